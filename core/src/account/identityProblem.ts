import type { ClientErrorCode, Details } from "../contract/problem.ts";

/** The operation at the identity provider: the same error means different things for different operations. */
export type IdentityPurpose = "signIn" | "signInWithLink" | "sendMail" | "reset" | "account";

export interface IdentityProblem {
  Code: ClientErrorCode;
  Details?: Details;
}

const inField = (field: string, code: Details[string][number]): IdentityProblem => ({
  Code: "INCORRECT_PROPERTIES",
  Details: { [field]: [code] },
});

/** Firebase codes, without "auth/", that mean the same for every operation. */
const always: Record<string, IdentityProblem> = {
  "network-request-failed": { Code: "NETWORK_ERROR" },
  timeout: { Code: "TIMEOUT" },
  "internal-error": { Code: "IDENTITY_UNAVAILABLE" },
  // The provider's own messages, as the SDK turns them into codes.
  "the-service-is-currently-unavailable.": { Code: "IDENTITY_UNAVAILABLE" },
  "too-many-requests": { Code: "TOO_MANY_REQUESTS" },
  "quota-exceeded": { Code: "TOO_MANY_REQUESTS" },
  "expired-action-code": { Code: "LINK_HAS_EXPIRED" },
  "invalid-action-code": { Code: "LINK_HAS_EXPIRED" },
  "invalid-oob-code": { Code: "LINK_HAS_EXPIRED" },
  "user-token-expired": { Code: "REVOKED_TOKEN" },
  "id-token-revoked": { Code: "REVOKED_TOKEN" },
  "invalid-user-token": { Code: "INVALID_TOKEN" },
  "requires-recent-login": { Code: "INVALID_TOKEN" },
  "weak-password": inField("Password", "TOO_SHORT"),
  "password-does-not-meet-requirements": inField("Password", "TOO_SHORT"),
};

const wrong: IdentityProblem = { Code: "WRONG_LOGIN_DATA" };
const expired: IdentityProblem = { Code: "LINK_HAS_EXPIRED" };
const disabled: IdentityProblem = { Code: "USER_DISABLED" };
const noAddress = inField("Email", "INVALID_EMAIL");

/** Codes whose meaning depends on the operation. "invalid-credential" hides an unknown user and a wrong password. */
const byPurpose: Record<IdentityPurpose, Record<string, IdentityProblem>> = {
  signIn: {
    "invalid-credential": wrong,
    "invalid-login-credentials": wrong,
    "wrong-password": wrong,
    "user-not-found": wrong,
    "invalid-email": wrong,
    "missing-email": wrong,
    "missing-password": wrong,
    "user-disabled": disabled,
  },
  // The provider reports this when the link was mailed to another address.
  signInWithLink: {
    "invalid-email": inField("Email", "INVALID_VALUE"),
    "missing-email": noAddress,
    "argument-error": { Code: "LINK_INVALID" },
    // The project doesn't let people create accounts, and the address has none.
    "admin-restricted-operation": { Code: "USER_UNKNOWN" },
    "invalid-credential": expired,
    "user-not-found": expired,
    "user-disabled": disabled,
  },
  sendMail: {
    "invalid-email": noAddress,
    "missing-email": noAddress,
    "user-not-found": { Code: "USER_UNKNOWN" },
    "user-disabled": disabled,
  },
  // Section 8: every problem with a reset link has the same text.
  reset: {
    "user-not-found": expired,
    "user-disabled": expired,
    "invalid-credential": expired,
    "argument-error": expired,
    "missing-action-code": expired,
    "missing-oob-code": expired,
    "missing-password": inField("Password", "REQUIRED"),
  },
  account: {
    "invalid-credential": wrong,
    "invalid-login-credentials": wrong,
    "wrong-password": wrong,
    "user-mismatch": wrong,
    "user-not-found": { Code: "USER_UNKNOWN" },
    "user-disabled": disabled,
  },
};

/**
 * Maps a Firebase error code to an error code of the API. An unknown code becomes INTERNAL_SERVER_ERROR,
 * which offers a retry.
 */
export function identityProblem(code: string, purpose: IdentityPurpose): IdentityProblem {
  const name = code.replace(/^auth\//, "");
  const table = { ...always, ...byPurpose[purpose] };
  return Object.hasOwn(table, name) ? (table[name] as IdentityProblem) : { Code: "INTERNAL_SERVER_ERROR" };
}
