import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from "xstate";
import { eventsOf, placeIn, type Told, type World } from "./model.ts";
import { isTaken, type Path, pathsOf } from "./pathsOf.ts";

/** A way through a machine as people go it: what happens, and where it rests after each thing that was done. */
export interface MainPath {
  input: unknown;
  events: Told[];
  /** The resting states on the way, each with the number of events before it. The last one is the end. */
  rests: { at: string; after: number }[];
}

/** Events; a way that is longer goes in circles. */
const LONGEST = 12;

const isAnswer = ({ type }: Told) => type.startsWith("xstate.done.actor.");
const isGood = ({ output }: Told) =>
  typeof output === "object" && output !== null && "ok" in output && output.ok === true;

/** The way on from a waiting, with every answer a good one, until nothing is waited for. */
function finish(world: World, state: AnyMachineSnapshot, far: number): Told[] | null {
  if (!state.hasTag("pending")) return [];
  const answer = eventsOf(world).find((event) => isAnswer(event) && isGood(event) && isTaken(world, state, event));
  if (answer === undefined || far > LONGEST) return null;
  const more = finish(world, getNextSnapshot(world.machine, state, answer), far + 1);
  return more && [answer, ...more];
}

/** The states on the way, the first and the last with them. */
function statesOn({ machine }: World, input: unknown, events: Told[]): AnyMachineSnapshot[] {
  const states: AnyMachineSnapshot[] = [getInitialSnapshot(machine, input)];
  for (const event of events) states.push(getNextSnapshot(machine, states.at(-1) as AnyMachineSnapshot, event));
  return states;
}

function mainPathOf(world: World, { input, events }: Path): MainPath | null {
  if (events.some(({ type }) => type.startsWith("xstate.error."))) return null;
  const more = finish(world, statesOn(world, input, events).at(-1) as AnyMachineSnapshot, events.length);
  if (more === null) return null;
  const whole = [...events, ...more];
  const rests = statesOn(world, input, whole).flatMap((state, after) =>
    state.hasTag("pending") ? [] : [{ at: placeIn(state), after }],
  );
  return { input, events: whole, rests };
}

const thingsOn = ({ input, events, rests }: MainPath) => [
  ...rests.map(({ at }) => at),
  ...events
    .filter((event) => !isAnswer(event) || isGood(event))
    .map(({ type, output }) => JSON.stringify([type, output])),
  ...(rests[0]?.after === 0 ? [] : [JSON.stringify(input)]),
];

/**
 * A few ways that together rest in every state where a machine rests, do all that people can do, and have every good
 * answer once. Without crashes: what a browser can be led through.
 */
export function mainPathsOf(world: World): MainPath[] {
  const paths = [...pathsOf(world)].flatMap((path) => mainPathOf(world, path) ?? []);
  const left = new Set(paths.flatMap(thingsOn));
  const chosen: MainPath[] = [];
  while (left.size > 0) {
    const worth = (path: MainPath) => new Set(thingsOn(path).filter((thing) => left.has(thing))).size;
    const [best] = paths
      .map((path) => ({ path, worth: worth(path) }))
      .toSorted((one, other) => other.worth - one.worth || one.path.events.length - other.path.events.length);
    if (!best) break;
    chosen.push(best.path);
    for (const thing of thingsOn(best.path)) left.delete(thing);
  }
  return chosen;
}
