import type { SignUp } from "../../account/accountSchema.ts";
import { passwordReset, passwordResetWith } from "../passwordReset.ts";
import { signup, signupWith } from "../signup.ts";
import { userApproval, userApprovalWith } from "../userApproval.ts";
import { karin } from "./fakes.ts";
import { called, done, lastAddress, lastInput, refused, type Told, type World } from "./model.ts";

const Email = "karin@exempel.se";
const Password = "ett långt lösenord";
const Code = "oob";

const lastPassword = (events: Told[]) => events.findLast(({ type }) => type === "SAVE_PASSWORD")?.Password;

export const passwordResetWorld: World = {
  machine: passwordReset,
  open: passwordResetWith,
  inputs: [{}, { Code }],
  own: [
    { type: "SEND", Email: ` ${Email}` },
    { type: "SEND", Email: "astrid@exempel.se" },
    { type: "SAVE_PASSWORD", Password },
    { type: "SAVE_PASSWORD", Password: `${Password} till` },
    { type: "RETRY" },
    { type: "GO_TO_SIGN_IN" },
  ],
  answers: {
    sendPasswordReset: [done, refused("USER_UNKNOWN"), refused("NETWORK_ERROR")],
    checkReset: [
      { ok: true, Email },
      refused("LINK_HAS_EXPIRED"),
      refused("IDENTITY_UNAVAILABLE"),
      refused("TOO_MANY_REQUESTS"),
    ],
    confirmReset: [
      done,
      refused("INCORRECT_PROPERTIES", { Password: ["TOO_SHORT"] }),
      refused("LINK_HAS_EXPIRED"),
      refused("TIMEOUT"),
      refused("TOO_MANY_REQUESTS"),
    ],
    signIn: [{ ok: true, isVerified: true }, refused("NETWORK_ERROR")],
    passwordUpdated: [done, refused("SERVICE_UNAVAILABLE")],
    getMe: [{ ok: true, me: karin }, refused("NETWORK_ERROR")],
  },
  errors: { sent: null, linkExpired: "LINK_HAS_EXPIRED" },
  facts: ({ at, context, events }, left) => ({
    ...(at === "signedIn" && {
      "the link is confirmed, the user signed in, the server told, /me fetched": [
        called(left, "confirmReset", "signIn", "passwordUpdated", "getMe", "goTo").slice(-3),
        ["passwordUpdated", "getMe", "goTo"],
      ],
      "signed in with the new password": [lastInput(left, "signIn"), { Email, Password: lastPassword(events) }],
      "it goes to the dashboard": [left.path, "/admin/dashboard"],
      "the password is forgotten": [context.Password, ""],
    }),
    ...(at === "left" && { "it goes to the sign-in page": [left.path, "/signin"] }),
    ...(at === "linkExpired" && { "it says LINK_HAS_EXPIRED": [context.error, "LINK_HAS_EXPIRED"] }),
    ...(at === "sent" && {
      "it says the same whatever the address": [context.error, null],
    }),
    ...(at === "notSent" && { "nothing tells who has an account": [context.error === "USER_UNKNOWN", false] }),
    ...(at === "sending" && {
      "a mail is asked for": [lastInput(left, "sendPasswordReset"), { Email: lastAddress(events) }],
    }),
    ...(at === "notConfirmed" && { "the typed password stays": [context.Password, lastPassword(events)] }),
    ...(at === "confirming" && {
      "the typed password is handed in": [lastInput(left, "confirmReset"), { Code, Password: lastPassword(events) }],
    }),
    ...(at === "choosingPassword" &&
      context.error !== null && {
        "a weak password is told at its field": [context.Details, { Password: ["TOO_SHORT"] }],
      }),
  }),
};

const form = { Email, Password } as SignUp;

export const signupWorld: World = {
  machine: signup,
  open: signupWith,
  inputs: [undefined],
  own: [{ type: "SIGN_UP", form }, { type: "RETRY" }, { type: "CONTINUE" }],
  answers: {
    signUp: [done, refused("INCORRECT_PROPERTIES", { Email: ["INVALID_EMAIL"] }), refused("NETWORK_ERROR")],
  },
  facts: ({ at, context, events }, left) => {
    const keys = left.calls.flatMap(({ name, input }) =>
      name === "signUp" ? [(input as { idempotencyKey: string }).idempotencyKey] : [],
    );
    const forms = events.filter(({ type }) => type === "SIGN_UP").length;
    return {
      "one key for each form that is handed in, however often it is tried": [new Set(keys).size, forms],
      ...(at === "complete" && {
        "the address is kept with the flag": [left.kept, { UserID: null, Email, isActivation: true }],
        "the form, with its password, is forgotten": [context.form, null],
        "it stays until the person goes on": [left.path, null],
      }),
      ...(at === "left" && { "it goes to the sign-in page": [left.path, "/signin"] }),
      ...((at === "editing" || at === "notSent") &&
        forms > 0 && {
          "what was typed stays": [context.form, form],
          "it says what is wrong with which field": [
            context.Details,
            context.error === "INCORRECT_PROPERTIES" ? { Email: ["INVALID_EMAIL"] } : null,
          ],
        }),
    };
  },
};

export const userApprovalWorld: World = {
  machine: userApproval,
  open: userApprovalWith,
  inputs: [[], ["approved"], ["rejected"]].map((Status) => ({ UserID: 9, Status })),
  own: [
    { type: "ACCEPT", Reason: " Välkommen " },
    { type: "REJECT" },
    { type: "CONFIRM", Reason: "Vi har inga platser." },
    { type: "CANCEL" },
  ],
  news: [
    { type: "CHANGED_ELSEWHERE", Status: ["approved"] },
    { type: "CHANGED_ELSEWHERE", Status: [] },
  ],
  answers: {
    acceptUser: [{ ok: true, Status: ["approved"] }, refused("NETWORK_ERROR")],
    rejectUser: [
      { ok: true, Status: ["rejected"] },
      refused("INCORRECT_PROPERTIES", { Reason: ["TOO_SHORT"] }),
      refused("NETWORK_ERROR"),
    ],
  },
  facts: ({ at, context, events }, left) => ({
    ...((at === "approved" || at === "rejected") && { "it is what Status says": [context.Status, [at]] }),
    ...(at === "undecided" && { "it is what Status says": [context.Status, []] }),
    ...(!events.some(({ type }) => type === "CONFIRM") && {
      "nobody is rejected without a confirmation": [called(left, "rejectUser"), []],
    }),
    ...(called(left, "acceptUser").length > 0 && {
      "the greeting goes with it": [lastInput(left, "acceptUser"), { UserID: 9, Reason: "Välkommen" }],
    }),
    ...(called(left, "rejectUser").length > 0 && {
      "the reason goes with it": [lastInput(left, "rejectUser"), { UserID: 9, Reason: "Vi har inga platser." }],
    }),
  }),
};
