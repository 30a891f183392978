import { type AnyMachineSnapshot, getNextSnapshot } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { allEvents, type MachineEvent, type MachineModel, statePath } from "./model.ts";

export const isEnabled = ({ machine }: MachineModel, state: AnyMachineSnapshot, event: MachineEvent) =>
  (machine.getTransitionData(state, event) ?? []).length > 0;

export interface Path {
  input: unknown;
  events: MachineEvent[];
  leadsTo: string;
}

/** The shortest path to each state with each context, then each of those plus one transition. */
export function* shortestPaths(model: MachineModel): Generator<Path> {
  const events = allEvents(model);
  const seen = new Set<string>();
  for (const input of model.inputs) {
    const paths = getShortestPaths(model.machine, {
      input,
      events,
      stopWhen: ({ status }) => status !== "active",
      // An error event without a handler would stop the machine.
      filterEvents: (state, event) => !event.type.startsWith("xstate.error.") || isEnabled(model, state, event),
      serializeState: ({ value, context }) => JSON.stringify([value, { ...context, idempotencyKey: null }]),
    });
    for (const { state, steps } of paths) {
      const path = steps.map(({ event }) => event as MachineEvent).filter(({ type }) => type !== "xstate.init");
      yield { input, events: path, leadsTo: statePath(state) };
      if (state.status !== "active") continue;
      for (const event of events) {
        if (!isEnabled(model, state, event)) continue;
        const leadsTo = statePath(getNextSnapshot(model.machine, state, event));
        const transition = JSON.stringify([statePath(state), event, leadsTo]);
        if (!seen.has(transition)) yield { input, events: [...path, event], leadsTo };
        seen.add(transition);
      }
    }
  }
}
