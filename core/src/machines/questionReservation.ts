import { assign, setup } from "xstate";
import type { ClientErrorCode } from "../contract/problem.ts";
import { isHeldBy, isReserved, leaseRenewal } from "../question/lease.ts";
import type { ReservedBy } from "../question/questionSchema.ts";
import { effect, type Result } from "./effect.ts";

interface Input {
  QuestionID: number;
  ReservedBy: ReservedBy;
  /** The current user. */
  UserID: number;
  /** Whether the user may release other people's reservations. */
  isAdmin?: boolean;
  /** Renews the lease as long as the machine runs. */
  isEditorOpen?: boolean;
}

export interface ReservationContext extends Required<Input> {
  /** Why the last attempt failed, or null. */
  error: ClientErrorCode | null;
  /** The user's last action, which UNDO reverts. */
  done: "reserved" | "returned" | null;
}

/** A refusal may include the current holder. */
export type ReservationResult = Result<{ ReservedBy: ReservedBy }, { ReservedBy?: ReservedBy }>;

const reservation = () => effect<ReservationResult, { QuestionID: number }>();
const longestTimeout = 2_147_483_647;
const leaseLeft = (holder: ReservedBy) => (holder === null ? 0 : Date.parse(holder.LeaseUntil) - Date.now());

/**
 * One question's reservation, from the view of one member of staff.
 * Effects: `reserve`, `unreserve`, `renewLease`. Times are milliseconds.
 */
