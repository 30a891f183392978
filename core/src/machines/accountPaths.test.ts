import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  StateMachine,
} from "xstate";
import { createFakes, settled } from "./paths/fakes.ts";
import { passwordResetModel, signupModel, userApprovalModel } from "./paths/formModels.ts";
import { activationModel, emailLinkModel } from "./paths/linkModels.ts";
import { loginModel } from "./paths/loginModel.ts";
import { expectedError, type MachineEvent, type MachineModel, statePath } from "./paths/model.ts";
import { sessionModel } from "./paths/sessionModel.ts";
import { type Path, shortestPaths } from "./paths/shortestPaths.ts";

const models: MachineModel[] = [
  sessionModel,
  loginModel,
  activationModel,
  passwordResetModel,
  emailLinkModel,
  signupModel,
  userApprovalModel,
];

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const isLeaf = (node: AnyStateNode) => Object.keys(node.states).length === 0;

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** A transition's name, the same in a machine and in that machine with injected effects. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const place = (source.always ?? []).indexOf(transition);
  const number = place === -1 ? source.transitions.get(eventType)?.indexOf(transition) : place;
  return `${source.id} ${eventType || "at once"} #${number}`;
}

/** Runs a path against fake effects, which return the path's results. */
async function runPath(model: MachineModel, { input, events }: Path, reached: Set<string>) {
  const fakes = createFakes();
  const actor = createActor(model.withEffects(fakes.effects), {
    input,
    inspect: (inspection) => {
      if (inspection.type !== "@xstate.microstep") return;
      for (const transition of inspection._transitions) reached.add(nameOf(transition));
    },
  }).start();
  for (const event of events) {
    // A promise actor starts asynchronously, and calls its effect then.
    await settled();
    if (event.type.startsWith("xstate.done.actor.")) fakes.answer(event.output);
    else if (event.type.startsWith("xstate.error.actor.")) fakes.crash();
    else if (!model.deliver?.(event, fakes)) actor.send(event);
    await settled();
  }
  const now: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { now, recorded: fakes.recorded };
}

const describePath = (events: MachineEvent[]) =>
  events.map(({ type, output }) => type + (output ? ` ${JSON.stringify(output)}` : "")).join(" → ");

test.each(models)(
  "every state and transition of $machine.id is reached, and the expectations hold there",
  async (model) => {
    const transitions = new Set<string>();
    const states = new Set<string>();
    for (const path of shortestPaths(model)) {
      const { now, recorded } = await runPath(model, path, transitions);
      for (const node of now._nodes) states.add(node.id);
      const at = statePath(now);
      expect(at, describePath(path.events)).toBe(path.leadsTo);
      const last = path.events.at(-1)?.type ?? "";
      const expectations = model.expectations({ at, context: now.context, events: path.events, last }, recorded);
      for (const [name, [actual, expected]] of Object.entries(expectations)) {
        expect(actual, `${name}, at ${at} after ${describePath(path.events)}`).toEqual(expected);
      }
      const isResting = !now.hasTag("pending") && now.status === "active";
      if (isResting && /^xstate\.(succeeded|error)/.test(last)) {
        expect(now.context.error, `at ${at} after ${describePath(path.events)}`).toBe(
          expectedError(model, at, path.events),
        );
      }
      const isOwn = model.userEvents.some(({ type }) => type === last);
      if ((isOwn && isResting) || (now.hasTag("pending") && !model.statesWithError?.includes(at))) {
        expect(now.context.error, `an error is left at ${at} after ${describePath(path.events)}`).toBe(null);
      }
      if (isResting && !model.idleStates?.includes(at)) {
        const enabled = model.userEvents.filter((event) => now.can(event));
        expect(enabled, `nothing to do at ${at} after ${describePath(path.events)}`).not.toEqual([]);
      }
    }
    const nodes = nodesOf(model.machine.root);
    const passing = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined);
    const unreached = nodes.filter((node) => isLeaf(node) && !passing(node)).filter(({ id }) => !states.has(id));
    expect(unreached.map(({ id }) => id)).toEqual([]);
    const untaken = nodes.flatMap(transitionsOf).map(nameOf);
    expect(untaken.filter((name) => !transitions.has(name))).toEqual([]);
  },
  60_000,
);

test.each(models)(
  "the waiting states of $machine.id, and only they, have the tag pending",
  ({ machine, pendingStates = [] }) => {
    const wrong = nodesOf(machine.root)
      .filter(isLeaf)
      .filter(
        ({ invoke, tags, key }) => (invoke.length > 0 || pendingStates.includes(key)) !== tags.includes("pending"),
      );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

test.each(models)("guards of $machine.id are named as sentences, and events as imperatives", ({ machine }) => {
  const guards = nodesOf(machine.root)
    .flatMap(transitionsOf)
    .flatMap(({ guard }) => (guard === undefined ? [] : [typeof guard === "object" ? guard.type : guard]));
  expect(guards.filter((guard) => !/^(is|was|has)[A-Z]\w+$/.test(String(guard)))).toEqual([]);
  expect(machine.events.filter((event) => !/^[A-Z]+(_[A-Z]+)*$|^xstate\./.test(event))).toEqual([]);
});

test("the paths of every machine in this folder are tested", async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map(async (file) => (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>),
  );
  const machines = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine);
  const inPathsTest = [
    "aiAnswer",
    "answerDraft",
    "booking",
    "order",
    "payment",
    "question",
    "questionReservation",
    "questionVisibility",
    "rentClaim",
    "waitingList",
    "withdrawal",
  ];
  expect(machines.map(({ id }) => id).toSorted()).toEqual(
    [...inPathsTest, ...models.map(({ machine }) => machine.id)].toSorted(),
  );
});
