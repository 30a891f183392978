import { useEffect } from "react";
import { waitFor } from "xstate";
import type { DraftState } from "./useDraft.ts";

type Actor = DraftState["actor"];

const drafts = new Map<number, Actor>();

/** Registers an open draft, so that other parts of the page can save it. */
export function useOpenDraft(questionId: number, actor: Actor): void {
  useEffect(() => {
    drafts.set(questionId, actor);
    return () => void drafts.delete(questionId);
  }, [questionId, actor]);
}

/** Whether the question has a draft here, saved or not. */
export function hasOpenDraft(questionId: number): boolean {
  const draft = drafts.get(questionId)?.getSnapshot();
  return draft !== undefined && (draft.context.Version !== null || !draft.matches("saved"));
}

/** Timeout of a save in milliseconds. */
const saveTimeout = 30_000;

/** Saves the question's open draft, if any. @returns false if it failed */
export async function saveOpenDraft(questionId: number): Promise<boolean> {
  const actor = drafts.get(questionId);
  if (actor === undefined) return true;
  actor.send({ type: "SAVE" });
  const isSettled = (draft: ReturnType<Actor["getSnapshot"]>) => !draft.matches("saving") && !draft.matches("typed");
  const draft = await waitFor(actor, isSettled, { timeout: saveTimeout }).catch(() => null);
  return draft?.matches("saved") === true;
}
