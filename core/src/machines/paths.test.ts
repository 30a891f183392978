import { expect, test } from "vitest";
import { type AnyStateMachine, createActor, fromPromise, type PromiseActorLogic, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { answerDraft } from "./answerDraft.ts";
import { questionReservation } from "./questionReservation.ts";
import { questionVisibility } from "./questionVisibility.ts";

interface Told {
  type: string;
  output?: unknown;
}

/** What a person, the clock, a colleague and the server may do to a machine. */
interface World {
  machine: AnyStateMachine;
  inputs: unknown[];
  events: Told[];
  /** What the person can do without anything else happening first. */
  own: Told[];
  /** States that people pass through at once, or reach by waiting. */
  unseen: string[];
}

const soon = new Date(Date.now() + 3_600_000).toISOString();
const mine = { UserID: 1, Name: "Astrid", LeaseUntil: soon };
const theirs = { UserID: 2, Name: "Björn", LeaseUntil: soon };
const done = (effect: string, output: unknown): Told => ({ type: `xstate.done.actor.${effect}`, output });
const refused = (Code: string, more = {}) => ({ ok: false, Code, ...more });

const noSources = { Provisions: [], ValidAt: null };

const worlds: World[] = [
  {
    machine: questionReservation,
    unseen: ["deciding", "leaseEnded"],
    inputs: [null, mine, theirs].flatMap((ReservedBy) =>
      [false, true].map((flag) => ({ QuestionID: 7, UserID: 1, ReservedBy, isAdmin: flag, isEditorOpen: flag })),
    ),
    own: [{ type: "RESERVE" }, { type: "UNRESERVE" }, { type: "UNDO" }],
    events: [
      done("reserve", { ok: true, ReservedBy: mine }),
      done("reserve", refused("RESERVED_BY_OTHER", { ReservedBy: theirs })),
      done("reserve", refused("TOO_MANY_RESERVED")),
      done("unreserve", { ok: true, ReservedBy: null }),
      done("unreserve", refused("NETWORK_ERROR")),
      done("unreserve", refused("NOT_RESERVED")),
      { type: "CHANGED_ELSEWHERE", ...{ ReservedBy: null } },
      { type: "CHANGED_ELSEWHERE", ...{ ReservedBy: theirs } },
    ],
  },
  {
    machine: questionVisibility,
    unseen: ["deciding"],
    inputs: [true, false].map((Hidden) => ({ QuestionID: 7, Hidden })),
    own: [{ type: "HIDE" }, { type: "UNHIDE" }, { type: "UNDO" }],
    events: [
      done("hide", { ok: true, Hidden: true }),
      done("hide", refused("NETWORK_ERROR")),
      done("unhide", { ok: true, Hidden: false }),
      done("unhide", refused("NOT_FOUND")),
      { type: "CHANGED_ELSEWHERE", ...{ Hidden: true } },
    ],
  },
  {
    machine: answerDraft,
    unseen: ["comparing"],
    inputs: [
      { QuestionID: 7, AnswerBody: "", ...noSources, Version: null, savesItself: true },
      { QuestionID: 7, AnswerBody: "<p>Hej</p>", ...noSources, Version: 2, savesItself: false },
    ],
    own: [
      { type: "WRITE", ...{ AnswerBody: "<p>Nytt</p>" } },
      { type: "SAVE" },
      { type: "SEND" },
      { type: "PUBLISH" },
      { type: "KEEP_MINE" },
      { type: "TAKE_THEIRS" },
      { type: "REPLACE", ...{ text: { AnswerBody: "<p>Äldre</p>", ...noSources } } },
      { type: "TAKE_BACK" },
    ],
    events: ["save", "finish"].flatMap((effect) => [
      done(effect, { ok: true, AnswerBody: "<p>Nytt</p>", ...noSources, Version: 3 }),
      done(effect, refused("CHANGED_BY_OTHER", { theirs: { AnswerBody: "<p>Annat</p>", ...noSources, Version: 4 } })),
      done(effect, refused("RESERVED_BY_OTHER")),
      done(effect, refused("NETWORK_ERROR")),
    ]),
  },
];

const pathsOf = ({ machine, own, events }: World, input: unknown) =>
  getShortestPaths(machine, {
    input,
    events: [...own, ...events],
    serializeState: ({ value, context }) => {
      // Whether a text is set aside opens ways, which one it is does not.
      const { savedAt, startsVersion, setAside = null, ...told } = context as Record<string, unknown>;
      return JSON.stringify([value, told, setAside !== null]);
    },
  });

/** The machine with effects that come back when the path says so, with what the path says. */
function withEffects(machine: AnyStateMachine) {
  const waiting = new Map<string, (output: unknown) => void>();
  const actors: Record<string, PromiseActorLogic<unknown>> = {};
  for (const name of Object.keys(machine.implementations.actors)) {
    actors[name] = fromPromise(() => new Promise((resolve) => waiting.set(name, resolve)));
  }
  return { machine: machine.provide({ actors }), waiting };
}

test.each(worlds)("every path of $machine.id leads where it says, with real effects", async (world) => {
  const seen = new Set<string>();
  for (const input of world.inputs) {
    for (const path of pathsOf(world, input)) {
      const { machine, waiting } = withEffects(world.machine);
      const actor = createActor(machine, { input }).start();
      for (const { event } of path.steps) {
        const [, name] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
        if (event.type === "xstate.init") continue;
        if (name === undefined) actor.send(event);
        else {
          const before = actor.getSnapshot();
          waiting.get(name)?.((event as Told).output);
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
  const unseen = Object.keys(world.machine.root.states).filter((key) => !seen.has(key));
  expect(unseen).toEqual(world.unseen);
});

test.each(worlds)("from every place in $machine.id there is something to do, or something on its way", (world) => {
  for (const input of world.inputs) {
    for (const { state } of pathsOf(world, input)) {
      if (state.status === "done" || state.hasTag("pending")) continue;
      const isHeldByAnother = state.matches("reservedByOther");
      const able = world.own.filter((event) => state.can(event)).map(({ type }) => type);
      if (!isHeldByAnother) expect(able, JSON.stringify(state.value)).not.toEqual([]);
    }
  }
});

test.each(worlds)("every waiting state of $machine.id has the tag pending, and no other", (world) => {
  const wrong: string[] = [];
  for (const node of Object.values(world.machine.root.states)) {
    if (node.invoke.length > 0 !== node.tags.includes("pending")) wrong.push(node.id);
  }
  expect(wrong).toEqual([]);
});

test.each(worlds)("a crash of an effect of $machine.id shows as an error and leads back", async (world) => {
  for (const input of world.inputs) {
    for (const event of world.own) {
      const actors = Object.fromEntries(
        Object.keys(world.machine.implementations.actors).map((name) => [
          name,
          fromPromise(() => Promise.reject(new Error("crash"))),
        ]),
      );
      const actor = createActor(world.machine.provide({ actors }), { input }).start();
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
