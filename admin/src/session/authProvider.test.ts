// @vitest-environment node
import { createClient } from "@lagrum/core/client";
import type { Me } from "@lagrum/core/contract/account";
import { HttpError } from "react-admin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiStandIn, openApiStandIn, problem } from "../apiStandIn.ts";
import { createAuthProvider } from "./authProvider.ts";

const karin: Me = {
  UserID: 4,
  Email: "karin@exempel.se",
  FirstName: "Karin",
  LastName: "Ekdal",
  Title: null,
  roles: ["advisor"],
  Status: ["approved"],
};

let api: ApiStandIn;
beforeAll(async () => {
  api = await openApiStandIn({});
});
afterAll(() => api.close());

function open({ me = karin, isSignedIn = true }: { me?: Me | null; isSignedIn?: boolean } = {}) {
  const left: string[] = [];
  let signedIn = isSignedIn;
  const identity = {
    isSignedIn: () => signedIn,
    token: async () => (signedIn ? "token" : undefined),
    signOut: async () => {
      signedIn = false;
    },
  };
  const client = createClient({ baseUrl: api.baseUrl, token: () => "token" });
  return { provider: createAuthProvider({ identity, me, client }, (path) => left.push(path)), left, identity };
}

const refusal = (status: number, Code: string) => new HttpError(Code, status, { Code });

test("staff come in", async () => {
  const { provider, left } = open();
  await expect(provider.checkAuth({})).resolves.toBeUndefined();
  expect(left).toEqual([]);
});

test("who is not signed in meets the alert", async () => {
  const { provider, left } = open({ me: null, isSignedIn: false });
  await expect(provider.checkAuth({})).rejects.toMatchObject({ redirectTo: "/login", message: false });
  await expect(provider.logout({})).resolves.toBeUndefined();
  expect(left).toEqual([]);
});

test.each([
  ["an account without a role", { ...karin, roles: [] }],
  ["an account that we do not know", null],
])("%s goes straight to the start page, and nothing renders meanwhile", async (_, me) => {
  const { provider, left } = open({ me });
  const checked = provider.checkAuth({}).then(
    () => "let in",
    () => "refused",
  );
  expect(await Promise.race([checked, new Promise((resolve) => setImmediate(() => resolve("still waiting")))])).toBe(
    "still waiting",
  );
  expect(left).toEqual(["/"]);
});

test.each(["INVALID_TOKEN", "REVOKED_TOKEN", "NOT_LOGGED_IN"])("%s signs out and says why", async (code) => {
  const { provider, identity } = open();
  await expect(provider.checkError(refusal(401, code))).rejects.toMatchObject({ redirectTo: `/login?code=${code}` });
  expect(identity.isSignedIn()).toBe(false);
  await expect(provider.logout({})).resolves.toBeUndefined();
});

test.each([
  ["without a role", { status: 200, body: { ...karin, roles: [] } }],
  ["unknown", problem(403, "USER_UNKNOWN")],
])("who has become %s during the session goes to the start page, however many calls were refused", async (_, now) => {
  const { provider, left } = open();
  api.answers["GET /me"] = now;
  const before = api.asked.length;
  const refused = [1, 2].map(() =>
    provider.checkError(refusal(403, "NOT_ALLOWED")).then(
      () => "told",
      () => "told",
    ),
  );
  await expect.poll(() => left).toEqual(["/", "/"]);
  expect(api.asked.length - before).toBe(1);
  expect(await Promise.race([...refused, new Promise((resolve) => setImmediate(() => resolve("still waiting")))])).toBe(
    "still waiting",
  );
});

test.each([
  ["is staff still", { status: 200, body: karin }],
  ["can't be asked for", problem(503, "SERVICE_UNAVAILABLE")],
])("an account that %s stays where it is when a single call is not allowed", async (_, now) => {
  const { provider, left } = open();
  api.answers["GET /me"] = now;
  await expect(provider.checkError(refusal(403, "NOT_ALLOWED"))).resolves.toBeUndefined();
  expect(left).toEqual([]);
});

test.each([
  [409, "RESERVED_BY_OTHER"],
  [503, "SERVICE_UNAVAILABLE"],
])("a refusal with %i %s leaves people where they are", async (status, code) => {
  const { provider, identity } = open();
  await expect(provider.checkError(refusal(status, code))).resolves.toBeUndefined();
  expect(identity.isSignedIn()).toBe(true);
});

test("signing out ends the session and goes to the start page", async () => {
  const { provider, identity, left } = open();
  await expect(provider.logout({})).resolves.toBe(false);
  expect([identity.isSignedIn(), left]).toEqual([false, ["/"]]);
});

test("roles and name are those of GET /me", async () => {
  const { provider } = open();
  await expect(provider.getPermissions?.({})).resolves.toEqual(["advisor"]);
  await expect(provider.getIdentity?.()).resolves.toEqual({ id: 4, fullName: "Karin Ekdal" });
});
