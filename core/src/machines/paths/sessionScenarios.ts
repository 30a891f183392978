import { authStatus } from "../session.ts";
import { karin } from "./fakes.ts";
import { called, done } from "./model.ts";
import type { Step } from "./runScenario.ts";
import { keeping, me, type Sentence } from "./scenario.ts";
import { sessionWorld } from "./sessionModel.ts";

const token = (accessToken: string): Step => ({ type: "TAKE_TOKEN", user: { uid: "u1", accessToken } });
const inside: Step[] = [keeping(null), token("first"), ["getMe", me]];

export const sessionSentences: Sentence[] = [
  {
    section: "4",
    sentence: "Auth status: unknown (null)",
    world: sessionWorld,
    steps: [keeping(4)],
    facts: ({ now }) => ({ "it is unknown": [authStatus(now), null] }),
  },
  {
    section: "4",
    sentence: "Auth status: logged out (false)",
    world: sessionWorld,
    steps: [keeping(4), { type: "FORGET_TOKEN" }],
    facts: ({ now, left }) => ({
      "it is false": [authStatus(now), false],
      "nothing is kept": [left.kept.UserID, null],
    }),
  },
  {
    section: "4",
    sentence: "Auth status: logged in (true). Logged in means the identity provider reports a user.",
    world: sessionWorld,
    steps: [keeping(null), token("first")],
    facts: ({ now }) => ({ "it is true": [authStatus(now), true] }),
  },
  {
    section: "4",
    sentence: "When the persisted state is restored and UserID is missing, user info is fetched.",
    world: sessionWorld,
    steps: inside,
    facts: ({ now, left }) => ({
      "/me was fetched": [called(left, "restore", "getMe"), ["restore", "getMe"]],
      "the UserID is kept": [
        [now.context.UserID, left.kept.UserID],
        [4, 4],
      ],
    }),
  },
  {
    section: "4",
    sentence: "A test mode forces logged in on /admin/ paths",
    world: sessionWorld,
    input: { forced: true },
    steps: [],
    facts: ({ now }) => ({ "it is true": [authStatus(now), true] }),
  },
  {
    section: "4",
    sentence: "A test mode forces logged out on /signup",
    world: sessionWorld,
    input: { forced: false },
    steps: [{ type: "TAKE_TOKEN", user: { uid: "u1", accessToken: "first" } }],
    facts: ({ now }) => ({ "it is false": [authStatus(now), false] }),
  },
  {
    section: "4",
    sentence: "Sign-out clears the auth state.",
    world: sessionWorld,
    steps: [...inside, { type: "SIGN_OUT" }, ["signOut", done]],
    facts: ({ now, left }) => ({
      "it is false": [authStatus(now), false],
      "nothing is left": [
        [now.context.me, now.context.UserID, left.kept.UserID, left.cookie],
        [null, null, null, null],
      ],
      "nor at the provider": [called(left, "signOut"), ["signOut"]],
    }),
  },
  {
    section: "4",
    sentence: "The access token is written to a cookie named token whenever it changes.",
    world: sessionWorld,
    steps: [...inside, token("second"), token("second")],
    facts: ({ left }) => ({ twice: [called(left, "writeCookie").length, 2], "the newest": [left.cookie, "second"] }),
  },
  {
    section: "8",
    sentence: "REVOKED_TOKEN signs the user out; on click goes to the root",
    world: sessionWorld,
    steps: [
      ...inside,
      { type: "END_SESSION", Code: "REVOKED_TOKEN" },
      ["signOut", done],
      { type: "FORGET_TOKEN" },
      { type: "DISMISS" },
    ],
    facts: ({ now, left }) => ({ "it is false": [authStatus(now), false], "at the root": [left.path, "/"] }),
  },
  {
    section: "more",
    sentence: "Sign-out in one tab signs out the other",
    world: sessionWorld,
    steps: [...inside, { type: "FORGET_TOKEN" }],
    facts: ({ now, left }) => ({ "it is false": [authStatus(now), false], "no cookie": [left.cookie, null] }),
  },
  {
    section: "more",
    sentence: "A removed role takes effect on the next call",
    world: sessionWorld,
    steps: [...inside, { type: "REFRESH" }, ["getMe", { ok: true, me: { ...karin, roles: ["advisor"] } }]],
    facts: ({ now }) => ({ "the roles are new": [now.context.me.roles, ["advisor"]] }),
  },
];
