import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api/api.ts";
import type { Opened } from "./confirmQuestion.ts";

const final = [401, 403, 404, 409, 410, 422];

/** The asker's own question. An invalid or expired link, or one to a deleted question, gives a code to show; any other failure is thrown. */
export const statusQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["status", code ?? null],
    queryFn: async (): Promise<Opened<QuestionStatus>> => {
      if (code === undefined) {
        answerWith(404);
        return { Code: "LINK_INVALID" };
      }
      const outcome = await api().getQuestionStatus({ accessCode: code });
      if (outcome.ok) return { found: outcome.body };
      const { Code, Deleted } = outcome.body;
      if (Deleted) {
        answerWith(410);
        return { Code, Deleted };
      }
      const isLink = final.includes(outcome.status);
      answerWith(isLink ? 404 : 503);
      if (isLink) return { Code: Code === "LINK_HAS_EXPIRED" ? Code : "LINK_INVALID" };
      throw new Error(Code);
    },
  });
