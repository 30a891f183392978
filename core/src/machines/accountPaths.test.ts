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
import { passwordResetWorld, signupWorld, userApprovalWorld } from "./paths/formModels.ts";
import { activationWorld, emailLinkWorld } from "./paths/linkModels.ts";
import { loginWorld } from "./paths/loginModel.ts";
import { errorAfter, placeIn, type Told, type World } from "./paths/model.ts";
import { type Path, pathsOf } from "./paths/pathsOf.ts";
import { sessionWorld } from "./paths/sessionModel.ts";

const worlds: World[] = [
  sessionWorld,
  loginWorld,
  activationWorld,
  passwordResetWorld,
  emailLinkWorld,
  signupWorld,
  userApprovalWorld,
];

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const isLeaf = (node: AnyStateNode) => Object.keys(node.states).length === 0;

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** A transition's name, the same in a machine and in that machine with its effects. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const place = (source.always ?? []).indexOf(transition);
  const number = place === -1 ? source.transitions.get(eventType)?.indexOf(transition) : place;
  return `${source.id} ${eventType || "at once"} #${number}`;
}

/** Takes a path with effects that come back when the path says so, with what the path says. */
async function take(world: World, { input, events }: Path, reached: Set<string>) {
  const fakes = createFakes();
  const actor = createActor(world.open(fakes.effects), {
    input,
    inspect: (inspection) => {
      if (inspection.type !== "@xstate.microstep") return;
      for (const transition of inspection._transitions) reached.add(nameOf(transition));
    },
  }).start();
  for (const event of events) {
    // A promise's logic starts in a moment, and its effect is called then.
    await settled();
    if (event.type.startsWith("xstate.done.actor.")) fakes.answer(event.output);
    else if (event.type.startsWith("xstate.error.actor.")) fakes.crash();
    else if (!world.bring?.(event, fakes)) actor.send(event);
    await settled();
  }
  const now: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { now, left: fakes.aftermath };
}

const told = (events: Told[]) =>
  events.map(({ type, output }) => type + (output ? ` ${JSON.stringify(output)}` : "")).join(" → ");

test.each(worlds)(
  "every state and transition of $machine.id is reached, and the facts hold there",
  async (world) => {
    const transitions = new Set<string>();
    const states = new Set<string>();
    for (const path of pathsOf(world)) {
      const { now, left } = await take(world, path, transitions);
      for (const node of now._nodes) states.add(node.id);
      const at = placeIn(now);
      expect(at, told(path.events)).toBe(path.leadsTo);
      const last = path.events.at(-1)?.type ?? "";
      const facts = world.facts({ at, context: now.context, events: path.events, last }, left);
      for (const [fact, [is, should]] of Object.entries(facts)) {
        expect(is, `${fact}, at ${at} after ${told(path.events)}`).toEqual(should);
      }
      const isResting = !now.hasTag("pending") && now.status === "active";
      if (isResting && /^xstate\.(done|error)/.test(last)) {
        expect(now.context.error, `at ${at} after ${told(path.events)}`).toBe(errorAfter(world, at, path.events));
      }
      const isOwn = world.own.some(({ type }) => type === last);
      if ((isOwn && isResting) || (now.hasTag("pending") && !world.knowing?.includes(at))) {
        expect(now.context.error, `an error is left at ${at} after ${told(path.events)}`).toBe(null);
      }
      if (isResting && !world.idle?.includes(at)) {
        const able = world.own.filter((event) => now.can(event));
        expect(able, `nothing to do at ${at} after ${told(path.events)}`).not.toEqual([]);
      }
    }
    const nodes = nodesOf(world.machine.root);
    const passing = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined);
    const unreached = nodes.filter((node) => isLeaf(node) && !passing(node)).filter(({ id }) => !states.has(id));
    expect(unreached.map(({ id }) => id)).toEqual([]);
    const untaken = nodes.flatMap(transitionsOf).map(nameOf);
    expect(untaken.filter((name) => !transitions.has(name))).toEqual([]);
  },
  60_000,
);

test.each(worlds)(
  "every waiting state of $machine.id has the tag pending, and no other",
  ({ machine, waiting = [] }) => {
    const wrong = nodesOf(machine.root)
      .filter(isLeaf)
      .filter(({ invoke, tags, key }) => (invoke.length > 0 || waiting.includes(key)) !== tags.includes("pending"));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

test.each(worlds)("guards of $machine.id are sentences, events imperatives, and all have names", ({ machine }) => {
  const guards = nodesOf(machine.root)
    .flatMap(transitionsOf)
    .flatMap(({ guard }) => (guard === undefined ? [] : [typeof guard === "object" ? guard.type : guard]));
  expect(guards.filter((guard) => !/^(is|was|has)[A-Z]\w+$/.test(String(guard)))).toEqual([]);
  expect(machine.events.filter((event) => !/^[A-Z]+(_[A-Z]+)*$|^xstate\./.test(event))).toEqual([]);
});

test("every machine of this folder has its paths tested", async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map(async (file) => (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>),
  );
  const machines = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine);
  const inPathsTest = ["answerDraft", "questionReservation", "questionVisibility"];
  expect(machines.map(({ id }) => id).toSorted()).toEqual(
    [...inPathsTest, ...worlds.map(({ machine }) => machine.id)].toSorted(),
  );
});
