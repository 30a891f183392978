import { assign, setup } from "xstate";
import type { Status } from "../account/accountSchema.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer } from "./accountEffects.ts";
import { fill, placeOf, told } from "./effect.ts";

export type UserApprovalEffects = Pick<AccountCalls, "acceptUser" | "rejectUser">;

interface Input {
  UserID: number;
  Status: Status;
}

export interface UserApprovalContext extends Input {
  /** What the applicant is told. */
  Reason: string;
  error: ClientErrorCode | null;
  Details: Details | null;
}

type Decided = Answer<{ Status: Status }>;

/**
 * An admin's decision on an application (specification section 4, "User approval"). The applicant gets a mail at once,
 * so there is no taking back; rejecting asks first.
 */
export const userApproval = setup({
  types: {
    input: {} as Input,
    context: {} as UserApprovalContext,
    events: {} as
      | { type: "ACCEPT" | "CONFIRM"; Reason?: string }
      | { type: "REJECT" | "CANCEL" }
      | { type: "CHANGED_ELSEWHERE"; Status: Status },
    tags: {} as "pending",
  },
  actors: {
    acceptUser: placeOf<UserApprovalEffects["acceptUser"]>(),
    rejectUser: placeOf<UserApprovalEffects["rejectUser"]>(),
  },
  guards: {
    isApproved: ({ context }) => context.Status.includes("approved"),
    isRejected: ({ context }) => context.Status.includes("rejected"),
    isDone: (_, answer: Decided) => answer.ok,
    isNews: ({ context }, Status: Status) => Status.join() !== context.Status.join(),
  },
  actions: {
    takeReason: assign((_, Reason: string | undefined) => ({ Reason: Reason?.trim() ?? "" })),
    takeStatus: assign((_, Status: Status) => ({ Status, error: null, Details: null })),
    takeResult: assign(({ context }, answer: Decided) =>
      answer.ok
        ? { Status: answer.Status, Reason: "", error: null, Details: null }
        : { Status: context.Status, error: answer.Code, Details: answer.Details ?? null },
    ),
    rememberCrash: assign({ error: "INTERNAL_SERVER_ERROR" }),
    forgetError: assign({ error: null, Details: null }),
  },
}).createMachine({
  id: "userApproval",
  description: "Om en sökande godkänns eller avböjs.",
  context: ({ input }) => ({ ...input, Reason: "", error: null, Details: null }),
  initial: "deciding",
  on: {
    CHANGED_ELSEWHERE: {
      guard: { type: "isNews", params: ({ event }) => event.Status },
      target: ".deciding",
      actions: { type: "takeStatus", params: ({ event }) => event.Status },
    },
  },
  states: {
    deciding: {
      description: "Läser av vad som är bestämt.",
      always: [
        { guard: "isApproved", target: "approved" },
        { guard: "isRejected", target: "rejected" },
        { target: "undecided" },
      ],
    },
    undecided: {
      description: "Ansökan väntar på besked.",
      on: {
        ACCEPT: { target: "accepting", actions: { type: "takeReason", params: ({ event }) => event.Reason } },
        REJECT: { target: "askingBeforeRejection", actions: "forgetError" },
      },
    },
    accepting: {
      description: "Väntar på att ansökan godkänns.",
      tags: "pending",
      entry: "forgetError",
      on: { CHANGED_ELSEWHERE: { actions: { type: "takeStatus", params: ({ event }) => event.Status } } },
      invoke: {
        id: "acceptUser",
        src: "acceptUser",
        input: ({ context: { UserID, Reason } }) => ({ UserID, Reason }),
        onDone: { target: "deciding", actions: { type: "takeResult", params: told } },
        onError: { target: "deciding", actions: "rememberCrash" },
      },
    },
    approved: {
      description: "Godkänd: får svara på frågor.",
      on: { REJECT: { target: "askingBeforeRejection", actions: "forgetError" } },
    },
    askingBeforeRejection: {
      description: "Frågar om den sökande verkligen ska avböjas, och varför.",
      on: {
        CONFIRM: { target: "rejecting", actions: { type: "takeReason", params: ({ event }) => event.Reason } },
        CANCEL: { target: "deciding", actions: "forgetError" },
      },
    },
    rejecting: {
      description: "Väntar på att den sökande avböjs.",
      tags: "pending",
      entry: "forgetError",
      on: { CHANGED_ELSEWHERE: { actions: { type: "takeStatus", params: ({ event }) => event.Status } } },
      invoke: {
        id: "rejectUser",
        src: "rejectUser",
        input: ({ context: { UserID, Reason } }) => ({ UserID, Reason }),
        onDone: [
          {
            guard: { type: "isDone", params: told },
            target: "deciding",
            actions: { type: "takeResult", params: told },
          },
          { target: "askingBeforeRejection", actions: { type: "takeResult", params: told } },
        ],
        onError: { target: "askingBeforeRejection", actions: "rememberCrash" },
      },
    },
    rejected: {
      description: "Avböjd: sessionerna är avslutade.",
      on: { ACCEPT: { target: "accepting", actions: { type: "takeReason", params: ({ event }) => event.Reason } } },
    },
  },
});

/** The machine with its effects in place. */
export const userApprovalWith = (effects: UserApprovalEffects) =>
  userApproval.provide({
    actors: { acceptUser: fill(effects.acceptUser), rejectUser: fill(effects.rejectUser) },
  });
