import { type AnyMachineSnapshot, getNextSnapshot } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { eventsOf, placeIn, type Told, type World } from "./model.ts";

export const isTaken = ({ machine }: World, state: AnyMachineSnapshot, event: Told) =>
  (machine.getTransitionData(state, event) ?? []).length > 0;

export interface Path {
  input: unknown;
  events: Told[];
  leadsTo: string;
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
      yield { input, events: way, leadsTo: placeIn(state) };
      if (state.status !== "active") continue;
      for (const event of events) {
        if (!isTaken(world, state, event)) continue;
        const leadsTo = placeIn(getNextSnapshot(world.machine, state, event));
        const stride = JSON.stringify([placeIn(state), event, leadsTo]);
        if (!strides.has(stride)) yield { input, events: [...way, event], leadsTo };
        strides.add(stride);
      }
    }
  }
}
