import { readAccountStorage } from "@lagrum/core/account/accountStorage";
import { hasSignOutCookie } from "@lagrum/core/account/sharedSignOut";
import { tokenOf } from "./tokenCookie.ts";

/** Whether someone may be signed in. If not, neither SDK nor session is loaded. */
export const mayHaveSession = (): boolean =>
  tokenOf(document.cookie) !== undefined || hasSignOutCookie(document.cookie) || readAccountStorage().UserID !== null;
