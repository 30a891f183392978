import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from "xstate";
import { allEvents, type MachineEvent, type MachineModel, statePath } from "./model.ts";
import { isEnabled, type Path, shortestPaths } from "./shortestPaths.ts";

/** A path that a browser test can follow: its events, and the resting states after each user event. */
export interface MainPath {
  input: unknown;
  events: MachineEvent[];
  /** The resting states along the path, each with the number of events before it. The last one is the end. */
  rests: { at: string; after: number }[];
}

/** Events; a longer path is a cycle. */
const LONGEST = 12;

const isAnswer = ({ type }: MachineEvent) => type.startsWith("xstate.done.actor.");
const isGood = ({ output }: MachineEvent) =>
  typeof output === "object" && output !== null && "ok" in output && output.ok === true;

/** The events that lead out of a pending state when every effect succeeds. */
function finish(model: MachineModel, state: AnyMachineSnapshot, far: number): MachineEvent[] | null {
  if (!state.hasTag("pending")) return [];
  const answer = allEvents(model).find((event) => isAnswer(event) && isGood(event) && isEnabled(model, state, event));
  if (answer === undefined || far > LONGEST) return null;
  const more = finish(model, getNextSnapshot(model.machine, state, answer), far + 1);
  return more && [answer, ...more];
}

/** The states along the path, the first and the last included. */
function statesOn({ machine }: MachineModel, input: unknown, events: MachineEvent[]): AnyMachineSnapshot[] {
  const states: AnyMachineSnapshot[] = [getInitialSnapshot(machine, input)];
  for (const event of events) states.push(getNextSnapshot(machine, states.at(-1) as AnyMachineSnapshot, event));
  return states;
}

function mainPathOf(model: MachineModel, { input, events }: Path): MainPath | null {
  if (events.some(({ type }) => type.startsWith("xstate.error."))) return null;
  const more = finish(model, statesOn(model, input, events).at(-1) as AnyMachineSnapshot, events.length);
  if (more === null) return null;
  const whole = [...events, ...more];
  const rests = statesOn(model, input, whole).flatMap((state, after) =>
    state.hasTag("pending") ? [] : [{ at: statePath(state), after }],
  );
  return { input, events: whole, rests };
}

const coverageOf = ({ input, events, rests }: MainPath) => [
  ...rests.map(({ at }) => at),
  ...events
    .filter((event) => !isAnswer(event) || isGood(event))
    .map(({ type, output }) => JSON.stringify([type, output])),
  ...(rests[0]?.after === 0 ? [] : [JSON.stringify(input)]),
];

/**
 * A small set of paths that covers every resting state, user event and successful result. Without crashes, so that a
 * browser test can follow them. Greedy set cover.
 */
export function mainPathsOf(model: MachineModel): MainPath[] {
  const paths = [...shortestPaths(model)].flatMap((path) => mainPathOf(model, path) ?? []);
  const uncovered = new Set(paths.flatMap(coverageOf));
  const chosen: MainPath[] = [];
  while (uncovered.size > 0) {
    const gain = (path: MainPath) => new Set(coverageOf(path).filter((item) => uncovered.has(item))).size;
    const [best] = paths
      .map((path) => ({ path, gain: gain(path) }))
      .toSorted((one, other) => other.gain - one.gain || one.path.events.length - other.path.events.length);
    if (!best) break;
    chosen.push(best.path);
    for (const item of coverageOf(best.path)) uncovered.delete(item);
  }
  return chosen;
}
