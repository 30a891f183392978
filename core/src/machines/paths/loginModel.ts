import { login, loginWith } from "../login.ts";
import { karin } from "./fakes.ts";
import { called, done, lastInput, refused, type World } from "./model.ts";

const Email = "karin@exempel.se";
const Password = "ett långt lösenord";
const help = (Confirmed: boolean, PasswordSet: boolean) => ({ ok: true, Confirmed, PasswordSet });
const mailed = [done, refused("TOO_MANY_REQUESTS")];

export const loginWorld: World = {
  machine: login,
  open: loginWith,
  inputs: [{ Email }],
  own: [{ type: "SIGN_IN", Email: ` ${Email} `, Password }, { type: "RETRY" }, { type: "SEND_AGAIN" }],
  answers: {
    signIn: [
      { ok: true, isVerified: true },
      { ok: true, isVerified: false },
      refused("WRONG_LOGIN_DATA"),
      refused("USER_DISABLED"),
      refused("NETWORK_ERROR"),
      refused("TOO_MANY_REQUESTS"),
    ],
    askWhetherConfirmed: [help(true, true), help(false, true), refused("NETWORK_ERROR"), refused("TOO_MANY_REQUESTS")],
    askWhatIsWrong: [
      help(true, true),
      help(true, false),
      help(false, true),
      refused("NETWORK_ERROR"),
      refused("TOO_MANY_REQUESTS"),
    ],
    getMe: [
      { ok: true, me: karin },
      { ok: true, me: { ...karin, roles: ["advisor"] } },
      refused("USER_UNKNOWN"),
      refused("USER_DISABLED"),
      refused("USER_UNCONFIRMED"),
      refused("TIMEOUT"),
    ],
    signOut: [done],
    sendActivationLink: mailed,
    mailDisabled: mailed,
    sendPasswordReset: mailed,
  },
  unheard: ["signOut"],
  knowing: ["leaving", "mailingDisabled"],
  errors: { wrongLoginData: "WRONG_LOGIN_DATA", disabled: "USER_DISABLED" },
  facts: ({ at, context, events, last }, left) => {
    const heard = JSON.stringify(events);
    const hasReason = /"Confirmed":false|USER_DISABLED|USER_UNCONFIRMED/.test(heard);
    const mails = called(left, "sendActivationLink", "sendPasswordReset");
    const isIn = ["signedIn", "withoutMe", "fetchingMe", "askingWhetherConfirmed", "leaving"].includes(at);
    const isTyped = called(left, "signIn").length > 0;
    return {
      ...(mails.includes("sendActivationLink") && { "an activation mail has its reason": [hasReason, true] }),
      ...(mails.includes("sendPasswordReset") && {
        "a reset mail has its reason": [heard.includes('"PasswordSet":false'), true],
      }),
      "typed address and password stay until someone is signed in": [
        [context.Email, context.Password],
        [Email, at === "signedIn" || !isTyped ? "" : Password],
      ],
      ...(!isIn &&
        last !== "xstate.error.actor.signOut" &&
        at !== "signingIn" && { "nobody is left half signed in": [left.isSignedIn, false] }),
      ...(at === "signedIn" && {
        "the account was fetched after the sign-in": [called(left, "signIn", "getMe").at(-1), "getMe"],
        "it goes where the role belongs": [left.path, context.me === karin ? "/account" : "/admin/dashboard"],
      }),
      ...((at === "activationSent" || at === "disabled") && {
        "an activation mail was sent": [mails.at(-1), "sendActivationLink"],
        "to the typed address": [lastInput(left, "sendActivationLink"), { Email }],
        "which is kept with the flag": [left.kept, { UserID: null, Email, isActivation: true }],
        "a disabled account is told so": [context.error, at === "disabled" ? "USER_DISABLED" : null],
      }),
      ...(at === "resetSent" && {
        "a reset mail was sent": [mails.at(-1), "sendPasswordReset"],
        "to that address": [lastInput(left, "sendPasswordReset"), { Email }],
      }),
      ...(at === "wrongLoginData" && {
        "it says WRONG_LOGIN_DATA": [context.error, "WRONG_LOGIN_DATA"],
        "after the check": [called(left, "signIn", "handleUnconfirmedUser").at(-1), "handleUnconfirmedUser"],
      }),
      ...((at === "unreachable" || at === "refused") && {
        "a new try is offered when it may help": [
          ["NETWORK_ERROR", "TIMEOUT", "INTERNAL_SERVER_ERROR"].includes(String(context.error)),
          at === "unreachable",
        ],
        "a disabled or unconfirmed account gets its mail": [
          ["USER_DISABLED", "USER_UNCONFIRMED"].includes(String(context.error)),
          false,
        ],
      }),
      ...(at !== "signedIn" && { "nobody is sent anywhere": [left.path, null] }),
    };
  },
};
