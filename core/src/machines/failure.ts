import type { ClientErrorCode } from "../contract/problem.ts";

const among = (codes: readonly ClientErrorCode[]) => (Code: ClientErrorCode | null) =>
  Code !== null && codes.includes(Code);

/** Temporary: a retry may succeed. */
export const isUnreachable = among([
  "NETWORK_ERROR",
  "TIMEOUT",
  "IDENTITY_UNAVAILABLE",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
]);

/** The link is expired or invalid; the user can request a new one. */
export const isUnusableLink = among(["LINK_HAS_EXPIRED", "LINK_INVALID", "NOT_FOUND", "INCORRECT_PROPERTIES"]);

/** The API rejects every further call of this session. */
export const isSessionOver = among([
  "REVOKED_TOKEN",
  "INVALID_TOKEN",
  "NOT_LOGGED_IN",
  "USER_DISABLED",
  "USER_UNCONFIRMED",
  "USER_UNKNOWN",
]);

/** The address has no account, or none that may sign in. Never shown where a mail is requested: it would reveal accounts. */
export const isAboutAccount = among(["WRONG_LOGIN_DATA", "USER_UNKNOWN", "USER_DISABLED"]);
