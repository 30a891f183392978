import { assign, setup } from "xstate";
import type { Me } from "../account/accountSchema.ts";
import { signInRedirect } from "../account/signInRedirect.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer, IdentityEffects, Kept, Navigation, Storage } from "./accountEffects.ts";
import { fill, placeOf, told } from "./effect.ts";
import { isAboutAccount, isUnreachable, isUselessLink } from "./failure.ts";

/** What signing in by a mailed link takes; `activation` and `emailLink` are made of it. */
export type LinkEffects = Pick<IdentityEffects, "signInWithLink" | "signOut"> &
  Pick<AccountCalls, "getMe"> &
  Pick<Storage, "restore" | "keepEmail" | "forgetEmail"> &
  Navigation;

export interface LinkInput {
  /** The whole address that a mailed link opened (mode and oobCode in its query). */
  Link?: string;
  /** The code of our own confirmation mail. */
  Code?: string;
}

export interface LinkContext extends Required<LinkInput> {
  Email: string;
  error: ClientErrorCode | null;
  Details: Details | null;
  me: Me | null;
}

type Addressed = { Email: string };
const emailOf = ({ context }: { context: LinkContext }) => ({ Email: context.Email });

export const contextOf = (input: LinkInput): LinkContext => ({
  Link: input.Link ?? "",
  Code: input.Code ?? "",
  Email: "",
  error: null,
  Details: null,
  me: null,
});

export const linkSetup = setup({
  types: {
    input: {} as LinkInput,
    context: {} as LinkContext,
    events: {} as ({ type: "SEND" | "GIVE_ADDRESS" } & Addressed) | { type: "RETRY" | "CONFIRM" | "CONTINUE" },
    output: {} as Me | null,
    tags: {} as "pending",
  },
  actors: {
    restore: placeOf<LinkEffects["restore"]>(),
    signInWithLink: placeOf<LinkEffects["signInWithLink"]>(),
    signOut: placeOf<LinkEffects["signOut"]>(),
    getMe: placeOf<LinkEffects["getMe"]>(),
    sendLink: placeOf<IdentityEffects["sendSignInLink"]>(),
    confirmAccount: placeOf<AccountCalls["confirmAccount"]>(),
  },
  guards: {
    hasLink: ({ context }) => context.Link !== "",
    hasCode: ({ context }) => context.Code !== "",
    isDone: (_, answer: Answer) => answer.ok,
    isAddressKept: (_, answer: Answer<{ kept: Kept }>) => answer.ok && answer.kept.Email !== null,
    isAlreadyConfirmed: (_, answer: Answer) => !answer.ok && answer.Code === "ALREADY_CONFIRMED",
    isExpired: (_, answer: Answer) => !answer.ok && isUselessLink(answer.Code),
    isAddressWrong: (_, answer: Answer) => !answer.ok && answer.Details?.Email !== undefined,
    isAboutAccount: (_, answer: Answer) => !answer.ok && isAboutAccount(answer.Code),
    isNotReached: (_, answer: Answer) => !answer.ok && isUnreachable(answer.Code),
  },
  actions: {
    takeAddress: assign((_, Email: string) => ({ Email: Email.trim(), error: null, Details: null })),
    takeKept: assign((_, answer: Answer<{ kept: Kept }>) => (answer.ok ? { Email: answer.kept.Email ?? "" } : {})),
    takeRefusal: assign((_, answer: Answer) =>
      answer.ok ? { error: null, Details: null } : { error: answer.Code, Details: answer.Details ?? null },
    ),
    rememberExpired: assign({ error: "LINK_HAS_EXPIRED" }),
    rememberCrash: assign({ error: "INTERNAL_SERVER_ERROR" }),
    forgetError: assign({ error: null, Details: null }),
    takeMe: assign((_, answer: Answer<{ me: Me }>) => (answer.ok ? { me: answer.me } : {})),
    keepEmail: (_, _Email: string) => {},
    forgetEmail: () => {},
    goTo: (_, _path: string) => {},
  },
});

