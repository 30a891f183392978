import { signInPath } from "../account/signInRedirect.ts";
import type { AccountCalls, IdentityEffects } from "./accountEffects.ts";
import { fromCall, outputOf } from "./effect.ts";
import {
  contextOf,
  type LinkEffects,
  linkActions,
  linkActors,
  linkSetup,
  sendingLink,
  usingLink,
} from "./linkSignIn.ts";

export type ActivationEffects = LinkEffects &
  Pick<IdentityEffects, "sendActivationLink"> &
  Pick<AccountCalls, "confirmAccount">;

/**
 * Verifying an address. The mail after sign-up has a code, which a button confirms; later activation
 * mails have the provider's sign-in link. The steps of the link are those of `emailLink`, with other mails.
 */
export const activation = linkSetup.createMachine({
  id: "activation",
  description: "Att bekräfta sin adress, med koden eller länken i ett mejl.",
  context: ({ input }) => contextOf(input),
  output: ({ context }) => context.me,
  initial: "starting",
  states: {
    starting: {
      description: "Läser av om en kod eller en länk är öppnad.",
      always: [
        { guard: "hasCode", target: "unconfirmed" },
        { guard: "hasLink", target: "restoringAddress" },
        { target: "linkExpired", actions: "setExpired" },
      ],
    },
    unconfirmed: {
      description: "Sidan med koden är öppen. Inget händer förrän någon trycker på knappen.",
      on: { CONFIRM: "confirming" },
    },
    confirming: {
      description: "Bekräftar adressen.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "confirmAccount",
        src: "confirmAccount",
        input: ({ context }) => ({ Code: context.Code }),
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "confirmed" },
          { guard: { type: "isAlreadyConfirmed", params: outputOf }, target: "confirmed" },
          { guard: { type: "isExpired", params: outputOf }, target: "linkExpired", actions: "setExpired" },
          { target: "notConfirmed", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "notConfirmed", actions: "setCrashed" },
      },
    },
    notConfirmed: {
      description: "Bekräftelsen gick inte fram. Koden finns kvar.",
      on: { RETRY: "confirming" },
    },
    confirmed: {
      description: "Adressen är bekräftad. Nu går det att logga in.",
      entry: "clearEmail",
      on: { CONTINUE: "left" },
    },
    left: {
      description: "Vidare till inloggningen.",
      type: "final",
      entry: { type: "goTo", params: signInPath },
    },
    ...sendingLink,
    ...usingLink,
  },
});

/** The machine with its effects injected. */
export const activationWith = (effects: ActivationEffects) =>
  activation.provide({
    actors: {
      ...linkActors(effects),
      sendLink: fromCall(effects.sendActivationLink),
      confirmAccount: fromCall(effects.confirmAccount),
    },
    actions: linkActions(effects, true),
  });
