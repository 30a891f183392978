import { login, loginWith } from "../login.ts";
import { karin } from "./fakes.ts";
import { callsTo, failed, lastInput, type MachineModel, succeeded } from "./model.ts";

const Email = "karin@exempel.se";
const Password = "ett långt lösenord";
const help = (Confirmed: boolean, PasswordSet: boolean) => ({ ok: true, Confirmed, PasswordSet });
const mailed = [succeeded, failed("TOO_MANY_REQUESTS")];

export const loginModel: MachineModel = {
  machine: login,
  withEffects: loginWith,
  inputs: [{ Email }],
  userEvents: [{ type: "SIGN_IN", Email: ` ${Email} `, Password }, { type: "RETRY" }, { type: "SEND_AGAIN" }],
  effectResults: {
    signIn: [
      { ok: true, isVerified: true },
      { ok: true, isVerified: false },
      failed("WRONG_LOGIN_DATA"),
      failed("USER_DISABLED"),
      failed("NETWORK_ERROR"),
      failed("TOO_MANY_REQUESTS"),
    ],
    askWhetherConfirmed: [help(true, true), help(false, true), failed("NETWORK_ERROR"), failed("TOO_MANY_REQUESTS")],
    askWhatIsWrong: [
      help(true, true),
      help(true, false),
      help(false, true),
      failed("NETWORK_ERROR"),
      failed("TOO_MANY_REQUESTS"),
    ],
    getMe: [
      { ok: true, me: karin },
      { ok: true, me: { ...karin, roles: ["advisor"] } },
      failed("USER_UNKNOWN"),
      failed("USER_DISABLED"),
      failed("USER_UNCONFIRMED"),
      failed("TIMEOUT"),
    ],
    signOut: [succeeded],
    sendActivationLink: mailed,
    mailDisabled: mailed,
    sendPasswordReset: mailed,
  },
  ignoredEffects: ["signOut"],
  statesWithError: ["leaving", "mailingDisabled"],
  expectedErrors: { wrongLoginData: "WRONG_LOGIN_DATA", disabled: "USER_DISABLED" },
  expectations: ({ at, context, events, last }, recorded) => {
    const heard = JSON.stringify(events);
    const hasReason = /"Confirmed":false|USER_DISABLED|USER_UNCONFIRMED/.test(heard);
    const mails = callsTo(recorded, "sendActivationLink", "sendPasswordReset");
    const isIn = ["signedIn", "withoutMe", "fetchingMe", "askingWhetherConfirmed", "leaving"].includes(at);
    const isTyped = callsTo(recorded, "signIn").length > 0;
    return {
      ...(mails.includes("sendActivationLink") && { "an activation mail has its reason": [hasReason, true] }),
      ...(mails.includes("sendPasswordReset") && {
        "a reset mail has its reason": [heard.includes('"PasswordSet":false'), true],
      }),
      "address and password stay until the sign-in succeeds": [
        [context.Email, context.Password],
        [Email, at === "signedIn" || !isTyped ? "" : Password],
      ],
      ...(!isIn &&
        last !== "xstate.error.actor.signOut" &&
        at !== "signingIn" && { "a failed sign-in leaves no user signed in": [recorded.isSignedIn, false] }),
      ...(at === "signedIn" && {
        "the account was fetched after the sign-in": [callsTo(recorded, "signIn", "getMe").at(-1), "getMe"],
        "the redirect follows the role": [recorded.path, context.me === karin ? "/account" : "/admin/dashboard"],
      }),
      ...((at === "activationSent" || at === "disabled") && {
        "an activation mail was sent": [mails.at(-1), "sendActivationLink"],
        "to the typed address": [lastInput(recorded, "sendActivationLink"), { Email }],
        "which is persisted with the flag": [recorded.persisted, { UserID: null, Email, isActivation: true }],
        "a disabled account gets USER_DISABLED": [context.error, at === "disabled" ? "USER_DISABLED" : null],
      }),
      ...(at === "resetSent" && {
        "a reset mail was sent": [mails.at(-1), "sendPasswordReset"],
        "to that address": [lastInput(recorded, "sendPasswordReset"), { Email }],
      }),
      ...(at === "wrongLoginData" && {
        "the error is WRONG_LOGIN_DATA": [context.error, "WRONG_LOGIN_DATA"],
        "after the check": [callsTo(recorded, "signIn", "handleUnconfirmedUser").at(-1), "handleUnconfirmedUser"],
      }),
      ...((at === "unreachable" || at === "refused") && {
        "a retry is offered for temporary errors": [
          ["NETWORK_ERROR", "TIMEOUT", "INTERNAL_SERVER_ERROR"].includes(String(context.error)),
          at === "unreachable",
        ],
        "a disabled or unconfirmed account gets its mail": [
          ["USER_DISABLED", "USER_UNCONFIRMED"].includes(String(context.error)),
          false,
        ],
      }),
      ...(at !== "signedIn" && { "there is no redirect": [recorded.path, null] }),
    };
  },
};
