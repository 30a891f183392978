import type { ClientErrorCode } from "../contract/problem.ts";

const among = (codes: readonly ClientErrorCode[]) => (Code: ClientErrorCode | null) =>
  Code !== null && codes.includes(Code);

/** Nobody's fault, so the same try may succeed in a moment. */
export const isUnreachable = among([
  "NETWORK_ERROR",
  "TIMEOUT",
  "IDENTITY_UNAVAILABLE",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
]);

/** The link opens nothing any more; another one helps. */
export const isUselessLink = among(["LINK_HAS_EXPIRED", "LINK_INVALID", "NOT_FOUND", "INCORRECT_PROPERTIES"]);

/** The API takes no more calls from this session. */
export const isOver = among([
  "REVOKED_TOKEN",
  "INVALID_TOKEN",
  "NOT_LOGGED_IN",
  "USER_DISABLED",
  "USER_UNCONFIRMED",
  "USER_UNKNOWN",
]);

/** The address has no account, or none that may sign in; whoever asks for a mail must not learn it. */
export const isAboutAccount = among(["WRONG_LOGIN_DATA", "USER_UNKNOWN", "USER_DISABLED"]);
