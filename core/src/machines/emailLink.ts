import type { IdentityEffects } from "./accountEffects.ts";
import { fromCall } from "./effect.ts";
import {
  contextOf,
  type LinkEffects,
  linkActions,
  linkActors,
  linkSetup,
  sendingLink,
  usingLink,
} from "./linkSignIn.ts";

export type EmailLinkEffects = LinkEffects & Pick<IdentityEffects, "sendSignInLink">;

/** Signing in without a password: requesting a link by mail, and using it. */
export const emailLink = linkSetup.createMachine({
  id: "emailLink",
  description: "Att logga in med en länk i ett mejl.",
  context: ({ input }) => contextOf(input),
  output: ({ context }) => context.me,
  initial: "starting",
  states: {
    starting: {
      description: "Läser av om en länk är öppnad.",
      always: [{ guard: "hasLink", target: "restoringAddress" }, { target: "signedOut" }],
    },
    signedOut: {
      description: "Formuläret för att få en länk är öppet.",
      on: { SEND: { target: "sending", actions: { type: "setAddress", params: ({ event }) => event.Email } } },
    },
    ...sendingLink,
    ...usingLink,
  },
});

/** The machine with its effects injected. */
export const emailLinkWith = (effects: EmailLinkEffects) =>
  emailLink.provide({
    actors: { ...linkActors(effects), sendLink: fromCall(effects.sendSignInLink) },
    actions: linkActions(effects, false),
  });
