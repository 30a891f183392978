import { assign, setup } from "xstate";
import type { Me } from "../account/accountSchema.ts";
import type { PersistedAccount } from "../account/accountStorage.ts";
import { signInRedirect } from "../account/signInRedirect.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer, IdentityEffects, Navigation, Storage } from "./accountEffects.ts";
import { effectFor, fromCall, outputOf } from "./effect.ts";
import { isAboutAccount, isUnreachable, isUnusableLink } from "./failure.ts";

/** The states and effects of signing in by a mailed link; `activation` and `emailLink` are built from it. */
export type LinkEffects = Pick<IdentityEffects, "signInWithLink" | "signOut"> &
  Pick<AccountCalls, "getMe"> &
  Pick<Storage, "restore" | "persistEmail" | "clearEmail"> &
  Navigation;

export interface LinkInput {
  /** The full URL that a mailed link opened (mode and oobCode in its query). */
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
    restore: effectFor<LinkEffects["restore"]>(),
    signInWithLink: effectFor<LinkEffects["signInWithLink"]>(),
    signOut: effectFor<LinkEffects["signOut"]>(),
    getMe: effectFor<LinkEffects["getMe"]>(),
    sendLink: effectFor<IdentityEffects["sendSignInLink"]>(),
    confirmAccount: effectFor<AccountCalls["confirmAccount"]>(),
  },
  guards: {
    hasLink: ({ context }) => context.Link !== "",
    hasCode: ({ context }) => context.Code !== "",
    isDone: (_, answer: Answer) => answer.ok,
    isAddressPersisted: (_, answer: Answer<{ persisted: PersistedAccount }>) =>
      answer.ok && answer.persisted.Email !== null,
    isAlreadyConfirmed: (_, answer: Answer) => !answer.ok && answer.Code === "ALREADY_CONFIRMED",
    isExpired: (_, answer: Answer) => !answer.ok && isUnusableLink(answer.Code),
    isAddressWrong: (_, answer: Answer) => !answer.ok && answer.Details?.Email !== undefined,
    isAboutAccount: (_, answer: Answer) => !answer.ok && isAboutAccount(answer.Code),
    isNotReached: (_, answer: Answer) => !answer.ok && isUnreachable(answer.Code),
  },
  actions: {
    setAddress: assign((_, Email: string) => ({ Email: Email.trim(), error: null, Details: null })),
    restoreAddress: assign((_, answer: Answer<{ persisted: PersistedAccount }>) =>
      answer.ok ? { Email: answer.persisted.Email ?? "" } : {},
    ),
    setFailure: assign((_, answer: Answer) =>
      answer.ok ? { error: null, Details: null } : { error: answer.Code, Details: answer.Details ?? null },
    ),
    setExpired: assign({ error: "LINK_HAS_EXPIRED" }),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    clearError: assign({ error: null, Details: null }),
    setMe: assign((_, answer: Answer<{ me: Me }>) => (answer.ok ? { me: answer.me } : {})),
    persistEmail: (_, _Email: string) => {},
    clearEmail: () => {},
    goTo: (_, _path: string) => {},
  },
});

