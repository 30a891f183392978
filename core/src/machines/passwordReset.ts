import { assign, setup } from "xstate";
import { dashboardPath, signInPath } from "../account/signInRedirect.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer, Credentials, IdentityEffects, Navigation } from "./accountEffects.ts";
import { effectFor, fromCall, outputOf } from "./effect.ts";
import { isAboutAccount, isUnreachable } from "./failure.ts";

export type PasswordResetEffects = Pick<
  IdentityEffects,
  "sendPasswordReset" | "checkReset" | "confirmReset" | "signIn"
> &
  Pick<AccountCalls, "passwordUpdated" | "getMe"> &
  Navigation;

export interface PasswordResetInput {
  /** The code of the link in the mail; without it a mail is requested. */
  Code?: string;
  Email?: string;
}

export interface PasswordResetContext extends Credentials {
  Code: string;
  error: ClientErrorCode | null;
  Details: Details | null;
}

const emailOf = ({ context }: { context: PasswordResetContext }) => ({ Email: context.Email });

/** A new password: requesting the mail, and using its link (specification section 4, "password reset link"). */
export const passwordReset = setup({
  types: {
    input: {} as PasswordResetInput,
    context: {} as PasswordResetContext,
    events: {} as
      | { type: "SEND"; Email: string }
      | { type: "SAVE_PASSWORD"; Password: string }
      | { type: "RETRY" | "GO_TO_SIGN_IN" },
    tags: {} as "pending",
  },
  actors: {
    sendPasswordReset: effectFor<PasswordResetEffects["sendPasswordReset"]>(),
    checkReset: effectFor<PasswordResetEffects["checkReset"]>(),
    confirmReset: effectFor<PasswordResetEffects["confirmReset"]>(),
    signIn: effectFor<PasswordResetEffects["signIn"]>(),
    passwordUpdated: effectFor<PasswordResetEffects["passwordUpdated"]>(),
    getMe: effectFor<PasswordResetEffects["getMe"]>(),
  },
  guards: {
    hasCode: ({ context }) => context.Code !== "",
    isDone: (_, answer: Answer) => answer.ok,
    isAboutAccount: (_, answer: Answer) => !answer.ok && isAboutAccount(answer.Code),
    isPasswordWeak: (_, answer: Answer) => !answer.ok && answer.Details?.Password !== undefined,
    isNotReached: (_, answer: Answer) => !answer.ok && isUnreachable(answer.Code),
    isRateLimited: (_, answer: Answer) => !answer.ok && answer.Code === "TOO_MANY_REQUESTS",
  },
  actions: {
    setAddress: assign((_, Email: string) => ({ Email: Email.trim() })),
    setPassword: assign((_, Password: string) => ({ Password })),
    setOwner: assign((_, answer: Answer<{ Email: string }>) => (answer.ok ? { Email: answer.Email } : {})),
    setFailure: assign((_, answer: Answer) =>
      answer.ok ? { error: null, Details: null } : { error: answer.Code, Details: answer.Details ?? null },
    ),
    setExpired: assign({ error: "LINK_HAS_EXPIRED", Password: "" }),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    clearError: assign({ error: null, Details: null }),
    clearPassword: assign({ Password: "", error: null }),
    goTo: (_, _path: string) => {},
  },
}).createMachine({
  id: "passwordReset",
  description: "Att välja ett nytt lösenord med en länk i ett mejl.",
  context: ({ input }) => ({
    Code: input.Code ?? "",
    Email: input.Email ?? "",
    Password: "",
    error: null,
    Details: null,
  }),
  initial: "starting",
  states: {
    starting: {
      description: "Läser av om en länk är öppnad.",
      always: [{ guard: "hasCode", target: "checkingLink" }, { target: "forgotten" }],
    },
    forgotten: {
      description: "Formuläret för att få ett mejl är öppet.",
      on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
    },
    sending: {
      description: "Ber inloggningstjänsten om ett mejl.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "sendPasswordReset",
        src: "sendPasswordReset",
        input: emailOf,
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "sent" },
          { guard: { type: "isAboutAccount", params: outputOf }, target: "sent" },
          { target: "notSent", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "notSent", actions: "setCrashed" },
      },
    },
    sent: {
      description: "Sidan säger att ett mejl är på väg, vilken adressen än är.",
      on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
    },
    notSent: {
      description: "Mejlet gick inte att beställa. Adressen finns kvar.",
      on: {
        RETRY: "sending",
        SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } },
      },
    },
    checkingLink: {
      description: "En länk är öppnad. Frågar vems lösenord den gäller, utan att förbruka den.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "checkReset",
        src: "checkReset",
        input: ({ context }) => ({ Code: context.Code }),
        onDone: [
          {
            guard: { type: "isDone", params: outputOf },
            target: "choosingPassword",
            actions: { type: "setOwner", params: outputOf },
          },
          {
            guard: { type: "isNotReached", params: outputOf },
            target: "linkUnchecked",
            actions: { type: "setFailure", params: outputOf },
          },
          {
            guard: { type: "isRateLimited", params: outputOf },
            target: "linkUnchecked",
            actions: { type: "setFailure", params: outputOf },
          },
          { target: "linkExpired" },
        ],
        onError: { target: "linkUnchecked", actions: "setCrashed" },
      },
    },
    linkUnchecked: {
      description: "Länken gick inte att pröva.",
      on: { RETRY: "checkingLink" },
    },
    linkExpired: {
      description: "Länken har gått ut eller är använd. Det går att få en ny.",
      entry: "setExpired",
      on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
    },
    choosingPassword: {
      description: "Formuläret för det nya lösenordet är öppet. Ett svagt lösenord sägs vid fältet.",
      on: {
        SAVE_PASSWORD: {
          target: "confirming",
          actions: { type: "setPassword", params: ({ event }) => event.Password },
        },
      },
    },
    confirming: {
      description: "Byter lösenordet hos inloggningstjänsten.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "confirmReset",
        src: "confirmReset",
        input: ({ context: { Code, Password } }) => ({ Code, Password }),
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "signingIn" },
          {
            guard: { type: "isPasswordWeak", params: outputOf },
            target: "choosingPassword",
            actions: { type: "setFailure", params: outputOf },
          },
          {
            guard: { type: "isNotReached", params: outputOf },
            target: "notConfirmed",
            actions: { type: "setFailure", params: outputOf },
          },
          {
            guard: { type: "isRateLimited", params: outputOf },
            target: "notConfirmed",
            actions: { type: "setFailure", params: outputOf },
          },
          { target: "linkExpired" },
        ],
        onError: { target: "notConfirmed", actions: "setCrashed" },
      },
    },
    notConfirmed: {
      description: "Bytet gick inte fram. Lösenordet som skrevs finns kvar.",
      on: {
        RETRY: "confirming",
        SAVE_PASSWORD: {
          target: "confirming",
          actions: { type: "setPassword", params: ({ event }) => event.Password },
        },
      },
    },
    signingIn: {
      description: "Lösenordet är bytt. Loggar in med det.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { Email, Password } }) => ({ Email, Password }),
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "notifyingServer" },
          { target: "notSignedIn", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "notSignedIn", actions: "setCrashed" },
      },
    },
    notSignedIn: {
      description: "Lösenordet är bytt, men inloggningen gick inte.",
      on: { RETRY: "signingIn", GO_TO_SIGN_IN: "left" },
    },
    notifyingServer: {
      description: "Säger till servern att lösenordet är bytt, så att äldre sessioner avslutas.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "passwordUpdated",
        src: "passwordUpdated",
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "fetchingMe" },
          { target: "notificationFailed", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "notificationFailed", actions: "setCrashed" },
      },
    },
    notificationFailed: {
      description: "Lösenordet är bytt, men servern fick inte veta det.",
      on: { RETRY: "notifyingServer", GO_TO_SIGN_IN: "left" },
    },
    fetchingMe: {
      description: "Hämtar uppgifterna om kontot. Vad svaret än är tar sidan som öppnas sedan hand om det.",
      tags: "pending",
      invoke: { id: "getMe", src: "getMe", onDone: "signedIn", onError: "signedIn" },
    },
    signedIn: {
      description: "Inloggad med det nya lösenordet. Vidare till admin.",
      type: "final",
      entry: ["clearPassword", { type: "goTo", params: dashboardPath }],
    },
    left: {
      description: "Vidare till inloggningen.",
      type: "final",
      entry: ["clearPassword", { type: "goTo", params: signInPath }],
    },
  },
});

/** The machine with its effects injected. */
export const passwordResetWith = (effects: PasswordResetEffects) =>
  passwordReset.provide({
    actors: {
      sendPasswordReset: fromCall(effects.sendPasswordReset),
      checkReset: fromCall(effects.checkReset),
      confirmReset: fromCall(effects.confirmReset),
      signIn: fromCall(effects.signIn),
      passwordUpdated: fromCall(effects.passwordUpdated),
      getMe: fromCall(effects.getMe),
    },
    actions: { goTo: (_, path) => effects.goTo(path) },
  });
