import { readDraft, saveDraft } from "../forms/draft.ts";

/** The key of the question form's draft in session storage. */
export const askDraftKey = "ask_a_question";

/** Stores a draft with a title and an optional text, unless the draft has a text already. */
export function startAskDraft(Title: string, QuestionBody = ""): void {
  const draft = readDraft(askDraftKey);
  const written = typeof draft === "object" && draft !== null ? draft : {};
  if ("QuestionBody" in written && written.QuestionBody !== "") return;
  saveDraft(askDraftKey, { ...written, Title, QuestionBody });
}
