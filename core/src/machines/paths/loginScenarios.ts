import { karin } from "./fakes.ts";
import { loginWorld } from "./loginModel.ts";
import { called, done, lastInput, refused } from "./model.ts";
import { crash, type Step } from "./runScenario.ts";
import { Email, me, Password, type Sentence, verified } from "./scenario.ts";

const signIn: Step = { type: "SIGN_IN", Email, Password };
const unverified: Step = ["signIn", { ok: true, isVerified: false }];
const wrong: Step = ["signIn", refused("WRONG_LOGIN_DATA")];
const help = (Confirmed: boolean, PasswordSet: boolean): Step => [
  "handleUnconfirmedUser",
  { ok: true, Confirmed, PasswordSet },
];

export const loginSentences: Sentence[] = [
  {
    section: "4",
    sentence: "Every asynchronous action has pending, success and fail. Fail stores the error",
    world: loginWorld,
    steps: [signIn, ["signIn", refused("TOO_MANY_REQUESTS")]],
    facts: ({ now }) => ({ "the error is stored": [now.context.error, "TOO_MANY_REQUESTS"] }),
  },
  {
    section: "4, 7",
    sentence: "Login: if the email is verified, login succeeds. A user-info fetch runs after login (GET /me).",
    world: loginWorld,
    steps: [signIn, verified, ["getMe", me]],
    facts: ({ now, left }) => ({ "me is known": [now.output, karin], "nobody was mailed": [left.kept.Email, null] }),
  },
  {
    section: "4",
    sentence: "If not, the server is asked whether the user is confirmed; if not, an activation email is sent.",
    world: loginWorld,
    steps: [signIn, unverified, help(false, true), ["signOut", done], ["sendActivationLink", done]],
    facts: ({ left }) => ({
      "to that address": [lastInput(left, "sendActivationLink"), { Email }],
      "nobody is signed in": [left.isSignedIn, false],
    }),
  },
  {
    section: "4",
    sentence: "If not, the server is asked whether the user is confirmed (and it is: it signs in)",
    world: loginWorld,
    steps: [signIn, unverified, help(true, true), ["getMe", me]],
    facts: ({ now, left }) => ({
      "me is known": [now.output, karin],
      "nobody was mailed": [called(left, "sendActivationLink"), []],
    }),
  },
  {
    section: "4",
    sentence: "On a wrong-password error a check runs: unconfirmed user gets a new activation email",
    world: loginWorld,
    steps: [signIn, wrong, help(false, false), ["sendActivationLink", done]],
    facts: ({ left }) => ({ "to that address": [lastInput(left, "sendActivationLink"), { Email }] }),
  },
  {
    section: "4",
    sentence: "confirmed user without a password set gets a reset-password email",
    world: loginWorld,
    steps: [signIn, wrong, help(true, false), ["sendPasswordReset", done]],
    facts: ({ left }) => ({
      "to that address": [lastInput(left, "sendPasswordReset"), { Email }],
      "no other mail": [called(left, "sendActivationLink"), []],
    }),
  },
  {
    section: "4, 8",
    sentence: "otherwise WRONG_LOGIN_DATA: unknown user, or wrong password with a password set",
    world: loginWorld,
    steps: [signIn, wrong, help(true, true)],
    facts: ({ now, left }) => ({
      "it says so": [now.context.error, "WRONG_LOGIN_DATA"],
      "nobody was mailed": [called(left, "sendActivationLink", "sendPasswordReset"), []],
    }),
  },
  {
    section: "4",
    sentence: "Sent activation email: the email is kept in local storage with an activation flag.",
    world: loginWorld,
    steps: [signIn, wrong, help(false, true), ["sendActivationLink", done]],
    facts: ({ left }) => ({ "it is kept": [left.kept, { UserID: null, Email, isActivation: true }] }),
  },
  {
    section: "8",
    sentence: "USER_DISABLED is shown, then an activation email is sent",
    world: loginWorld,
    steps: [signIn, ["signIn", refused("USER_DISABLED")], ["sendActivationLink", done]],
    facts: ({ now, left }) => ({
      "it is shown": [now.context.error, "USER_DISABLED"],
      "the mail is sent": [lastInput(left, "sendActivationLink"), { Email }],
    }),
  },
  {
    section: "more",
    sentence: "The provider is unreachable: retry is offered and the typed values stay",
    world: loginWorld,
    steps: [signIn, ["signIn", refused("NETWORK_ERROR")], { type: "RETRY" }, verified, ["getMe", me]],
    facts: ({ left }) => ({ "the same was tried": [lastInput(left, "signIn"), { Email, Password }] }),
  },
  {
    section: "more",
    sentence: "An account that GET /me finds unconfirmed is signed out again and gets an activation mail",
    world: loginWorld,
    steps: [signIn, verified, ["getMe", refused("USER_UNCONFIRMED")], ["signOut", done], ["sendActivationLink", done]],
    facts: ({ now, left }) => ({ "no error is left": [now.context.error, null], out: [left.isSignedIn, false] }),
  },
  {
    section: "more",
    sentence: "An account that GET /me finds disabled is signed out again, shown so, and gets an activation mail",
    world: loginWorld,
    steps: [signIn, verified, ["getMe", refused("USER_DISABLED")], ["signOut", done], ["sendActivationLink", done]],
    facts: ({ now, left }) => ({ shown: [now.context.error, "USER_DISABLED"], out: [left.isSignedIn, false] }),
  },
  {
    section: "more",
    sentence: "The confirmation check is unavailable: no mail is sent, the user is signed out, and retry is offered",
    world: loginWorld,
    steps: [signIn, unverified, ["handleUnconfirmedUser", refused("SERVICE_UNAVAILABLE")], ["signOut", done]],
    facts: ({ at, left }) => ({
      "a new try": [at, "unreachable"],
      "nobody is mailed": [called(left, "sendActivationLink"), []],
      out: [left.isSignedIn, false],
    }),
  },
  {
    section: "more",
    sentence:
      "The confirmation check fails with a server error: no mail is sent, the user is signed out, and retry is offered",
    world: loginWorld,
    steps: [signIn, unverified, ["handleUnconfirmedUser", crash], ["signOut", done]],
    facts: ({ at, left }) => ({
      "a new try": [at, "unreachable"],
      "nobody is mailed": [called(left, "sendActivationLink"), []],
      out: [left.isSignedIn, false],
    }),
  },
];
