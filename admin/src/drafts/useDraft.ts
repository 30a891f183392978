import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { textOf } from "@lagrum/core/answer/answerText";
import { answerDraft } from "@lagrum/core/machines/answerDraft";
import type { Draft, DraftResult, FinishedDraft, TheirText } from "@lagrum/core/machines/answerDraftContext";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useDataProvider } from "react-admin";
import { fromPromise } from "xstate";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { useSession } from "../session/SessionContext.ts";
import { useDeviceDraft } from "./useDeviceDraft.ts";

/** The conflicting version and who saved it; null if it can't be fetched. */
async function findConflict(dataProvider: LagrumDataProvider, id: number, ownId: number): Promise<TheirText | null> {
  const [found, versions] = await Promise.all([
    dataProvider.findAnswer(id).catch(() => ({ data: null })),
    dataProvider.listVersions(id).catch(() => []),
  ]);
  if (found.data === null) return null;
  const [latest] = versions;
  return {
    ...textOf(found.data),
    Version: found.data.Version,
    saved: latest?.User ? { By: latest.User.Name, At: latest.SavedAt, isOwn: latest.User.UserID === ownId } : null,
  };
}

/** The machine's effects, as API calls. A conflict includes the other version. */
function draftEffects(dataProvider: LagrumDataProvider, ownId: number) {
  const attempt = async (QuestionID: number, call: () => Promise<{ data: StaffAnswer }>): Promise<DraftResult> => {
    try {
      const { data } = await call();
      return { ...textOf(data), ok: true, Version: data.Version };
    } catch (error) {
      const Code = refusalCode(error);
      if (Code !== "CHANGED_BY_OTHER" && Code !== "ANSWER_EXISTS") return { ok: false, Code };
      const theirs = await findConflict(dataProvider, QuestionID, ownId);
      return { ok: false, Code, ...(theirs && { theirs }) };
    }
  };
  const save = ({ QuestionID, Version, NewVersion, ...text }: Draft) =>
    attempt(QuestionID, () =>
      Version === null
        ? dataProvider.beginAnswer({ QuestionID, ...text })
        : dataProvider.saveAnswer(QuestionID, { ...text, Version, NewVersion }),
    );
  const finish = async ({ Action, Reason, ...draft }: FinishedDraft): Promise<DraftResult> => {
    const created: DraftResult =
      draft.Version === null ? await save(draft) : { ...draft, ok: true, Version: draft.Version };
    if (!created.ok) return created;
    const { QuestionID, NewVersion, ...text } = draft;
    const body = { ...text, Version: created.Version, NewVersion };
    return attempt(QuestionID, () =>
      Action === "send"
        ? dataProvider.sendAnswer(QuestionID, body)
        : dataProvider.publishAnswer(QuestionID, { ...body, Reason }),
    );
  };
  return {
    save: fromPromise<DraftResult, Draft>(({ input }) => save(input)),
    finish: fromPromise<DraftResult, FinishedDraft>(({ input }) => finish(input)),
  };
}

interface Start {
  QuestionID: number;
  answer: Pick<StaffAnswer, "AnswerBody" | "Provisions" | "ValidAt" | "Version"> | null;
  savesItself: boolean;
}

/** The draft's state machine. */
export function useDraft({ QuestionID, answer, savesItself }: Start) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me, inspect } = useSession();
  const machine = useMemo(
    () => answerDraft.provide({ actors: draftEffects(dataProvider, me.UserID) }),
    [dataProvider, me.UserID],
  );
  const text = answer ? textOf(answer) : { AnswerBody: "", Provisions: [], ValidAt: null };
  const [state, send, actor] = useMachine(machine, {
    input: { ...text, QuestionID, Version: answer?.Version ?? null, savesItself },
    ...(inspect && { inspect }),
  });
  return { state, send, actor, device: useDeviceDraft(actor) };
}

export type DraftState = ReturnType<typeof useDraft>;
