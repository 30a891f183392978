import { assign, setup } from "xstate";
import type { Status } from "../account/accountSchema.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { AccountCalls, Answer } from "./accountEffects.ts";
import { effectFor, fromCall, outputOf } from "./effect.ts";

export type UserApprovalEffects = Pick<AccountCalls, "acceptUser" | "rejectUser">;

interface Input {
  UserID: number;
  Status: Status;
}

export interface UserApprovalContext extends Input {
  /** The reason in the mail to the applicant. */
  Reason: string;
  /** The public title of an accepted applicant. */
  Title: string | undefined;
  error: ClientErrorCode | null;
  Details: Details | null;
}

type Decided = Answer<{ Status: Status }>;

/**
 * An admin's decision on an application (specification section 4, "User approval"). The applicant gets a mail at once,
 * so a decision can't be undone; rejecting asks for confirmation.
 */
export const userApproval = setup({
  types: {
    input: {} as Input,
    context: {} as UserApprovalContext,
    events: {} as
      | { type: "ACCEPT"; Reason?: string; Title?: string }
      | { type: "CONFIRM"; Reason?: string }
      | { type: "REJECT" | "CANCEL" }
      | { type: "CHANGED_ELSEWHERE"; Status: Status },
    tags: {} as "pending",
  },
  actors: {
    acceptUser: effectFor<UserApprovalEffects["acceptUser"]>(),
    rejectUser: effectFor<UserApprovalEffects["rejectUser"]>(),
  },
  guards: {
    isApproved: ({ context }) => context.Status.includes("approved"),
    isRejected: ({ context }) => context.Status.includes("rejected"),
    isDone: (_, answer: Decided) => answer.ok,
    isDifferent: ({ context }, Status: Status) => Status.join() !== context.Status.join(),
  },
  actions: {
    setReason: assign((_, Reason: string | undefined) => ({ Reason: Reason?.trim() ?? "" })),
    setAcceptance: assign((_, { Reason, Title }: { Reason?: string; Title?: string }) => ({
      Reason: Reason?.trim() ?? "",
      Title: Title?.trim(),
    })),
    setStatus: assign((_, Status: Status) => ({ Status, error: null, Details: null })),
    setResult: assign(({ context }, answer: Decided) =>
      answer.ok
        ? { Status: answer.Status, Reason: "", error: null, Details: null }
        : { Status: context.Status, error: answer.Code, Details: answer.Details ?? null },
    ),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    clearError: assign({ error: null, Details: null }),
  },
}).createMachine({
  id: "userApproval",
  description: "Om en sökande godkänns eller avböjs.",
  context: ({ input }) => ({ ...input, Reason: "", Title: undefined, error: null, Details: null }),
  initial: "deciding",
  on: {
    CHANGED_ELSEWHERE: {
      guard: { type: "isDifferent", params: ({ event }) => event.Status },
      target: ".deciding",
      actions: { type: "setStatus", params: ({ event }) => event.Status },
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
        ACCEPT: { target: "accepting", actions: { type: "setAcceptance", params: ({ event }) => event } },
        REJECT: { target: "askingBeforeRejection", actions: "clearError" },
      },
    },
    accepting: {
      description: "Väntar på att ansökan godkänns.",
      tags: "pending",
      entry: "clearError",
      on: { CHANGED_ELSEWHERE: { actions: { type: "setStatus", params: ({ event }) => event.Status } } },
      invoke: {
        id: "acceptUser",
        src: "acceptUser",
        input: ({ context: { UserID, Reason, Title } }) => ({ UserID, Reason, ...(Title && { Title }) }),
        onDone: { target: "deciding", actions: { type: "setResult", params: outputOf } },
        onError: { target: "deciding", actions: "setCrashed" },
      },
    },
    approved: {
      description: "Godkänd: får svara på frågor.",
      on: { REJECT: { target: "askingBeforeRejection", actions: "clearError" } },
    },
    askingBeforeRejection: {
      description: "Frågar om den sökande verkligen ska avböjas, och varför.",
      on: {
        CONFIRM: { target: "rejecting", actions: { type: "setReason", params: ({ event }) => event.Reason } },
        CANCEL: { target: "deciding", actions: "clearError" },
      },
    },
    rejecting: {
      description: "Väntar på att den sökande avböjs.",
      tags: "pending",
      entry: "clearError",
      on: { CHANGED_ELSEWHERE: { actions: { type: "setStatus", params: ({ event }) => event.Status } } },
      invoke: {
        id: "rejectUser",
        src: "rejectUser",
        input: ({ context: { UserID, Reason } }) => ({ UserID, Reason }),
        onDone: [
          {
            guard: { type: "isDone", params: outputOf },
            target: "deciding",
            actions: { type: "setResult", params: outputOf },
          },
          { target: "askingBeforeRejection", actions: { type: "setResult", params: outputOf } },
        ],
        onError: { target: "askingBeforeRejection", actions: "setCrashed" },
      },
    },
    rejected: {
      description: "Avböjd: sessionerna är avslutade.",
      on: { ACCEPT: { target: "accepting", actions: { type: "setAcceptance", params: ({ event }) => event } } },
    },
  },
});

/** The machine with its effects injected. */
export const userApprovalWith = (effects: UserApprovalEffects) =>
  userApproval.provide({
    actors: { acceptUser: fromCall(effects.acceptUser), rejectUser: fromCall(effects.rejectUser) },
  });
