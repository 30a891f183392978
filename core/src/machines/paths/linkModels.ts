import { activation, activationWith } from "../activation.ts";
import { emailLink, emailLinkWith } from "../emailLink.ts";
import { karin, type RecordedEffects } from "./fakes.ts";
import {
  callsTo,
  type Expectations,
  failed,
  lastEmail,
  lastInput,
  type MachineModel,
  type Reached,
  succeeded,
} from "./model.ts";

const Email = "karin@exempel.se";
const Link = "https://lagrum.exempel/?mode=signIn&oobCode=abc";
const Code = "a".repeat(32);
const restored = (address: string | null) => ({
  ok: true,
  persisted: { UserID: null, Email: address, isActivation: true },
});

const linkResults = {
  restore: [restored(Email), restored(null)],
  signInWithLink: [
    succeeded,
    failed("LINK_HAS_EXPIRED"),
    failed("INCORRECT_PROPERTIES", { Email: ["INVALID_VALUE"] }),
    failed("USER_UNKNOWN"),
    failed("NETWORK_ERROR"),
  ],
  getMe: [
    { ok: true, me: karin },
    { ok: true, me: { ...karin, roles: ["admin"] } },
    failed("USER_UNKNOWN"),
    failed("NETWORK_ERROR"),
  ],
  signOut: [succeeded],
  sendLink: [succeeded, failed("USER_UNKNOWN"), failed("TOO_MANY_REQUESTS")],
};

const linkExpectations = ({ at, context, last }: Reached, recorded: RecordedEffects): Expectations => ({
  ...(at === "signedIn" && {
    "the persisted address is cleared when the link is used": [recorded.persisted.Email, null],
    "the account was fetched": [callsTo(recorded, "signInWithLink", "getMe").at(-1), "getMe"],
    "the redirect follows the role": [recorded.path, context.me === karin ? "/account" : "/admin/dashboard"],
    "the link is used unchanged": [(lastInput(recorded, "signInWithLink") as { Link: string }).Link, Link],
  }),
  ...(at === "linkExpired" && {
    "the error is LINK_HAS_EXPIRED": [context.error, "LINK_HAS_EXPIRED"],
    "no user is signed in": [recorded.isSignedIn, false],
  }),
  ...(at === "refused" &&
    last !== "xstate.error.actor.signOut" && {
      "a failed sign-in leaves no user signed in": [recorded.isSignedIn, false],
      "the error is set": [context.error, "USER_UNKNOWN"],
    }),
  ...(at === "notSent" && {
    "the error does not reveal that there is no account": [context.error === "USER_UNKNOWN", false],
  }),
  ...(at === "sent" && { "a sent mail leaves no error that reveals accounts": [context.error, null] }),
});

export const emailLinkModel: MachineModel = {
  machine: emailLink,
  withEffects: emailLinkWith,
  inputs: [{}, { Link }],
  userEvents: [
    { type: "SEND", Email: `${Email} ` },
    { type: "SEND", Email: "astrid@exempel.se" },
    { type: "GIVE_ADDRESS", Email },
    { type: "RETRY" },
  ],
  effectResults: linkResults,
  // Failed browser storage is ignored: users can enter their address again.
  ignoredEffects: ["restore", "signOut"],
  statesWithError: ["leaving"],
  expectedErrors: { sent: null, linkExpired: "LINK_HAS_EXPIRED" },
  expectations: (reached, recorded) => ({
    ...linkExpectations(reached, recorded),
    ...(reached.at === "sending" && {
      "a sign-in link is requested": [lastInput(recorded, "sendSignInLink"), { Email: lastEmail(reached.events) }],
    }),
    ...(reached.at === "sent" && {
      "the address is persisted without the flag": [
        recorded.persisted,
        { UserID: null, Email: lastEmail(reached.events), isActivation: false },
      ],
    }),
  }),
};

export const activationModel: MachineModel = {
  machine: activation,
  withEffects: activationWith,
  inputs: [{}, { Link }, { Code }],
  ignoredEffects: ["restore", "signOut"],
  statesWithError: ["leaving"],
  expectedErrors: { ...emailLinkModel.expectedErrors, confirmed: null },
  userEvents: [...emailLinkModel.userEvents, { type: "CONFIRM" }, { type: "CONTINUE" }],
  effectResults: {
    ...linkResults,
    confirmAccount: [
      succeeded,
      failed("ALREADY_CONFIRMED"),
      failed("LINK_HAS_EXPIRED"),
      failed("LINK_INVALID"),
      failed("NETWORK_ERROR"),
    ],
  },
  expectations: (reached, recorded) => ({
    ...linkExpectations(reached, recorded),
    ...(!reached.events.some(({ type }) => type === "CONFIRM") && {
      "opening the page with the code changes nothing": [callsTo(recorded, "confirmAccount"), []],
    }),
    ...(reached.at === "confirmed" && {
      "the code was submitted": [lastInput(recorded, "confirmAccount"), { Code }],
      "the persisted address is cleared": [callsTo(recorded, "clearEmail").length > 0, true],
    }),
    ...(reached.at === "left" && { "it goes to the sign-in page": [recorded.path, "/signin"] }),
    ...(reached.at === "notConfirmed" && {
      "the error is temporary": [
        ["NETWORK_ERROR", "INTERNAL_SERVER_ERROR"].includes(String(reached.context.error)),
        true,
      ],
    }),
    ...(reached.at === "sending" && {
      "an activation link is requested": [
        lastInput(recorded, "sendActivationLink"),
        { Email: lastEmail(reached.events) },
      ],
    }),
    ...(reached.at === "sent" && {
      "the address is persisted with the flag": [
        recorded.persisted,
        { UserID: null, Email: lastEmail(reached.events), isActivation: true },
      ],
    }),
  }),
};
