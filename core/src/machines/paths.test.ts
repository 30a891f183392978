import { expect, test } from "vitest";
import { type AnyStateMachine, createActor, fromPromise, type PromiseActorLogic, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { bookingEvents } from "../booking/bookingTransitions.ts";
import { waitingEvents } from "../booking/waitingTransitions.ts";
import { orderEvents } from "../order/orderTransitions.ts";
import { paymentEvents } from "../payment/paymentTransitions.ts";
import { rentClaimEvents } from "../rentClaim/rentClaimTransitions.ts";
import { withdrawalEvents } from "../withdrawal/withdrawalTransitions.ts";
import { aiAnswer } from "./aiAnswer.ts";
import { answerDraft } from "./answerDraft.ts";
import { booking } from "./booking.ts";
import { order } from "./order.ts";
import { payment } from "./payment.ts";
import { question } from "./question.ts";
import { questionReservation } from "./questionReservation.ts";
import { questionVisibility } from "./questionVisibility.ts";
import { rentClaim } from "./rentClaim.ts";
import { waitingList } from "./waitingList.ts";
import { withdrawal } from "./withdrawal.ts";

interface MachineEvent {
  type: string;
  output?: unknown;
}

/** A machine with the events of the user, the clock, colleagues and the server. */
interface PathModel {
  machine: AnyStateMachine;
  inputs: unknown[];
  events: MachineEvent[];
  /** Events that the user sends. */
  userEvents: MachineEvent[];
  /** Transient states, and states reached by a timer only. */
  unreached: string[];
}

const soon = new Date(Date.now() + 3_600_000).toISOString();
const mine = { UserID: 1, Name: "Astrid", LeaseUntil: soon };
const theirs = { UserID: 2, Name: "Björn", LeaseUntil: soon };
const succeeded = (effect: string, output: unknown): MachineEvent => ({ type: `xstate.done.actor.${effect}`, output });
const failed = (Code: string, more = {}) => ({ ok: false, Code, ...more });

const noSources = { Provisions: [], ValidAt: null };

const asked = { Question: "Hur lång är ångerrätten?", AcceptAi: true };
const startOf = (Kind: string, Emergency = false): MachineEvent => ({
  type: "PART",
  ...{ part: { event: "start", data: { Kind, Emergency } } },
});

const models: PathModel[] = [
  {
    machine: aiAnswer,
    unreached: [],
    inputs: [undefined],
    userEvents: [{ type: "ASK", ...{ question: asked } }, { type: "STOP" }],
    events: [
      ...["Answer", "Unknown", "Clarify", "PersonalData"].map((kind) => startOf(kind)),
      startOf("Answer", true),
      { type: "FINISHED" },
      ...["TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE"].map((Code) => ({ type: "REFUSED", ...{ Code, Details: null } })),
      { type: "REFUSED", ...{ Code: "INCORRECT_PROPERTIES", Details: { Question: ["TOO_SHORT"] } } },
      { type: "xstate.error.actor.stream", ...{ error: new Error("broken") } },
    ],
  },
  {
    machine: question,
    unreached: [],
    inputs: [{ Type: "Free" }, { Type: "Express" }],
    userEvents: [
      ...["CONFIRM", "PAY", "ASK_FOR_FACTS", "GIVE_FACTS", "ANSWER", "PUBLISH", "DECLINE", "WITHDRAW"],
      "RESCIND",
      "EXPIRE",
    ].map((type) => ({ type })),
    events: [],
  },
  {
    machine: booking,
    unreached: [],
    inputs: [false, true].flatMap((isPriced) => [false, true].map((isByStaff) => ({ isPriced, isByStaff }))),
    userEvents: bookingEvents.map((type) => ({ type })),
    events: [],
  },
  {
    machine: order,
    unreached: [],
    inputs: [undefined],
    userEvents: orderEvents.map((type) => ({ type })),
    events: [],
  },
  {
    machine: withdrawal,
    unreached: [],
    inputs: [undefined],
    userEvents: withdrawalEvents.map((type) => ({ type })),
    events: [],
  },
  {
    machine: waitingList,
    unreached: [],
    inputs: [{ hasIgnored: false }, { hasIgnored: true }],
    userEvents: waitingEvents.map((type) => ({ type })),
    events: [],
  },
  {
    machine: rentClaim,
    unreached: [],
    inputs: [undefined],
    userEvents: rentClaimEvents.map((type) => ({ type })),
    events: [],
  },
  {
    machine: payment,
    unreached: [],
    inputs: [undefined],
    userEvents: paymentEvents.map((type) => ({ type })),
    events: [],
  },
  {
    machine: questionReservation,
    unreached: ["deciding", "leaseEnded"],
    inputs: [null, mine, theirs].flatMap((ReservedBy) =>
      [false, true].map((flag) => ({ QuestionID: 7, UserID: 1, ReservedBy, isAdmin: flag, isEditorOpen: flag })),
    ),
    userEvents: [{ type: "RESERVE" }, { type: "UNRESERVE" }, { type: "UNDO" }],
    events: [
      succeeded("reserve", { ok: true, ReservedBy: mine }),
      succeeded("reserve", failed("RESERVED_BY_OTHER", { ReservedBy: theirs })),
      succeeded("reserve", failed("TOO_MANY_RESERVED")),
      succeeded("unreserve", { ok: true, ReservedBy: null }),
      succeeded("unreserve", failed("NETWORK_ERROR")),
      succeeded("unreserve", failed("NOT_RESERVED")),
      { type: "CHANGED_ELSEWHERE", ...{ ReservedBy: null } },
      { type: "CHANGED_ELSEWHERE", ...{ ReservedBy: theirs } },
    ],
  },
  {
    machine: questionVisibility,
    unreached: ["deciding"],
    inputs: [true, false].map((Hidden) => ({ QuestionID: 7, Hidden })),
    userEvents: [{ type: "HIDE" }, { type: "UNHIDE" }, { type: "UNDO" }],
    events: [
      succeeded("hide", { ok: true, Hidden: true }),
      succeeded("hide", failed("NETWORK_ERROR")),
      succeeded("unhide", { ok: true, Hidden: false }),
      succeeded("unhide", failed("NOT_FOUND")),
      { type: "CHANGED_ELSEWHERE", ...{ Hidden: true } },
    ],
  },
  {
    machine: answerDraft,
    unreached: ["comparing"],
    inputs: [
      { QuestionID: 7, AnswerBody: "", ...noSources, Version: null, savesItself: true },
      { QuestionID: 7, AnswerBody: "<p>Hej</p>", ...noSources, Version: 2, savesItself: false },
    ],
    userEvents: [
      { type: "WRITE", ...{ AnswerBody: "<p>Nytt</p>" } },
      { type: "SAVE" },
      { type: "SEND" },
      { type: "PUBLISH" },
      { type: "KEEP_MINE" },
      { type: "TAKE_THEIRS" },
      { type: "REPLACE", ...{ text: { AnswerBody: "<p>Äldre</p>", ...noSources } } },
      { type: "RESTORE_REPLACED" },
    ],
    events: ["save", "finish"].flatMap((effect) => [
      succeeded(effect, { ok: true, AnswerBody: "<p>Nytt</p>", ...noSources, Version: 3 }),
      succeeded(
        effect,
        failed("CHANGED_BY_OTHER", { theirs: { AnswerBody: "<p>Annat</p>", ...noSources, Version: 4 } }),
      ),
      succeeded(effect, failed("RESERVED_BY_OTHER")),
      succeeded(effect, failed("NETWORK_ERROR")),
    ]),
  },
];

const shortestPaths = ({ machine, userEvents, events }: PathModel, input: unknown) =>
  getShortestPaths(machine, {
    input,
    events: [...userEvents, ...events],
    serializeState: ({ value, context }) => {
      // Only whether there is a replaced text matters to the transitions, not which.
      const { savedAt, startsVersion, replacedText = null, ...rest } = context as Record<string, unknown>;
      return JSON.stringify([value, rest, replacedText !== null]);
    },
  });

/** The machine with effects that stay pending until the path resolves them. */
function withPendingEffects(machine: AnyStateMachine) {
  const waiting = new Map<string, (output: unknown) => void>();
  const actors: Record<string, PromiseActorLogic<unknown>> = {};
  for (const name of Object.keys(machine.implementations.actors)) {
    actors[name] = fromPromise(() => new Promise((resolve) => waiting.set(name, resolve)));
  }
  return { machine: machine.provide({ actors }), waiting };
}

test.each(models)("every path of $machine.id ends in its state, with asynchronous effects", async (model) => {
  const seen = new Set<string>();
  for (const input of model.inputs) {
    for (const path of shortestPaths(model, input)) {
      const { machine, waiting } = withPendingEffects(model.machine);
      const actor = createActor(machine, { input }).start();
      for (const { event } of path.steps) {
        const [, name] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
        if (event.type === "xstate.init") continue;
        if (name === undefined) actor.send(event);
        else {
          const before = actor.getSnapshot();
          waiting.get(name)?.((event as MachineEvent).output);
          await waitFor(actor, (now) => now !== before, { timeout: 2_000 });
        }
      }
      expect(actor.getSnapshot().value, path.steps.map(({ event }) => event.type).join(" → ")).toEqual(
        path.state.value,
      );
      for (const node of path.state._nodes) seen.add(node.key);
      actor.stop();
    }
  }
  const unreached = Object.keys(model.machine.root.states).filter((key) => !seen.has(key));
  expect(unreached).toEqual(model.unreached);
});

test.each(models)("every state of $machine.id has an enabled user event or is pending", (model) => {
  for (const input of model.inputs) {
    for (const { state } of shortestPaths(model, input)) {
      if (state.status === "done" || state.hasTag("pending")) continue;
      const isHeldByOther = state.matches("reservedByOther");
      const enabled = model.userEvents.filter((event) => state.can(event)).map(({ type }) => type);
      if (!isHeldByOther) expect(enabled, JSON.stringify(state.value)).not.toEqual([]);
    }
  }
});

test.each(models)("the waiting states of $machine.id, and only they, have the tag pending", (model) => {
  const wrong: string[] = [];
  for (const node of Object.values(model.machine.root.states)) {
    if (node.invoke.length > 0 !== node.tags.includes("pending")) wrong.push(node.id);
  }
  expect(wrong).toEqual([]);
});

test.each(models)("a crashed effect of $machine.id becomes an error in a state with a way out", async (model) => {
  for (const input of model.inputs) {
    for (const event of model.userEvents) {
      const actors = Object.fromEntries(
        Object.keys(model.machine.implementations.actors).map((name) => [
          name,
          fromPromise(() => Promise.reject(new Error("crash"))),
        ]),
      );
      const actor = createActor(model.machine.provide({ actors }), { input }).start();
      const before = actor.getSnapshot();
      actor.send(event);
      if (!actor.getSnapshot().hasTag("pending")) continue;
      const after = await waitFor(actor, (now) => !now.hasTag("pending"), { timeout: 2_000 });
      expect(after.context.error).toBe("INTERNAL_SERVER_ERROR");
      expect(after.can(event), `${event.type} after a crash from ${JSON.stringify(before.value)}`).toBe(true);
      actor.stop();
    }
  }
});
