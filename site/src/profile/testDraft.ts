const keyOf = (userId: number, questionId: number) => `test-${userId}-${questionId}`;

/** What was typed in this tab and isn't saved; undefined where there is nothing. */
export function readTestDraft(userId: number, questionId: number): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(userId, questionId)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in this tab until it is saved; undefined forgets it. */
export function keepTestDraft(userId: number, questionId: number, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(userId, questionId));
    else sessionStorage.setItem(keyOf(userId, questionId), text);
  } catch {
    // Full or forbidden: the text is still in its field.
  }
}
