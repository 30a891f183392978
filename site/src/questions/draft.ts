import { type AskValues, emptyValues } from "./askForm.ts";

const key = "ask_a_question";

/** Keeps what is typed in this tab until it is sent. A browser that refuses storage loses nothing but this. */
export function saveDraft(values: AskValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or forbidden: the values are still in the form.
  }
}

/** What was typed earlier in this tab. */
export function readDraft(): AskValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...emptyValues(), ...stored } : null;
  } catch {
    return null;
  }
}

/** Forgets it, once it has been sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
