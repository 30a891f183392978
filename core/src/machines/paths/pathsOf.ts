import { type AnyMachineSnapshot, getNextSnapshot } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { eventsOf, placeIn, type Told, type World } from "./world.ts";

const isTaken = ({ machine }: World, state: AnyMachineSnapshot, event: Told) =>
  (machine.getTransitionData(state, event) ?? []).length > 0;

export interface Path {
  input: unknown;
  events: Told[];
  leadsTo: string;
  /** It ends where an effect is waited for. */
  isPending: boolean;
}

/** The shortest path to each state with each context, and behind them one step more for every transition. */
export function* pathsOf(world: World): Generator<Path> {
  const events = eventsOf(world);
  const strides = new Set<string>();
  for (const input of world.inputs) {
    const paths = getShortestPaths(world.machine, {
      input,
      events,
      stopWhen: ({ status }) => status !== "active",
      // A crash that nobody waits for would end the machine.
      filterEvents: (state, event) => !event.type.startsWith("xstate.error.") || isTaken(world, state, event),
      serializeState: ({ value, context }) => JSON.stringify([value, { ...context, idempotencyKey: null }]),
    });
    for (const { state, steps } of paths) {
      const way = steps.map(({ event }) => event as Told).filter(({ type }) => type !== "xstate.init");
      yield { input, events: way, leadsTo: placeIn(state), isPending: state.hasTag("pending") };
      if (state.status !== "active") continue;
      for (const event of events) {
        if (!isTaken(world, state, event)) continue;
        const next = getNextSnapshot(world.machine, state, event);
        const leadsTo = placeIn(next);
        const stride = JSON.stringify([placeIn(state), event, leadsTo]);
        if (!strides.has(stride)) yield { input, events: [...way, event], leadsTo, isPending: next.hasTag("pending") };
        strides.add(stride);
      }
    }
  }
}

/**
 * The shortest way to each state that waits for people or is the end, without crashes: what a browser can be led
 * through. Roles make two ways of being signed in.
 */
export function restingPathsOf(world: World): Path[] {
  const found = new Map<string, Path>();
  for (const path of pathsOf(world)) {
    const isCrashing = path.events.some(({ type }) => type.startsWith("xstate.error."));
    if (isCrashing || path.isPending) continue;
    const known = found.get(path.leadsTo);
    if (!known || known.events.length > path.events.length) found.set(path.leadsTo, path);
  }
  return [...found.values()].filter(({ events }) => events.length > 0);
}
