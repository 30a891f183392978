import { activation, activationWith } from "../activation.ts";
import { emailLink, emailLinkWith } from "../emailLink.ts";
import { type Aftermath, karin } from "./fakes.ts";
import { type Arrived, called, done, type Facts, lastAddress, lastInput, refused, type World } from "./model.ts";

const Email = "karin@exempel.se";
const Link = "https://lagrum.exempel/?mode=signIn&oobCode=abc";
const Code = "a".repeat(32);
const keeping = (address: string | null) => ({ ok: true, kept: { UserID: null, Email: address, isActivation: true } });

const linkAnswers = {
  restore: [keeping(Email), keeping(null)],
  signInWithLink: [
    done,
    refused("LINK_HAS_EXPIRED"),
    refused("INCORRECT_PROPERTIES", { Email: ["INVALID_VALUE"] }),
    refused("NETWORK_ERROR"),
  ],
  getMe: [
    { ok: true, me: karin },
    { ok: true, me: { ...karin, roles: ["admin"] } },
    refused("USER_UNKNOWN"),
    refused("NETWORK_ERROR"),
  ],
  signOut: [done],
  sendLink: [done, refused("USER_UNKNOWN"), refused("TOO_MANY_REQUESTS")],
};

const linkFacts = ({ at, context, last }: Arrived, left: Aftermath): Facts => ({
  ...(at === "signedIn" && {
    "the kept address is cleared when the link is used": [left.kept.Email, null],
    "the account was fetched": [called(left, "signInWithLink", "getMe").at(-1), "getMe"],
    "it goes where the role belongs": [left.path, context.me === karin ? "/account" : "/admin/dashboard"],
    "the link was used as it was opened": [(lastInput(left, "signInWithLink") as { Link: string }).Link, Link],
  }),
  ...(at === "linkExpired" && {
    "it says LINK_HAS_EXPIRED": [context.error, "LINK_HAS_EXPIRED"],
    "nobody is signed in": [left.isSignedIn, false],
  }),
  ...(at === "refused" &&
    last !== "xstate.error.actor.signOut" && {
      "nobody is left half signed in": [left.isSignedIn, false],
      "it says why": [context.error, "USER_UNKNOWN"],
    }),
  ...(at === "notSent" && { "nothing tells who has an account": [context.error === "USER_UNKNOWN", false] }),
  ...(at === "sent" && { "no error tells who has an account": [context.error, null] }),
});

export const emailLinkWorld: World = {
  machine: emailLink,
  open: emailLinkWith,
  inputs: [{}, { Link }],
  own: [
    { type: "SEND", Email: `${Email} ` },
    { type: "SEND", Email: "astrid@exempel.se" },
    { type: "GIVE_ADDRESS", Email },
    { type: "RETRY" },
  ],
  answers: linkAnswers,
  // What the browser remembers is a convenience; people know their address.
  unheard: ["restore", "signOut"],
  knowing: ["leaving"],
  errors: { sent: null, linkExpired: "LINK_HAS_EXPIRED" },
  facts: (arrived, left) => ({
    ...linkFacts(arrived, left),
    ...(arrived.at === "sending" && {
      "a sign-in link is asked for": [lastInput(left, "sendSignInLink"), { Email: lastAddress(arrived.events) }],
    }),
    ...(arrived.at === "sent" && {
      "the address is kept without the flag": [
        left.kept,
        { UserID: null, Email: lastAddress(arrived.events), isActivation: false },
      ],
    }),
  }),
};

export const activationWorld: World = {
  machine: activation,
  open: activationWith,
  inputs: [{}, { Link }, { Code }],
  unheard: ["restore", "signOut"],
  knowing: ["leaving"],
  errors: { ...emailLinkWorld.errors, confirmed: null },
  own: [...emailLinkWorld.own, { type: "CONFIRM" }, { type: "CONTINUE" }],
  answers: {
    ...linkAnswers,
    confirmAccount: [
      done,
      refused("ALREADY_CONFIRMED"),
      refused("LINK_HAS_EXPIRED"),
      refused("LINK_INVALID"),
      refused("NETWORK_ERROR"),
    ],
  },
  facts: (arrived, left) => ({
    ...linkFacts(arrived, left),
    ...(!arrived.events.some(({ type }) => type === "CONFIRM") && {
      "opening the page with the code changes nothing": [called(left, "confirmAccount"), []],
    }),
    ...(arrived.at === "confirmed" && {
      "the code was handed in": [lastInput(left, "confirmAccount"), { Code }],
      "the kept address is cleared": [called(left, "forgetEmail").length > 0, true],
    }),
    ...(arrived.at === "left" && { "it goes to the sign-in page": [left.path, "/signin"] }),
    ...(arrived.at === "notConfirmed" && {
      "a new try may help": [["NETWORK_ERROR", "INTERNAL_SERVER_ERROR"].includes(String(arrived.context.error)), true],
    }),
    ...(arrived.at === "sending" && {
      "an activation link is asked for": [
        lastInput(left, "sendActivationLink"),
        { Email: lastAddress(arrived.events) },
      ],
    }),
    ...(arrived.at === "sent" && {
      "the address is kept with the flag": [
        left.kept,
        { UserID: null, Email: lastAddress(arrived.events), isActivation: true },
      ],
    }),
  }),
};
