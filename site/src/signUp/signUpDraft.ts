import { emptySignUp, type SignUpValues } from "./signUpForm.ts";

const key = "signup";

/** Keeps what is typed in this tab until it is sent, but for the password and what has to be accepted. */
export function saveSignUpDraft({ Password: _, AcceptConfidentiality: __, AcceptPrivacy: ___, ...kept }: SignUpValues) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the values are still in the form.
  }
}

/** What was typed earlier in this tab. */
export function readSignUpDraft(): SignUpValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...emptySignUp(), ...stored } : null;
  } catch {
    return null;
  }
}

/** Forgets it, once it has been sent. */
export function clearSignUpDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
