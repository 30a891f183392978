import { AskAi } from "@lagrum/core/ai/aiSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { defineForm, type ValuesOf } from "../forms/form.ts";

/** The question to the AI page. It is neither stored as a draft nor put in the URL. */
export const aiForm = defineForm({
  empty: { Question: "", AcceptAi: "", AreaID: "" },
  hidden: ["AreaID"],
  check: ({ Question, AcceptAi, AreaID }) =>
    checkBody(AskAi, {
      Question,
      AcceptAi: AcceptAi === "true",
      ...(AreaID !== "" && { AreaID: Number(AreaID) }),
    }),
  notSent: { title: "Frågan kom inte fram", text: "Det du skrev finns kvar." },
});
export type AiValues = ValuesOf<typeof aiForm>;
