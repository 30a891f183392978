import { expect, test } from "vitest";
import { type IdentityPurpose, identityProblem } from "./identityProblem.ts";

test.each<[string, IdentityPurpose, string]>([
  ["auth/invalid-credential", "signIn", "WRONG_LOGIN_DATA"],
  ["auth/wrong-password", "signIn", "WRONG_LOGIN_DATA"],
  ["auth/user-not-found", "signIn", "WRONG_LOGIN_DATA"],
  ["auth/invalid-email", "signIn", "WRONG_LOGIN_DATA"],
  ["auth/user-disabled", "signIn", "USER_DISABLED"],
  ["auth/too-many-requests", "signIn", "TOO_MANY_REQUESTS"],
  ["auth/network-request-failed", "signIn", "NETWORK_ERROR"],
  ["auth/internal-error", "signIn", "IDENTITY_UNAVAILABLE"],
  ["auth/invalid-action-code", "signInWithLink", "LINK_HAS_EXPIRED"],
  ["auth/expired-action-code", "signInWithLink", "LINK_HAS_EXPIRED"],
  ["auth/argument-error", "signInWithLink", "LINK_INVALID"],
  ["auth/admin-restricted-operation", "signInWithLink", "USER_UNKNOWN"],
  ["auth/user-not-found", "sendMail", "USER_UNKNOWN"],
  ["auth/invalid-action-code", "reset", "LINK_HAS_EXPIRED"],
  ["auth/expired-action-code", "reset", "LINK_HAS_EXPIRED"],
  ["auth/user-not-found", "reset", "LINK_HAS_EXPIRED"],
  ["auth/user-disabled", "reset", "LINK_HAS_EXPIRED"],
  ["auth/user-token-expired", "account", "REVOKED_TOKEN"],
  ["auth/requires-recent-login", "account", "INVALID_TOKEN"],
  ["auth/wrong-password", "account", "WRONG_LOGIN_DATA"],
])("%s on %s is %s", (code, purpose, Code) => {
  expect(identityProblem(code, purpose)).toEqual({ Code });
});

test("a wrong password and an unknown user give the same problem, whichever code the provider sends", () => {
  const codes = ["auth/invalid-credential", "auth/wrong-password", "auth/user-not-found"];
  expect(new Set(codes.map((code) => JSON.stringify(identityProblem(code, "signIn")))).size).toBe(1);
});

test.each(["auth/weak-password", "auth/password-does-not-meet-requirements"])(
  "%s becomes a problem of the password field",
  (code) => {
    expect(identityProblem(code, "reset")).toEqual({
      Code: "INCORRECT_PROPERTIES",
      Details: { Password: ["TOO_SHORT"] },
    });
  },
);

test("a link that was mailed to another address becomes a problem of the address field", () => {
  expect(identityProblem("auth/invalid-email", "signInWithLink").Details).toEqual({ Email: ["INVALID_VALUE"] });
});

test.each(["auth/made-up", "constructor", "", "auth/toString"])(
  "the unknown code %j becomes INTERNAL_SERVER_ERROR",
  (code) => {
    expect(identityProblem(code, "signIn")).toEqual({ Code: "INTERNAL_SERVER_ERROR" });
  },
);