/** Handles an opened link: from the persisted address, or one that the user enters, to a signed-in user. */
export const usingLink = {
  restoringAddress: linkSetup.createStateConfig({
    description: "En länk från ett mejl är öppnad. Läser om adressen finns kvar i webbläsaren.",
    tags: "pending",
    invoke: {
      id: "restore",
      src: "restore",
      onDone: [
        {
          guard: { type: "isAddressPersisted", params: outputOf },
          target: "signingIn",
          actions: { type: "restoreAddress", params: outputOf },
        },
        { target: "askingAddress" },
      ],
      onError: "askingAddress",
    },
  }),
  askingAddress: linkSetup.createStateConfig({
    description: "Länken öppnades på en annan enhet än där den beställdes. Frågar efter adressen.",
    on: {
      GIVE_ADDRESS: { target: "signingIn", actions: { type: "setAddress", params: ({ event }) => event.Email } },
    },
  }),
  signingIn: linkSetup.createStateConfig({
    description: "Loggar in med länken.",
    tags: "pending",
    entry: "clearError",
    invoke: {
      id: "signInWithLink",
      src: "signInWithLink",
      input: ({ context: { Email, Link } }) => ({ Email, Link }),
      onDone: [
        { guard: { type: "isDone", params: outputOf }, target: "fetchingMe", actions: "clearEmail" },
        {
          guard: { type: "isAddressWrong", params: outputOf },
          target: "askingAddress",
          actions: { type: "setFailure", params: outputOf },
        },
        { guard: { type: "isExpired", params: outputOf }, target: "linkExpired", actions: "setExpired" },
        {
          guard: { type: "isAboutAccount", params: outputOf },
          target: "refused",
          actions: { type: "setFailure", params: outputOf },
        },
        { target: "notSignedIn", actions: { type: "setFailure", params: outputOf } },
      ],
      onError: { target: "notSignedIn", actions: "setCrashed" },
    },
  }),
  notSignedIn: linkSetup.createStateConfig({
    description: "Inloggningen med länken gick inte, och felet säger varför.",
    on: {
      RETRY: "signingIn",
      SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } },
    },
  }),
  fetchingMe: linkSetup.createStateConfig({
    description: "Inloggad. Hämtar uppgifterna om kontot.",
    tags: "pending",
    entry: "clearError",
    invoke: {
      id: "getMe",
      src: "getMe",
      onDone: [
        {
          guard: { type: "isDone", params: outputOf },
          target: "signedIn",
          actions: { type: "setMe", params: outputOf },
        },
        {
          guard: { type: "isNotReached", params: outputOf },
          target: "withoutMe",
          actions: { type: "setFailure", params: outputOf },
        },
        { target: "leaving", actions: { type: "setFailure", params: outputOf } },
      ],
      onError: { target: "withoutMe", actions: "setCrashed" },
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
    on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
  }),
  linkExpired: linkSetup.createStateConfig({
    description: "Länken har gått ut. Det går att få en ny.",
    on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
  }),
  signedIn: linkSetup.createStateConfig({
    description: "Inloggad. Personal går till admin, andra till sin kontosida.",
    type: "final",
    entry: { type: "goTo", params: ({ context }) => signInRedirect(context.me?.roles ?? []) },
  }),
};

/** Requests a link by mail. */
export const sendingLink = {
  sending: linkSetup.createStateConfig({
    description: "Skickar ett mejl med en länk.",
    tags: "pending",
    entry: "clearError",
    invoke: {
      id: "sendLink",
      src: "sendLink",
      input: emailOf,
      onDone: [
        { guard: { type: "isDone", params: outputOf }, target: "sent" },
        { guard: { type: "isAboutAccount", params: outputOf }, target: "sent" },
        { target: "notSent", actions: { type: "setFailure", params: outputOf } },
      ],
      onError: { target: "notSent", actions: "setCrashed" },
    },
  }),
  sent: linkSetup.createStateConfig({
    description: "Ett mejl med en länk är på väg. Adressen minns webbläsaren.",
    entry: { type: "persistEmail", params: ({ context }) => context.Email },
    on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
  }),
  notSent: linkSetup.createStateConfig({
    description: "Mejlet gick inte att skicka.",
    on: {
      RETRY: "sending",
      SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } },
    },
  }),
};

/** The injected effects, except those that differ between the machines. */
export const linkActors = (effects: LinkEffects) => ({
  restore: fromCall(effects.restore),
  signInWithLink: fromCall(effects.signInWithLink),
  signOut: fromCall(effects.signOut),
  getMe: fromCall(effects.getMe),
});

export const linkActions = (effects: LinkEffects, isActivation: boolean) => ({
  persistEmail: (_: unknown, Email: string) => effects.persistEmail({ Email, isActivation }),
  clearEmail: () => effects.clearEmail(),
  goTo: (_: unknown, path: string) => effects.goTo(path),
});
