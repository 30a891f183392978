import { authStatus } from "../session.ts";
import { karin } from "./fakes.ts";
import { callsTo, succeeded } from "./model.ts";
import type { Step } from "./runScenario.ts";
import { me, restored, type Scenario } from "./scenario.ts";
import { sessionModel } from "./sessionModel.ts";

const token = (accessToken: string): Step => ({ type: "TAKE_TOKEN", user: { uid: "u1", accessToken } });
const inside: Step[] = [restored(null), token("first"), ["getMe", me]];

export const sessionScenarios: Scenario[] = [
  {
    section: "4",
    statement: "Auth status: unknown (null)",
    model: sessionModel,
    steps: [restored(4)],
    expectations: ({ now }) => ({ "it is unknown": [authStatus(now), null] }),
  },
  {
    section: "4",
    statement: "Auth status: logged out (false)",
    model: sessionModel,
    steps: [restored(4), { type: "FORGET_TOKEN" }],
    expectations: ({ now, recorded }) => ({
      "it is false": [authStatus(now), false],
      "nothing is persisted": [recorded.persisted.UserID, null],
    }),
  },
  {
    section: "4",
    statement: "Auth status: logged in (true). Logged in means the identity provider reports a user.",
    model: sessionModel,
    steps: [restored(null), token("first")],
    expectations: ({ now }) => ({ "it is true": [authStatus(now), true] }),
  },
  {
    section: "4",
    statement: "When the persisted state is restored and UserID is missing, user info is fetched.",
    model: sessionModel,
    steps: inside,
    expectations: ({ now, recorded }) => ({
      "/me was fetched": [callsTo(recorded, "restore", "getMe"), ["restore", "getMe"]],
      "the UserID is persisted": [
        [now.context.UserID, recorded.persisted.UserID],
        [4, 4],
      ],
    }),
  },
  {
    section: "4",
    statement: "A test mode forces logged in on /admin/ paths",
    model: sessionModel,
    input: { forced: true },
    steps: [],
    expectations: ({ now }) => ({ "it is true": [authStatus(now), true] }),
  },
  {
    section: "4",
    statement: "A test mode forces logged out on /signup",
    model: sessionModel,
    input: { forced: false },
    steps: [{ type: "TAKE_TOKEN", user: { uid: "u1", accessToken: "first" } }],
    expectations: ({ now }) => ({ "it is false": [authStatus(now), false] }),
  },
  {
    section: "4",
    statement: "Sign-out clears the auth state.",
    model: sessionModel,
    steps: [...inside, { type: "SIGN_OUT" }, ["signOut", succeeded]],
    expectations: ({ now, recorded }) => ({
      "it is false": [authStatus(now), false],
      "the persisted data is cleared": [
        [now.context.me, now.context.UserID, recorded.persisted.UserID, recorded.cookie],
        [null, null, null, null],
      ],
      "the provider is signed out": [callsTo(recorded, "signOut"), ["signOut"]],
    }),
  },
  {
    section: "4",
    statement: "The access token is written to a cookie named token whenever it changes.",
    model: sessionModel,
    steps: [...inside, token("second"), token("second")],
    expectations: ({ recorded }) => ({
      twice: [callsTo(recorded, "writeCookie").length, 2],
      "the newest": [recorded.cookie, "second"],
    }),
  },
  {
    section: "8",
    statement: "REVOKED_TOKEN signs the user out; on click goes to the root",
    model: sessionModel,
    steps: [
      ...inside,
      { type: "END_SESSION", Code: "REVOKED_TOKEN" },
      ["signOut", succeeded],
      { type: "FORGET_TOKEN" },
      { type: "DISMISS" },
    ],
    expectations: ({ now, recorded }) => ({
      "it is false": [authStatus(now), false],
      "at the root": [recorded.path, "/"],
    }),
  },
  {
    section: "more",
    statement: "Sign-out in one tab signs out the other",
    model: sessionModel,
    steps: [...inside, { type: "FORGET_TOKEN" }],
    expectations: ({ now, recorded }) => ({
      "it is false": [authStatus(now), false],
      "no cookie": [recorded.cookie, null],
    }),
  },
  {
    section: "more",
    statement: "A removed role takes effect on the next call",
    model: sessionModel,
    steps: [...inside, { type: "REFRESH" }, ["getMe", { ok: true, me: { ...karin, roles: ["advisor"] } }]],
    expectations: ({ now }) => ({ "the roles are new": [now.context.me.roles, ["advisor"]] }),
  },
];
