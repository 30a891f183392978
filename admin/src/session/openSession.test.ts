import { HttpError } from "react-admin";
import { afterEach, beforeEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { type FakeApi, openFakeApi, problem } from "../testing/fakeApi.ts";
import { createAuthProvider } from "./authProvider.ts";
import type { ObservableIdentity } from "./identity.ts";
import { openSession } from "./openSession.ts";

let api: FakeApi;
beforeEach(async () => {
  api = await openFakeApi({
    "GET /settings": { status: 200, body: { Mode: "test" } },
    "GET /me": problem(401, "NOT_LOGGED_IN"),
  });
});
afterEach(async () => {
  history.replaceState(null, "", "/");
  await api.close();
});

test("in a test build every visitor of /admin/ is logged in, also after a 401 from the API", async () => {
  history.replaceState(null, "", "/admin/questions/unanswered");
  const opened = await openSession(api.baseUrl);
  if (!("me" in opened) || opened.me === null) throw new Error("not logged in");
  expect(opened.roles).toEqual(["admin", "advisor"]);
  expect(await opened.identity.token()).toBeUndefined();
  const ended: string[] = [];
  const provider = createAuthProvider(
    { identity: opened.identity, me: opened.me, client: opened.client },
    { leave: (path) => void ended.push(path), end: (code) => void ended.push(code) },
  );
  await provider.checkAuth({});
  const refused = await opened.client.getMe();
  expect(refused).toMatchObject({ ok: false, status: 401 });
  await provider.checkError(new HttpError("Nej", 401, { Code: "NOT_LOGGED_IN" }));
  expect([opened.identity.isSignedIn(), ended]).toEqual([true, []]);
});

const identity = (isSignedIn: boolean): ObservableIdentity => ({
  isSignedIn: () => isSignedIn,
  token: async () => "a-token",
  renewToken: async () => "a-token",
  signOut: async () => {},
  onSignOut: () => () => {},
});

test("the local storage's root has the UserID of the restored session, and is cleared without a session", async () => {
  localStorage.clear();
  api.responses["GET /me"] = { status: 200, body: account({ UserID: 4 }) };
  await openSession(api.baseUrl, async () => identity(true));
  expect(JSON.parse(localStorage.getItem("root") ?? "null")).toMatchObject({ UserID: 4 });
  await openSession(api.baseUrl, async () => identity(false));
  expect(localStorage.getItem("root")).toBeNull();
});