export const questionReservation = setup({
  types: {
    input: {} as Input,
    context: {} as ReservationContext,
    events: {} as { type: "RESERVE" | "UNRESERVE" | "UNDO" } | { type: "CHANGED_ELSEWHERE"; ReservedBy: ReservedBy },
    tags: {} as "pending",
  },
  actors: { reserve: reservation(), unreserve: reservation(), renewLease: reservation() },
  guards: {
    isHeldByMe: ({ context }) => isHeldBy(context.ReservedBy, context.UserID, new Date()),
    isHeldByOther: ({ context }) => isReserved(context.ReservedBy, new Date()),
    isAdmin: ({ context }) => context.isAdmin,
    isEditorOpen: ({ context }) => context.isEditorOpen,
    hasJustReserved: ({ context }) => context.done === "reserved",
    hasJustReturned: ({ context }) => context.done === "returned",
    isDone: (_, result: ReservationResult) => result.ok,
    isTakenByOther: (_, result: ReservationResult) => !result.ok && result.Code === "RESERVED_BY_OTHER",
    isNoLongerReserved: (_, result: ReservationResult) => !result.ok && result.Code === "NOT_RESERVED",
    isDifferent: ({ context }, holder: ReservedBy) =>
      holder?.UserID !== context.ReservedBy?.UserID || holder?.LeaseUntil !== context.ReservedBy?.LeaseUntil,
  },
  actions: {
    setHolder: assign((_, ReservedBy: ReservedBy) => ({ ReservedBy, error: null, done: null })),
    setResult: assign(({ context }, result: ReservationResult) => ({
      ReservedBy: result.ReservedBy === undefined ? context.ReservedBy : result.ReservedBy,
      error: result.ok ? null : result.Code,
    })),
    setUndoReserve: assign({ done: "reserved" }),
    setUndoUnreserve: assign({ done: "returned" }),
    clearUndo: assign({ error: null, done: null }),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    clearHolder: assign({ ReservedBy: null }),
  },
  delays: {
    untilLeaseEnds: ({ context }) => Math.min(Math.max(leaseLeft(context.ReservedBy), 0), longestTimeout),
    untilRenewal: ({ context }) => {
      const left = leaseLeft(context.ReservedBy);
      // LEASE_MINUTES sets the length of a lease: a short one is renewed at half its length.
      return Math.max(Math.min(leaseRenewal, left / 2), 0);
    },
    untilRetry: 30_000,
  },
}).createMachine({
  id: "questionReservation",
  description: "Vem som håller i en fråga, sett från en medarbetares skärm.",
  context: ({ input }) => ({ isAdmin: false, isEditorOpen: false, ...input, error: null, done: null }),
  initial: "deciding",
  on: {
    CHANGED_ELSEWHERE: {
      guard: { type: "isDifferent", params: ({ event }) => event.ReservedBy },
      target: ".deciding",
      actions: { type: "setHolder", params: ({ event }) => event.ReservedBy },
    },
  },
  states: {
    deciding: {
      description: "Läser av vem som har frågan just nu.",
      always: [
        { guard: "isHeldByMe", target: "reservedByMe" },
        { guard: "isHeldByOther", target: "reservedByOther" },
        { target: "free" },
      ],
    },
    free: {
      description: "Ingen har frågan.",
      on: {
        RESERVE: { target: "reserving", actions: "clearUndo" },
        UNDO: { guard: "hasJustReturned", target: "reserving", actions: "clearUndo" },
      },
    },
    reserving: {
      description: "Väntar på att få reservationen.",
      tags: "pending",
      on: { CHANGED_ELSEWHERE: { actions: { type: "setHolder", params: ({ event }) => event.ReservedBy } } },
      invoke: {
        id: "reserve",
        src: "reserve",
        input: ({ context }) => ({ QuestionID: context.QuestionID }),
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => event.output },
            target: "reservedByMe",
            actions: [{ type: "setResult", params: ({ event }) => event.output }, "setUndoReserve"],
          },
          {
            guard: { type: "isTakenByOther", params: ({ event }) => event.output },
            target: "reservedByOther",
            actions: { type: "setResult", params: ({ event }) => event.output },
          },
          { target: "deciding", actions: { type: "setResult", params: ({ event }) => event.output } },
        ],
        onError: { target: "deciding", actions: "setCrashed" },
      },
    },
    reservedByMe: {
      description: "Jag har frågan, tills tiden går ut eller jag lämnar tillbaka den.",
      initial: "resting",
      after: { untilLeaseEnds: { target: "leaseEnded", actions: "clearHolder" } },
      on: {
        UNRESERVE: { target: "unreserving", actions: "clearUndo" },
        UNDO: { guard: "hasJustReserved", target: "unreserving", actions: "clearUndo" },
      },
      states: {
        resting: {
          description: "Det är tid kvar.",
          after: { untilRenewal: { guard: "isEditorOpen", target: "renewing" } },
        },
        renewing: {
          description: "Den öppna redigeringen förlänger tiden.",
          invoke: {
            id: "renewLease",
            src: "renewLease",
            input: ({ context }) => ({ QuestionID: context.QuestionID }),
            onDone: [
              {
                guard: { type: "isDone", params: ({ event }) => event.output },
                target: "#questionReservation.reservedByMe",
                reenter: true,
                actions: { type: "setResult", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isTakenByOther", params: ({ event }) => event.output },
                target: "#questionReservation.reservedByOther",
                actions: { type: "setResult", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isNoLongerReserved", params: ({ event }) => event.output },
                target: "#questionReservation.leaseEnded",
                actions: "clearHolder",
              },
              { target: "unrenewed", actions: { type: "setResult", params: ({ event }) => event.output } },
            ],
            onError: { target: "unrenewed", actions: "setCrashed" },
          },
        },
        unrenewed: {
          description: "Förlängningen gick inte fram. Nytt försök strax.",
          after: { untilRetry: "renewing" },
        },
      },
    },
    unreserving: {
      description: "Väntar på att frågan lämnas tillbaka.",
      tags: "pending",
      on: { CHANGED_ELSEWHERE: { actions: { type: "setHolder", params: ({ event }) => event.ReservedBy } } },
      invoke: {
        id: "unreserve",
        src: "unreserve",
        input: ({ context }) => ({ QuestionID: context.QuestionID }),
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => event.output },
            target: "free",
            actions: [{ type: "setResult", params: ({ event }) => event.output }, "setUndoUnreserve"],
          },
          {
            guard: { type: "isNoLongerReserved", params: ({ event }) => event.output },
            target: "free",
            actions: "clearHolder",
          },
          { target: "deciding", actions: { type: "setResult", params: ({ event }) => event.output } },
        ],
        onError: { target: "deciding", actions: "setCrashed" },
      },
    },
    reservedByOther: {
      description: "En kollega har frågan.",
      after: { untilLeaseEnds: { target: "free", actions: "clearHolder" } },
      on: { UNRESERVE: { guard: "isAdmin", target: "unreserving", actions: "clearUndo" } },
    },
    leaseEnded: {
      description: "Min tid gick ut. Frågan är ledig igen.",
      on: { RESERVE: { target: "reserving", actions: "clearUndo" } },
    },
  },
});
