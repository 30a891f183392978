import { assign, setup } from "xstate";
import type { SignUp } from "../account/accountSchema.ts";
import { signInPath } from "../account/signInRedirect.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer, Navigation, Storage } from "./accountEffects.ts";
import { fill, placeOf, told } from "./effect.ts";
import { isUnreachable } from "./failure.ts";

export type SignupEffects = Pick<AccountCalls, "signUp"> & Pick<Storage, "keepEmail"> & Navigation;

export interface SignupContext {
  form: SignUp | null;
  /** New for each form that is handed in, the same when it is tried again. */
  idempotencyKey: string;
  error: ClientErrorCode | null;
  /** What is wrong with which field. */
  Details: Details | null;
}

/** Applying for an account. The answer is the same whether the address had an account or not. */
export const signup = setup({
  types: {
    context: {} as SignupContext,
    events: {} as { type: "SIGN_UP"; form: SignUp } | { type: "RETRY" | "CONTINUE" },
    tags: {} as "pending",
  },
  actors: { signUp: placeOf<SignupEffects["signUp"]>() },
  guards: {
    isDone: (_, answer: Answer) => answer.ok,
    isNotReached: (_, answer: Answer) => !answer.ok && isUnreachable(answer.Code),
  },
  actions: {
    takeForm: assign((_, form: SignUp) => ({ form, idempotencyKey: crypto.randomUUID() })),
    takeRefusal: assign((_, answer: Answer) =>
      answer.ok ? { error: null, Details: null } : { error: answer.Code, Details: answer.Details ?? null },
    ),
    rememberCrash: assign({ error: "INTERNAL_SERVER_ERROR" }),
    forgetError: assign({ error: null, Details: null }),
    forgetForm: assign({ form: null }),
    keepEmail: (_, _kept: { Email: string; isActivation: boolean }) => {},
    goTo: (_, _path: string) => {},
  },
}).createMachine({
  id: "signup",
  description: "Att ansöka om ett konto som rådgivare.",
  context: { form: null, idempotencyKey: "", error: null, Details: null },
  initial: "editing",
  states: {
    editing: {
      description: "Formuläret är öppet. Det som behöver rättas sägs vid fälten.",
      on: { SIGN_UP: { target: "sending", actions: { type: "takeForm", params: ({ event }) => event.form } } },
    },
    sending: {
      description: "Skickar ansökan.",
      tags: "pending",
      entry: "forgetError",
      invoke: {
        id: "signUp",
        src: "signUp",
        input: ({ context }) => ({ form: context.form as SignUp, idempotencyKey: context.idempotencyKey }),
        onDone: [
          { guard: { type: "isDone", params: told }, target: "complete" },
          {
            guard: { type: "isNotReached", params: told },
            target: "notSent",
            actions: { type: "takeRefusal", params: told },
          },
          { target: "editing", actions: { type: "takeRefusal", params: told } },
        ],
        onError: { target: "notSent", actions: "rememberCrash" },
      },
    },
    notSent: {
      description: "Ansökan gick inte att skicka. Det som skrevs finns kvar.",
      on: {
        RETRY: "sending",
        SIGN_UP: { target: "sending", actions: { type: "takeForm", params: ({ event }) => event.form } },
      },
    },
    complete: {
      description: "Ansökan är mottagen, och ett mejl för att bekräfta adressen är på väg.",
      entry: [
        { type: "keepEmail", params: ({ context }) => ({ Email: context.form?.Email ?? "", isActivation: true }) },
        "forgetForm",
      ],
      on: { CONTINUE: "left" },
    },
    left: {
      description: "Vidare till inloggningen.",
      type: "final",
      entry: { type: "goTo", params: signInPath },
    },
  },
});

/** The machine with its effects in place. */
export const signupWith = (effects: SignupEffects) =>
  signup.provide({
    actors: { signUp: fill(effects.signUp) },
    actions: { keepEmail: (_, kept) => effects.keepEmail(kept), goTo: (_, path) => effects.goTo(path) },
  });