/** A link that was opened: from the kept address, or the one that people give, to being signed in. */
export const usingLink = {
  readingKept: linkSetup.createStateConfig({
    description: "En länk från ett mejl är öppnad. Läser om adressen finns kvar i webbläsaren.",
    tags: "pending",
    invoke: {
      id: "restore",
      src: "restore",
      onDone: [
        {
          guard: { type: "isAddressKept", params: told },
          target: "signingIn",
          actions: { type: "takeKept", params: told },
        },
        { target: "askingAddress" },
      ],
      onError: "askingAddress",
    },
  }),
  askingAddress: linkSetup.createStateConfig({
    description: "Länken öppnades på en annan enhet än där den beställdes. Frågar efter adressen.",
    on: {
      GIVE_ADDRESS: { target: "signingIn", actions: { type: "takeAddress", params: ({ event }) => event.Email } },
    },
  }),
  signingIn: linkSetup.createStateConfig({
    description: "Loggar in med länken.",
    tags: "pending",
    entry: "forgetError",
    invoke: {
      id: "signInWithLink",
      src: "signInWithLink",
      input: ({ context: { Email, Link } }) => ({ Email, Link }),
      onDone: [
        { guard: { type: "isDone", params: told }, target: "fetchingMe", actions: "forgetEmail" },
        {
          guard: { type: "isAddressWrong", params: told },
          target: "askingAddress",
          actions: { type: "takeRefusal", params: told },
        },
        { guard: { type: "isExpired", params: told }, target: "linkExpired", actions: "rememberExpired" },
        { target: "notSignedIn", actions: { type: "takeRefusal", params: told } },
      ],
      onError: { target: "notSignedIn", actions: "rememberCrash" },
    },
  }),
  notSignedIn: linkSetup.createStateConfig({
    description: "Inloggningen med länken gick inte, och felet säger varför.",
    on: {
      RETRY: "signingIn",
      SEND: { target: "sending", actions: { type: "takeAddress", params: ({ event }) => event.Email } },
    },
  }),
  fetchingMe: linkSetup.createStateConfig({
    description: "Inloggad. Hämtar uppgifterna om kontot.",
    tags: "pending",
    entry: "forgetError",
    invoke: {
      id: "getMe",
      src: "getMe",
      onDone: [
        { guard: { type: "isDone", params: told }, target: "signedIn", actions: { type: "takeMe", params: told } },
        {
          guard: { type: "isNotReached", params: told },
          target: "withoutMe",
          actions: { type: "takeRefusal", params: told },
        },
        { target: "leaving", actions: { type: "takeRefusal", params: told } },
      ],
      onError: { target: "withoutMe", actions: "rememberCrash" },
    },
  }),
  withoutMe: linkSetup.createStateConfig({
    description: "Inloggad, men uppgifterna om kontot gick inte att hämta.",
    on: { RETRY: "fetchingMe" },
  }),
  leaving: linkSetup.createStateConfig({
    description: "Kontot får inte logga in. Avslutar hos inloggningstjänsten.",
    tags: "pending",
    invoke: { id: "signOut", src: "signOut", onDone: "refused", onError: "refused" },
  }),
  refused: linkSetup.createStateConfig({
    description: "Inloggningen nekades, och felet säger varför.",
    on: { SEND: { target: "sending", actions: { type: "takeAddress", params: ({ event }) => event.Email } } },
  }),
  linkExpired: linkSetup.createStateConfig({
    description: "Länken har gått ut. Det går att få en ny.",
    on: { SEND: { target: "sending", actions: { type: "takeAddress", params: ({ event }) => event.Email } } },
  }),
  signedIn: linkSetup.createStateConfig({
    description: "Inloggad. Personal går till admin, andra till sin kontosida.",
    type: "final",
    entry: { type: "goTo", params: ({ context }) => signInRedirect(context.me?.roles ?? []) },
  }),
};

/** A link that is asked for by mail. */
export const sendingLink = {
  sending: linkSetup.createStateConfig({
    description: "Skickar ett mejl med en länk.",
    tags: "pending",
    entry: "forgetError",
    invoke: {
      id: "sendLink",
      src: "sendLink",
      input: emailOf,
      onDone: [
        { guard: { type: "isDone", params: told }, target: "sent" },
        { guard: { type: "isAboutAccount", params: told }, target: "sent" },
        { target: "notSent", actions: { type: "takeRefusal", params: told } },
      ],
      onError: { target: "notSent", actions: "rememberCrash" },
    },
  }),
  sent: linkSetup.createStateConfig({
    description: "Ett mejl med en länk är på väg. Adressen minns webbläsaren.",
    entry: { type: "keepEmail", params: ({ context }) => context.Email },
    on: { SEND: { target: "sending", actions: { type: "takeAddress", params: ({ event }) => event.Email } } },
  }),
  notSent: linkSetup.createStateConfig({
    description: "Mejlet gick inte att skicka.",
    on: {
      RETRY: "sending",
      SEND: { target: "sending", actions: { type: "takeAddress", params: ({ event }) => event.Email } },
    },
  }),
};

/** The effects in their places, but for those that each machine has its own of. */
export const linkActors = (effects: LinkEffects) => ({
  restore: fill(effects.restore),
  signInWithLink: fill(effects.signInWithLink),
  signOut: fill(effects.signOut),
  getMe: fill(effects.getMe),
});

export const linkActions = (effects: LinkEffects, isActivation: boolean) => ({
  keepEmail: (_: unknown, Email: string) => effects.keepEmail({ Email, isActivation }),
  forgetEmail: () => effects.forgetEmail(),
  goTo: (_: unknown, path: string) => effects.goTo(path),
});
