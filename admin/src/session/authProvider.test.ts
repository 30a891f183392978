// @vitest-environment node
import type { SignOutOptions } from "@lagrum/core/account/sharedSignOut";
import { createClient } from "@lagrum/core/client";
import { HttpError } from "react-admin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { type FakeApi, openFakeApi, problem } from "../testing/fakeApi.ts";
import { createAuthProvider } from "./authProvider.ts";

/** GET /me has other roles than the token. */
const karin = account({ roles: ["advisor", "admin"] });
const tokenWith = (roles: string[]) => `${btoa(JSON.stringify({ alg: "none" }))}.${btoa(JSON.stringify({ roles }))}.`;

let api: FakeApi;
beforeAll(async () => {
  api = await openFakeApi({});
});
afterAll(() => api.close());

function open({ isSignedIn = true } = {}) {
  const left: string[] = [];
  const ended: string[] = [];
  const signOuts: unknown[] = [];
  let signedIn = isSignedIn;
  const identity = {
    isSignedIn: () => signedIn,
    token: async () => (signedIn ? tokenWith(["advisor"]) : undefined),
    renewToken: async () => undefined,
    signOut: async (options?: SignOutOptions) => {
      signOuts.push(options);
      signedIn = false;
    },
  };
  const client = createClient({ baseUrl: api.baseUrl, token: () => "token" });
  const exits = { leave: (path: string) => void left.push(path), end: (code: string) => void ended.push(code) };
  return { provider: createAuthProvider({ identity, me: karin, client }, exits), left, ended, identity, signOuts };
}

/** True when the check is still pending, which blocks rendering. */
const isWaiting = (check: Promise<unknown>) => {
  const settled = check.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, new Promise((resolve) => setImmediate(() => resolve(true)))]);
};

const refusal = (status: number, Code: string) => new HttpError(Code, status, { Code });

test("checkAuth accepts signed-in staff", async () => {
  const { provider, left } = open();
  await expect(provider.checkAuth({})).resolves.toBeUndefined();
  expect(left).toEqual([]);
});

test("a signed-out user gets the alert, and nothing renders meanwhile", async () => {
  const { provider, left, ended } = open({ isSignedIn: false });
  expect(await isWaiting(provider.checkAuth({}))).toBe(true);
  expect([ended, left]).toEqual([["NOT_LOGGED_IN"], []]);
});

test.each(["INVALID_TOKEN", "REVOKED_TOKEN", "NOT_LOGGED_IN"])("%s signs the user out and shows why", async (code) => {
  const { provider, identity, ended, signOuts } = open();
  const check = provider.checkError(refusal(401, code));
  await expect.poll(() => ended).toEqual([code]);
  expect(await isWaiting(check)).toBe(true);
  expect(identity.isSignedIn()).toBe(false);
  expect(signOuts).toEqual([{ keepsDrafts: true }]);
});

test.each([
  ["a user without roles", { status: 200, body: { ...karin, roles: [] } }],
  ["unknown to the API", problem(403, "USER_UNKNOWN")],
])(
  "a user who becomes %s during the session is redirected to the start page, with one GET /me for all errors",
  async (_, now) => {
    const { provider, left } = open();
    api.responses["GET /me"] = now;
    const before = api.requests.length;
    const refused = [1, 2].map(() => provider.checkError(refusal(403, "NOT_ALLOWED")));
    await expect.poll(() => left).toEqual(["/", "/"]);
    expect(api.requests.length - before).toBe(1);
    expect(await isWaiting(Promise.race(refused))).toBe(true);
  },
);

test.each([
  ["still has a staff role", { status: 200, body: karin }],
  ["can't be read", problem(503, "SERVICE_UNAVAILABLE")],
])("a forbidden call does not redirect when the account %s", async (_, now) => {
  const { provider, left } = open();
  api.responses["GET /me"] = now;
  await expect(provider.checkError(refusal(403, "NOT_ALLOWED"))).resolves.toBeUndefined();
  expect(left).toEqual([]);
});

test.each([
  [409, "RESERVED_BY_OTHER"],
  [503, "SERVICE_UNAVAILABLE"],
])("an error with %i %s does not sign out", async (status, code) => {
  const { provider, identity } = open();
  await expect(provider.checkError(refusal(status, code))).resolves.toBeUndefined();
  expect(identity.isSignedIn()).toBe(true);
});

test("signing out ends the session and goes to the start page", async () => {
  const { provider, identity, left, signOuts } = open();
  await expect(provider.logout({})).resolves.toBe(false);
  expect([identity.isSignedIn(), left, signOuts]).toEqual([false, ["/"], [undefined]]);
});

test("roles come from the token's claim, the name from GET /me", async () => {
  const { provider } = open();
  await expect(provider.getPermissions?.({})).resolves.toEqual(["advisor"]);
  await expect(provider.getIdentity?.()).resolves.toEqual({ id: 4, fullName: "Karin Ekdal" });
});
