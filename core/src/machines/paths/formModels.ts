import type { SignUp } from "../../account/accountSchema.ts";
import { passwordReset, passwordResetWith } from "../passwordReset.ts";
import { signup, signupWith } from "../signup.ts";
import { userApproval, userApprovalWith } from "../userApproval.ts";
import { karin } from "./fakes.ts";
import { callsTo, failed, lastEmail, lastInput, type MachineEvent, type MachineModel, succeeded } from "./model.ts";

const Email = "karin@exempel.se";
const Password = "ett långt lösenord";
const Code = "oob";

const lastPassword = (events: MachineEvent[]) => events.findLast(({ type }) => type === "SAVE_PASSWORD")?.Password;

export const passwordResetModel: MachineModel = {
  machine: passwordReset,
  withEffects: passwordResetWith,
  inputs: [{}, { Code }],
  userEvents: [
    { type: "SEND", Email: ` ${Email}` },
    { type: "SEND", Email: "astrid@exempel.se" },
    { type: "SAVE_PASSWORD", Password },
    { type: "SAVE_PASSWORD", Password: `${Password} till` },
    { type: "RETRY" },
    { type: "GO_TO_SIGN_IN" },
  ],
  effectResults: {
    sendPasswordReset: [succeeded, failed("USER_UNKNOWN"), failed("NETWORK_ERROR")],
    checkReset: [
      { ok: true, Email },
      failed("LINK_HAS_EXPIRED"),
      failed("IDENTITY_UNAVAILABLE"),
      failed("TOO_MANY_REQUESTS"),
    ],
    confirmReset: [
      succeeded,
      failed("INCORRECT_PROPERTIES", { Password: ["TOO_SHORT"] }),
      failed("LINK_HAS_EXPIRED"),
      failed("TIMEOUT"),
      failed("TOO_MANY_REQUESTS"),
    ],
    signIn: [{ ok: true, isVerified: true }, failed("NETWORK_ERROR")],
    passwordUpdated: [succeeded, failed("SERVICE_UNAVAILABLE")],
    getMe: [{ ok: true, me: karin }, failed("NETWORK_ERROR")],
  },
  expectedErrors: { sent: null, linkExpired: "LINK_HAS_EXPIRED" },
  expectations: ({ at, context, events }, recorded) => ({
    ...(at === "signedIn" && {
      "the link is confirmed, the user signed in, passwordUpdated called and /me fetched, in order": [
        callsTo(recorded, "confirmReset", "signIn", "passwordUpdated", "getMe", "goTo").slice(-3),
        ["passwordUpdated", "getMe", "goTo"],
      ],
      "signed in with the new password": [lastInput(recorded, "signIn"), { Email, Password: lastPassword(events) }],
      "the redirect is to the dashboard": [recorded.path, "/admin/dashboard"],
      "the password is cleared": [context.Password, ""],
    }),
    ...(at === "left" && { "it goes to the sign-in page": [recorded.path, "/signin"] }),
    ...(at === "linkExpired" && { "the error is LINK_HAS_EXPIRED": [context.error, "LINK_HAS_EXPIRED"] }),
    ...(at === "sent" && {
      "no error reveals whether the address has an account": [context.error, null],
    }),
    ...(at === "notSent" && {
      "the error does not reveal that there is no account": [context.error === "USER_UNKNOWN", false],
    }),
    ...(at === "sending" && {
      "a mail is requested": [lastInput(recorded, "sendPasswordReset"), { Email: lastEmail(events) }],
    }),
    ...(at === "notConfirmed" && { "the typed password stays": [context.Password, lastPassword(events)] }),
    ...(at === "confirming" && {
      "the typed password is submitted": [
        lastInput(recorded, "confirmReset"),
        { Code, Password: lastPassword(events) },
      ],
    }),
    ...(at === "choosingPassword" &&
      context.error !== null && {
        "a weak password has an error at its field": [context.Details, { Password: ["TOO_SHORT"] }],
      }),
  }),
};

const form = { Email, Password } as SignUp;

export const signupModel: MachineModel = {
  machine: signup,
  withEffects: signupWith,
  inputs: [undefined],
  userEvents: [{ type: "SIGN_UP", form }, { type: "RETRY" }, { type: "CONTINUE" }],
  effectResults: {
    signUp: [succeeded, failed("INCORRECT_PROPERTIES", { Email: ["INVALID_EMAIL"] }), failed("NETWORK_ERROR")],
  },
  expectations: ({ at, context, events }, recorded) => {
    const keys = recorded.calls.flatMap(({ name, input }) =>
      name === "signUp" ? [(input as { idempotencyKey: string }).idempotencyKey] : [],
    );
    const forms = events.filter(({ type }) => type === "SIGN_UP").length;
    return {
      "each submitted form has one idempotency key, also when retried": [new Set(keys).size, forms],
      ...(at === "complete" && {
        "the address is persisted with the flag": [recorded.persisted, { UserID: null, Email, isActivation: true }],
        "the form and its password are cleared": [context.form, null],
        "there is no redirect before CONTINUE": [recorded.path, null],
      }),
      ...(at === "left" && { "it goes to the sign-in page": [recorded.path, "/signin"] }),
      ...((at === "editing" || at === "notSent") &&
        forms > 0 && {
          "the input stays": [context.form, form],
          "the error has the faulty fields": [
            context.Details,
            context.error === "INCORRECT_PROPERTIES" ? { Email: ["INVALID_EMAIL"] } : null,
          ],
        }),
    };
  },
};

export const userApprovalModel: MachineModel = {
  machine: userApproval,
  withEffects: userApprovalWith,
  inputs: [[], ["approved"], ["rejected"]].map((Status) => ({ UserID: 9, Status })),
  userEvents: [
    { type: "ACCEPT", Reason: " Välkommen " },
    { type: "REJECT" },
    { type: "CONFIRM", Reason: "Vi har inga platser." },
    { type: "CANCEL" },
  ],
  externalEvents: [
    { type: "CHANGED_ELSEWHERE", Status: ["approved"] },
    { type: "CHANGED_ELSEWHERE", Status: [] },
  ],
  effectResults: {
    acceptUser: [{ ok: true, Status: ["approved"] }, failed("NETWORK_ERROR")],
    rejectUser: [
      { ok: true, Status: ["rejected"] },
      failed("INCORRECT_PROPERTIES", { Reason: ["TOO_SHORT"] }),
      failed("NETWORK_ERROR"),
    ],
  },
  expectations: ({ at, context, events }, recorded) => ({
    ...((at === "approved" || at === "rejected") && { "it is what Status says": [context.Status, [at]] }),
    ...(at === "undecided" && { "it is what Status says": [context.Status, []] }),
    ...(!events.some(({ type }) => type === "CONFIRM") && {
      "no applicant is rejected without confirmation": [callsTo(recorded, "rejectUser"), []],
    }),
    ...(callsTo(recorded, "acceptUser").length > 0 && {
      "the greeting is sent": [lastInput(recorded, "acceptUser"), { UserID: 9, Reason: "Välkommen" }],
    }),
    ...(callsTo(recorded, "rejectUser").length > 0 && {
      "the reason is sent": [lastInput(recorded, "rejectUser"), { UserID: 9, Reason: "Vi har inga platser." }],
    }),
  }),
};
