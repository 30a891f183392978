import { hasSignOutCookie } from "@lagrum/core/account/sharedSignOut";
import type { Kept, Storage } from "@lagrum/core/machines/accountEffects";
import { tokenOf } from "./tokenCookie.ts";

/** The key that the specification gives what the browser keeps of an account. */
const key = "root";

const nothing: Kept = { UserID: null, Email: null, isActivation: false };

/** What is kept; nothing where it can't be read or was written by someone else. */
export function readAccountStorage(): Kept {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof told !== "object" || told === null) return nothing;
    const { UserID, Email, isActivation } = told as Partial<Record<keyof Kept, unknown>>;
    return {
      UserID: typeof UserID === "number" ? UserID : null,
      Email: typeof Email === "string" && Email !== "" ? Email : null,
      isActivation: isActivation === true,
    };
  } catch {
    return nothing;
  }
}

/** A browser that keeps nothing asks people for their address instead. */
function keep(change: Partial<Kept>): void {
  try {
    const next = { ...readAccountStorage(), ...change };
    if (next.UserID === null && next.Email === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Full or forbidden.
  }
}

/** The account machines' Storage: {UserID, Email, isActivation} under the key `root` of the local storage. */
export const storage: Storage = {
  restore: async () => ({ ok: true, kept: readAccountStorage() }),
  keepUserID: (UserID) => keep({ UserID }),
  forgetUserID: () => keep({ UserID: null }),
  keepEmail: (kept) => keep(kept),
  forgetEmail: () => keep({ Email: null, isActivation: false }),
};

/** Whether someone may be signed in here. Without a sign nothing is loaded to find out. */
export const mayHaveSession = (): boolean =>
  tokenOf(document.cookie) !== undefined || hasSignOutCookie(document.cookie) || readAccountStorage().UserID !== null;
