import { assign, setup } from "xstate";
import type { SignUp } from "../account/accountSchema.ts";
import { signInPath } from "../account/signInRedirect.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer, Navigation, Storage } from "./accountEffects.ts";
import { effectFor, fromCall, outputOf } from "./effect.ts";
import { isUnreachable } from "./failure.ts";

export type SignupEffects = Pick<AccountCalls, "signUp"> & Pick<Storage, "persistEmail"> & Navigation;

export interface SignupContext {
  form: SignUp | null;
  /** The idempotency key: new for each submitted form, the same for a retry. */
  idempotencyKey: string;
  error: ClientErrorCode | null;
  /** The errors by field. */
  Details: Details | null;
}

/** Applying for an account. The response is the same whether the address has an account or not. */
export const signup = setup({
  types: {
    context: {} as SignupContext,
    events: {} as { type: "SIGN_UP"; form: SignUp } | { type: "RETRY" | "CONTINUE" },
    tags: {} as "pending",
  },
  actors: { signUp: effectFor<SignupEffects["signUp"]>() },
  guards: {
    isDone: (_, answer: Answer) => answer.ok,
    isNotReached: (_, answer: Answer) => !answer.ok && isUnreachable(answer.Code),
  },
  actions: {
    setForm: assign((_, form: SignUp) => ({ form, idempotencyKey: crypto.randomUUID() })),
    setFailure: assign((_, answer: Answer) =>
      answer.ok ? { error: null, Details: null } : { error: answer.Code, Details: answer.Details ?? null },
    ),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    clearError: assign({ error: null, Details: null }),
    clearForm: assign({ form: null }),
    persistEmail: (_, _address: { Email: string; isActivation: boolean }) => {},
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
      on: { SIGN_UP: { target: "sending", actions: { type: "setForm", params: ({ event }) => event.form } } },
    },
    sending: {
      description: "Skickar ansökan.",
      tags: "pending",
      entry: "clearError",
      invoke: {
        id: "signUp",
        src: "signUp",
        input: ({ context }) => ({ form: context.form as SignUp, idempotencyKey: context.idempotencyKey }),
        onDone: [
          { guard: { type: "isDone", params: outputOf }, target: "complete" },
          {
            guard: { type: "isNotReached", params: outputOf },
            target: "notSent",
            actions: { type: "setFailure", params: outputOf },
          },
          { target: "editing", actions: { type: "setFailure", params: outputOf } },
        ],
        onError: { target: "notSent", actions: "setCrashed" },
      },
    },
    notSent: {
      description: "Ansökan gick inte att skicka. Det som skrevs finns kvar.",
      on: {
        RETRY: "sending",
        SIGN_UP: { target: "sending", actions: { type: "setForm", params: ({ event }) => event.form } },
      },
    },
    complete: {
      description: "Ansökan är mottagen, och ett mejl för att bekräfta adressen är på väg.",
      entry: [
        { type: "persistEmail", params: ({ context }) => ({ Email: context.form?.Email ?? "", isActivation: true }) },
        "clearForm",
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

/** The machine with its effects injected. */
export const signupWith = (effects: SignupEffects) =>
  signup.provide({
    actors: { signUp: fromCall(effects.signUp) },
    actions: { persistEmail: (_, address) => effects.persistEmail(address), goTo: (_, path) => effects.goTo(path) },
  });
