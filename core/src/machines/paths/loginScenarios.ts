import { karin } from "./fakes.ts";
import { loginModel } from "./loginModel.ts";
import { callsTo, failed, lastInput, succeeded } from "./model.ts";
import { crash, type Step } from "./runScenario.ts";
import { Email, me, Password, type Scenario, verified } from "./scenario.ts";

const signIn: Step = { type: "SIGN_IN", Email, Password };
const unverified: Step = ["signIn", { ok: true, isVerified: false }];
const wrong: Step = ["signIn", failed("WRONG_LOGIN_DATA")];
const help = (Confirmed: boolean, PasswordSet: boolean): Step => [
  "handleUnconfirmedUser",
  { ok: true, Confirmed, PasswordSet },
];

export const loginScenarios: Scenario[] = [
  {
    section: "4",
    statement: "Every asynchronous action has pending, success and fail. Fail stores the error",
    model: loginModel,
    steps: [signIn, ["signIn", failed("TOO_MANY_REQUESTS")]],
    expectations: ({ now }) => ({ "the error is stored": [now.context.error, "TOO_MANY_REQUESTS"] }),
  },
  {
    section: "4, 7",
    statement: "Login: if the email is verified, login succeeds. A user-info fetch runs after login (GET /me).",
    model: loginModel,
    steps: [signIn, verified, ["getMe", me]],
    expectations: ({ now, recorded }) => ({
      "me is known": [now.output, karin],
      "no mail was sent": [recorded.persisted.Email, null],
    }),
  },
  {
    section: "4",
    statement: "If not, the server is asked whether the user is confirmed; if not, an activation email is sent.",
    model: loginModel,
    steps: [signIn, unverified, help(false, true), ["signOut", succeeded], ["sendActivationLink", succeeded]],
    expectations: ({ recorded }) => ({
      "to that address": [lastInput(recorded, "sendActivationLink"), { Email }],
      "no user is signed in": [recorded.isSignedIn, false],
    }),
  },
  {
    section: "4",
    statement: "If not, the server is asked whether the user is confirmed (and it is: it signs in)",
    model: loginModel,
    steps: [signIn, unverified, help(true, true), ["getMe", me]],
    expectations: ({ now, recorded }) => ({
      "me is known": [now.output, karin],
      "no mail was sent": [callsTo(recorded, "sendActivationLink"), []],
    }),
  },
  {
    section: "4",
    statement: "On a wrong-password error a check runs: unconfirmed user gets a new activation email",
    model: loginModel,
    steps: [signIn, wrong, help(false, false), ["sendActivationLink", succeeded]],
    expectations: ({ recorded }) => ({ "to that address": [lastInput(recorded, "sendActivationLink"), { Email }] }),
  },
  {
    section: "4",
    statement: "confirmed user without a password set gets a reset-password email",
    model: loginModel,
    steps: [signIn, wrong, help(true, false), ["sendPasswordReset", succeeded]],
    expectations: ({ recorded }) => ({
      "to that address": [lastInput(recorded, "sendPasswordReset"), { Email }],
      "no other mail": [callsTo(recorded, "sendActivationLink"), []],
    }),
  },
  {
    section: "4, 8",
    statement: "otherwise WRONG_LOGIN_DATA: unknown user, or wrong password with a password set",
    model: loginModel,
    steps: [signIn, wrong, help(true, true)],
    expectations: ({ now, recorded }) => ({
      "the error is set": [now.context.error, "WRONG_LOGIN_DATA"],
      "no mail was sent": [callsTo(recorded, "sendActivationLink", "sendPasswordReset"), []],
    }),
  },
  {
    section: "4",
    statement: "Sent activation email: the email is stored with an activation flag.",
    model: loginModel,
    steps: [signIn, wrong, help(false, true), ["sendActivationLink", succeeded]],
    expectations: ({ recorded }) => ({
      "it is persisted": [recorded.persisted, { UserID: null, Email, isActivation: true }],
    }),
  },
  {
    section: "8",
    statement: "USER_DISABLED is shown, then an activation email is sent",
    model: loginModel,
    steps: [signIn, ["signIn", failed("USER_DISABLED")], ["sendActivationLink", succeeded]],
    expectations: ({ now, recorded }) => ({
      "it is shown": [now.context.error, "USER_DISABLED"],
      "the mail is sent": [lastInput(recorded, "sendActivationLink"), { Email }],
    }),
  },
  {
    section: "more",
    statement: "The provider is unreachable: retry is offered and the typed values stay",
    model: loginModel,
    steps: [signIn, ["signIn", failed("NETWORK_ERROR")], { type: "RETRY" }, verified, ["getMe", me]],
    expectations: ({ recorded }) => ({
      "the same call was retried": [lastInput(recorded, "signIn"), { Email, Password }],
    }),
  },
  {
    section: "more",
    statement: "An account that GET /me finds unconfirmed is signed out again and gets an activation mail",
    model: loginModel,
    steps: [
      signIn,
      verified,
      ["getMe", failed("USER_UNCONFIRMED")],
      ["signOut", succeeded],
      ["sendActivationLink", succeeded],
    ],
    expectations: ({ now, recorded }) => ({
      "no error is left": [now.context.error, null],
      out: [recorded.isSignedIn, false],
    }),
  },
  {
    section: "more",
    statement: "An account that GET /me finds disabled is signed out again, shown so, and gets an activation mail",
    model: loginModel,
    steps: [
      signIn,
      verified,
      ["getMe", failed("USER_DISABLED")],
      ["signOut", succeeded],
      ["sendActivationLink", succeeded],
    ],
    expectations: ({ now, recorded }) => ({
      shown: [now.context.error, "USER_DISABLED"],
      out: [recorded.isSignedIn, false],
    }),
  },
  {
    section: "more",
    statement: "The confirmation check is unavailable: no mail is sent, the user is signed out, and retry is offered",
    model: loginModel,
    steps: [signIn, unverified, ["handleUnconfirmedUser", failed("SERVICE_UNAVAILABLE")], ["signOut", succeeded]],
    expectations: ({ at, recorded }) => ({
      "a retry is offered": [at, "unreachable"],
      "no mail is sent": [callsTo(recorded, "sendActivationLink"), []],
      out: [recorded.isSignedIn, false],
    }),
  },
  {
    section: "more",
    statement:
      "The confirmation check fails with a server error: no mail is sent, the user is signed out, and retry is offered",
    model: loginModel,
    steps: [signIn, unverified, ["handleUnconfirmedUser", crash], ["signOut", succeeded]],
    expectations: ({ at, recorded }) => ({
      "a retry is offered": [at, "unreachable"],
      "no mail is sent": [callsTo(recorded, "sendActivationLink"), []],
      out: [recorded.isSignedIn, false],
    }),
  },
];
