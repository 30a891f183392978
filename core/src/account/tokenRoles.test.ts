import { expect, test } from "vitest";
import { hasStaleRoles, rolesOf } from "./tokenRoles.ts";

const base64url = (data: object) => btoa(JSON.stringify(data)).replaceAll("+", "-").replaceAll("/", "_");
const token = (claims: object) => `${base64url({ alg: "none" })}.${base64url(claims)}.`;

test("the roles claim is read, and unknown roles are ignored", () => {
  expect(rolesOf(token({ roles: ["advisor", "admin"] }))).toEqual(["advisor", "admin"]);
  expect(rolesOf(token({ roles: ["owner", 7, "advisor"] }))).toEqual(["advisor"]);
});

test.each([undefined, "", "abc", "a.b.c", token({}), token({ roles: "admin" }), token({ roles: null })])(
  "finds no roles in %j",
  (accessToken) => {
    expect(rolesOf(accessToken)).toEqual([]);
  },
);

test("a claim is stale when the account has other roles", () => {
  expect(hasStaleRoles(token({ roles: ["advisor", "admin"] }), ["admin", "advisor"])).toBe(false);
  expect(hasStaleRoles(token({ roles: ["advisor"] }), ["admin"])).toBe(true);
  expect(hasStaleRoles(undefined, ["advisor"])).toBe(true);
});
