import { expect, test } from "vitest";
import { forcedStatus, landingOf } from "./signInRedirect.ts";

test("staff land in the admin, an account without a role on its own page", () => {
  expect([landingOf(["admin"]), landingOf(["advisor"]), landingOf([])]).toEqual([
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
