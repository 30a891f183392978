import type { StaffAnswer } from "@lagrum/core/contract/answer";
import { answerDraft, type Draft, type DraftResult, type FinishedDraft } from "@lagrum/core/machines/answerDraft";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useDataProvider } from "react-admin";
import { fromPromise } from "xstate";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { refusalCode } from "../restClient.ts";
import { useSession } from "../session/SessionContext.ts";

/** The machine's effects on our API. When someone else has saved in between, their text comes with the refusal. */
function draftEffects(dataProvider: LagrumDataProvider) {
  const attempt = async (QuestionID: number, call: () => Promise<{ data: StaffAnswer }>): Promise<DraftResult> => {
    try {
      const { data } = await call();
      return { ok: true, AnswerBody: data.AnswerBody, Version: data.Version };
    } catch (error) {
      const Code = refusalCode(error);
      if (Code !== "CHANGED_BY_OTHER" && Code !== "ANSWER_EXISTS") return { ok: false, Code };
      const { data } = await dataProvider.findAnswer(QuestionID).catch(() => ({ data: null }));
      return { ok: false, Code, ...(data && { theirs: { AnswerBody: data.AnswerBody, Version: data.Version } }) };
    }
  };
  const save = ({ QuestionID, AnswerBody, Version }: Draft) =>
    attempt(QuestionID, () =>
      Version === null
        ? dataProvider.beginAnswer({ QuestionID, AnswerBody })
        : dataProvider.saveAnswer(QuestionID, { AnswerBody, Version }),
    );
  const finish = async ({ Action, ...draft }: FinishedDraft): Promise<DraftResult> => {
    const begun: DraftResult =
      draft.Version === null ? await save(draft) : { ...draft, ok: true, Version: draft.Version };
    if (!begun.ok) return begun;
    const text = { AnswerBody: draft.AnswerBody, Version: begun.Version };
    return attempt(draft.QuestionID, () =>
      Action === "send"
        ? dataProvider.sendAnswer(draft.QuestionID, text)
        : dataProvider.publishAnswer(draft.QuestionID, text),
    );
  };
  return {
    save: fromPromise<DraftResult, Draft>(({ input }) => save(input)),
    finish: fromPromise<DraftResult, FinishedDraft>(({ input }) => finish(input)),
  };
}

interface Start {
  QuestionID: number;
  answer: Pick<StaffAnswer, "AnswerBody" | "Version"> | null;
  savesItself: boolean;
}

/** An answer being written. */
export function useDraft({ QuestionID, answer, savesItself }: Start) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { inspect } = useSession();
  const machine = useMemo(() => answerDraft.provide({ actors: draftEffects(dataProvider) }), [dataProvider]);
  const [state, send] = useMachine(machine, {
    input: { QuestionID, AnswerBody: answer?.AnswerBody ?? "", Version: answer?.Version ?? null, savesItself },
    ...(inspect && { inspect }),
  });
  return { state, send };
}

export type DraftInHand = ReturnType<typeof useDraft>;
