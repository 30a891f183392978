import { useEffect } from "react";
import { waitFor } from "xstate";
import type { DraftState } from "./useDraft.ts";

type Actor = DraftState["actor"];

const drafts = new Map<number, Actor>();

/** Makes a draft known to what stands beside it on the page and may end the writing. */
export function useOpenDraft(questionId: number, actor: Actor): void {
  useEffect(() => {
    drafts.set(questionId, actor);
    return () => void drafts.delete(questionId);
  }, [questionId, actor]);
}

/** Whether anything was written to that question here, saved or not. */
export function hasOpenDraft(questionId: number): boolean {
  const draft = drafts.get(questionId)?.getSnapshot();
  return draft !== undefined && (draft.context.Version !== null || !draft.matches("saved"));
}

/** Milliseconds that a save may take. */
const patience = 30_000;

/** Has the text saved that is written to that question here. @returns false when it could not be */
export async function saveOpenDraft(questionId: number): Promise<boolean> {
  const actor = drafts.get(questionId);
  if (actor === undefined) return true;
  actor.send({ type: "SAVE" });
  const isSettled = (draft: ReturnType<Actor["getSnapshot"]>) => !draft.matches("saving") && !draft.matches("typed");
  const draft = await waitFor(actor, isSettled, { timeout: patience }).catch(() => null);
  return draft?.matches("saved") === true;
}
