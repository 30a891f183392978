import { expect, test } from "vitest";
import { forcedStatus, signInRedirect } from "./signInRedirect.ts";

test("staff are redirected to the admin, an account without a role to its own page", () => {
  expect([signInRedirect(["admin"]), signInRedirect(["advisor"]), signInRedirect([])]).toEqual([
    "/admin/dashboard",
    "/admin/dashboard",
    "/account",
  ]);
});

test.each([
  ["/admin/users", true],
  ["/admin/", true],
  ["/signup", false],
  ["/administration", null],
  ["/signin", null],
  ["/", null],
])("the test mode makes %s %s", (path, status) => {
  expect(forcedStatus(path)).toBe(status);
});
