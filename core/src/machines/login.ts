import { assign, setup } from "xstate";
import type { Me, SignInHelp } from "../account/accountSchema.ts";
import { signInRedirect } from "../account/signInRedirect.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer, Credentials, IdentityEffects, Navigation, Storage } from "./accountEffects.ts";
import { effectFor, fromCall, outputOf } from "./effect.ts";
import { isUnreachable } from "./failure.ts";

export type LoginEffects = Pick<IdentityEffects, "signIn" | "signOut" | "sendActivationLink" | "sendPasswordReset"> &
  Pick<AccountCalls, "handleUnconfirmedUser" | "getMe"> &
  Pick<Storage, "persistEmail"> &
  Pick<Navigation, "goTo">;

export interface LoginContext extends Credentials {
  /** Why the person is not signed in, or null. */
  error: ClientErrorCode | null;
  Details: Details | null;
  me: Me | null;
}

type Help = Answer<SignInHelp>;
const emailOf = ({ context }: { context: LoginContext }) => ({ Email: context.Email });

/**
 * Signing in with e-mail and password (specification section 4, "Login"). The input stays until the sign-in succeeds.
 * The provider responds the same to a wrong password and an unknown user, so both lead to the same check.
 */
export const login = setup({
  types: {
    input: {} as { Email?: string },
    context: {} as LoginContext,
    events: {} as ({ type: "SIGN_IN" } & Credentials) | { type: "RETRY" | "SEND_AGAIN" },
    output: {} as Me | null,
    tags: {} as "pending",
  },
  actors: {
    signIn: effectFor<LoginEffects["signIn"]>(),
    signOut: effectFor<LoginEffects["signOut"]>(),
    sendActivationLink: effectFor<LoginEffects["sendActivationLink"]>(),
    sendPasswordReset: effectFor<LoginEffects["sendPasswordReset"]>(),
    handleUnconfirmedUser: effectFor<LoginEffects["handleUnconfirmedUser"]>(),
    getMe: effectFor<LoginEffects["getMe"]>(),
  },
  guards: {
    isVerified: (_, answer: Answer<{ isVerified: boolean }>) => answer.ok && answer.isVerified,
    isDone: (_, answer: Answer) => answer.ok,
    isWrongLoginData: (_, answer: Answer) => !answer.ok && answer.Code === "WRONG_LOGIN_DATA",
    isDisabled: (_, answer: Answer) => !answer.ok && answer.Code === "USER_DISABLED",
    isNotReached: (_, answer: Answer) => !answer.ok && isUnreachable(answer.Code),
    isConfirmed: (_, help: Help) => help.ok && help.Confirmed,
    isUnconfirmed: (_, help: Help) => help.ok && !help.Confirmed,
    hasNoPassword: (_, help: Help) => help.ok && help.Confirmed && !help.PasswordSet,
    wasUnconfirmed: ({ context }) => context.error === null || context.error === "USER_UNCONFIRMED",
    wasDisabled: ({ context }) => context.error === "USER_DISABLED",
    wasNotReached: ({ context }) => isUnreachable(context.error),
  },
  actions: {
    setTyped: assign((_, { Email, Password }: Credentials) => ({ Email: Email.trim(), Password })),
    clearError: assign({ error: null, Details: null }),
    setFailure: assign((_, answer: Answer) =>
      answer.ok ? { error: null, Details: null } : { error: answer.Code, Details: answer.Details ?? null },
    ),
    setWrongLoginData: assign({ error: "WRONG_LOGIN_DATA" }),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    setMe: assign((_, answer: Answer<{ me: Me }>) => (answer.ok ? { me: answer.me, Password: "", error: null } : {})),
    persistEmail: (_, _address: { Email: string; isActivation: boolean }) => {},
    goTo: (_, _path: string) => {},
  },
}).createMachine({
  id: "login",
  description: "Att logga in med e-post och lösenord.",
  context: ({ input }) => ({ Email: input.Email ?? "", Password: "", error: null, Details: null, me: null }),
  output: ({ context }) => context.me,
  initial: "signedOut",
  on: {
    SIGN_IN: { target: ".signingIn", actions: { type: "setTyped", params: ({ event }) => event } },
  },
  states: {
    signedOut: { description: "Formuläret är öppet." },
    signingIn: {
      description: "Väntar på att inloggningstjänsten prövar lösenordet.",
      tags: "pending",
      entry: "clearError",
      on: { SIGN_IN: {} },
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { Email, Password } }) => ({ Email, Password }),
        onDone: [
          { guard: { type: "isVerified", params: outputOf }, target: "fetchingMe" },
          { guard: { type: "isDone", params: outputOf }, target: "askingWhetherConfirmed" },
          { guard: { type: "isWrongLoginData", params: outputOf }, target: "askingWhatIsWrong" },
          {
            guard: { type: "isDisabled", params: outputOf },
            target: "mailingDisabled",
            actions: { type: "setFailure", params: outputOf },
          },
          {
            guard: { type: "isNotReached", params: outputOf },
            target: "unreachable",
            actions: { type: "setFailure", params: outputOf },
          },
          { target: "refused", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "unreachable", actions: "setCrashed" },
      },
    },
    askingWhetherConfirmed: {
      description: "Adressen är inte verifierad. Frågar servern om kontot är bekräftat.",
      tags: "pending",
      on: { SIGN_IN: {} },
      invoke: {
        id: "askWhetherConfirmed",
        src: "handleUnconfirmedUser",
        input: emailOf,
        onDone: [
          { guard: { type: "isConfirmed", params: outputOf }, target: "fetchingMe" },
          { target: "leaving", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "leaving", actions: "setCrashed" },
      },
    },
    askingWhatIsWrong: {
      description: "Lösenordet stämde inte. Frågar servern hur det står till med kontot.",
      tags: "pending",
      on: { SIGN_IN: {} },
      invoke: {
        id: "askWhatIsWrong",
        src: "handleUnconfirmedUser",
        input: emailOf,
        onDone: [
          { guard: { type: "isUnconfirmed", params: outputOf }, target: "sendingActivation" },
          { guard: { type: "hasNoPassword", params: outputOf }, target: "sendingReset" },
          { guard: { type: "isDone", params: outputOf }, target: "wrongLoginData" },
          {
            guard: { type: "isNotReached", params: outputOf },
            target: "unreachable",
            actions: { type: "setFailure", params: outputOf },
          },
          { target: "refused", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "unreachable", actions: "setCrashed" },
      },
    },
    fetchingMe: {
      description: "Inloggad. Hämtar uppgifterna om kontot.",
      tags: "pending",
      entry: "clearError",
      on: { SIGN_IN: {} },
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
    },
    leaving: {
      description: "Kontot får inte logga in. Avslutar hos inloggningstjänsten.",
      tags: "pending",
      on: { SIGN_IN: {} },
      invoke: { id: "signOut", src: "signOut", onDone: "left", onError: "left" },
    },
    left: {
      description: "Läser av varför kontot inte fick logga in.",
      always: [
        { guard: "wasUnconfirmed", target: "sendingActivation", actions: "clearError" },
        { guard: "wasDisabled", target: "mailingDisabled" },
        { guard: "wasNotReached", target: "unreachable" },
        { target: "refused" },
      ],
    },
    sendingActivation: {
      description: "Kontot är inte bekräftat. Skickar ett nytt aktiveringsmejl.",
      tags: "pending",
      on: { SIGN_IN: {} },
      invoke: {
        id: "sendActivationLink",
        src: "sendActivationLink",
        input: emailOf,
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "activationSent" },
          { target: "activationNotSent", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "activationNotSent", actions: "setCrashed" },
      },
    },
    mailingDisabled: {
      description: "Kontot är avstängt, vilket visas. Skickar ett aktiveringsmejl.",
      tags: "pending",
      on: { SIGN_IN: {} },
      invoke: {
        id: "mailDisabled",
        src: "sendActivationLink",
        input: emailOf,
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "disabled" },
          { target: "activationNotSent", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "activationNotSent", actions: "setCrashed" },
      },
    },
    sendingReset: {
      description: "Kontot har inget lösenord. Skickar ett mejl för att välja ett.",
      tags: "pending",
      on: { SIGN_IN: {} },
      invoke: {
        id: "sendPasswordReset",
        src: "sendPasswordReset",
        input: emailOf,
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "resetSent" },
          { target: "resetNotSent", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "resetNotSent", actions: "setCrashed" },
      },
    },
    activationSent: {
      description: "Ett aktiveringsmejl är på väg.",
      entry: { type: "persistEmail", params: ({ context }) => ({ Email: context.Email, isActivation: true }) },
      on: { SEND_AGAIN: { target: "sendingActivation", actions: "clearError" } },
    },
    activationNotSent: {
      description: "Aktiveringsmejlet gick inte att skicka.",
      on: { RETRY: { target: "sendingActivation", actions: "clearError" } },
    },
    disabled: {
      description: "Kontot är avstängt, och ett aktiveringsmejl är på väg.",
      entry: { type: "persistEmail", params: ({ context }) => ({ Email: context.Email, isActivation: true }) },
      on: { SEND_AGAIN: "mailingDisabled" },
    },
    resetSent: {
      description: "Ett mejl för att välja lösenord är på väg.",
      on: { SEND_AGAIN: { target: "sendingReset", actions: "clearError" } },
    },
    resetNotSent: {
      description: "Mejlet för att välja lösenord gick inte att skicka.",
      on: { RETRY: { target: "sendingReset", actions: "clearError" } },
    },
    wrongLoginData: {
      description: "Adressen eller lösenordet stämmer inte.",
      entry: "setWrongLoginData",
    },
    refused: { description: "Inloggningen nekades, och felet säger varför." },
    unreachable: {
      description: "Inloggningen gick inte att nå. Det som skrevs finns kvar.",
      on: { RETRY: "signingIn" },
    },
    withoutMe: {
      description: "Inloggad, men uppgifterna om kontot gick inte att hämta.",
      on: { RETRY: "fetchingMe" },
    },
    signedIn: {
      description: "Inloggad. Personal går till admin, andra till sin kontosida.",
      type: "final",
      entry: { type: "goTo", params: ({ context }) => signInRedirect(context.me?.roles ?? []) },
    },
  },
});

/** The machine with its effects injected. */
export const loginWith = (effects: LoginEffects) =>
  login.provide({
    actors: {
      signIn: fromCall(effects.signIn),
      signOut: fromCall(effects.signOut),
      sendActivationLink: fromCall(effects.sendActivationLink),
      sendPasswordReset: fromCall(effects.sendPasswordReset),
      handleUnconfirmedUser: fromCall(effects.handleUnconfirmedUser),
      getMe: fromCall(effects.getMe),
    },
    actions: {
      persistEmail: (_, address) => effects.persistEmail(address),
      goTo: (_, path) => effects.goTo(path),
    },
  });
