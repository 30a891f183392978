import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  getStateNodes,
  initialTransition,
  transition as stepOf,
} from "xstate";
import { type Graph, type State, statesOf, type Transition } from "../graph/graph.ts";

/**
 * Simulates a machine without its effects. XState takes every step in a machine built from the graph, and the caller
 * chooses which guard passes and what an actor returns.
 */
export interface Walker {
  start: Position;
  /** Transitions enabled at a position. */
  choices(position: Position): Transition[];
  /** The position after a transition; null if it isn't enabled. */
  take(position: Position, key: string): Position | null;
}

export interface Position {
  snapshot: AnyMachineSnapshot;
  /** IDs of the active states and their ancestors. */
  states: ReadonlySet<string>;
  isOver: boolean;
}

interface Taken {
  type: string;
  /** The transition to take. */
  taken: Transition;
}

/** Eventless and done transitions get an event, so that the simulator shows them as separate steps. */
function eventOf({ cause, event, from }: Transition): string {
  if (cause === "immediate") return `immediate ${from}`;
  if (cause === "end") return `end ${from}`;
  return event === "*" ? "anything else" : event;
}

function configOf(graph: Graph, state: State): Record<string, unknown> {
  const own = graph.transitions.filter(({ from }) => from === state.id);
  const on = Object.fromEntries(
    [...Map.groupBy(own, eventOf)].map(([event, transitions]) => [
      event === "anything else" ? "*" : event,
      transitions.map((transition) => ({
        ...(transition.to.length > 0 && { target: transition.to.map((id) => `#${id}`) }),
        reenter: transition.reenter,
        description: transition.key,
        ...(transition.isGuarded && { guard: ({ event: { taken } }: { event: Taken }) => holds(transition, taken) }),
      })),
    ]),
  );
  const initial = state.children.find(({ id }) => id === state.initial)?.name;
  return {
    id: state.id,
    ...(state.kind !== "atomic" && state.kind !== "compound" && { type: state.kind }),
    ...(state.kind === "history" && {
      history: state.isDeep ? "deep" : "shallow",
      ...(state.byDefault.length > 0 && { target: state.byDefault.map((id) => `#${id}`) }),
    }),
    ...(initial !== undefined && { initial }),
    ...(state.children.length > 0 && {
      states: Object.fromEntries(state.children.map((child) => [child.name, configOf(graph, child)])),
    }),
    ...(Object.keys(on).length > 0 && { on }),
  };
}

/** A guard passes for the transition to take, and for the same guard in another parallel region. */
const holds = (asked: Transition, taken: Transition | undefined): boolean =>
  taken !== undefined &&
  (asked.key === taken.key || (asked.from !== taken.from && asked.guard !== null && asked.guard === taken.guard));

const isEnded = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { kind, children }: State): boolean => {
  const here = new Set(getStateNodes(machine.root, snapshot.value).map(({ id }) => id));
  const isOver = (state: State): boolean =>
    state.kind === "parallel"
      ? state.children.filter((child) => child.kind !== "history").every(isOver)
      : state.children.some((child) => child.kind === "final" && here.has(child.id));
  return kind === "parallel"
    ? children.filter((child) => child.kind !== "history").every(isOver)
    : children.some((child) => child.kind === "final" && here.has(child.id));
};

export function createWalker(graph: Graph): Walker {
  const machine = createMachine(configOf(graph, graph.root)) as unknown as AnyStateMachine;
  const states = new Map(statesOf(graph.root).map((state) => [state.id, state]));

  const positionOf = (snapshot: AnyMachineSnapshot): Position => ({
    snapshot,
    states: new Set(getStateNodes(machine.root, snapshot.value).map(({ id }) => id)),
    isOver: snapshot.status !== "active",
  });

  function isOpen({ snapshot, states: here, isOver }: Position, transition: Transition): boolean {
    if (isOver || transition.isIgnored || !here.has(transition.from)) return false;
    const from = states.get(transition.from);
    if (transition.cause === "end" && from && !isEnded(machine, snapshot, from)) return false;
    const taken = machine.getTransitionData(snapshot, { type: eventOf(transition), taken: transition } as never);
    return taken.some(({ description }) => description === transition.key);
  }

  function choices(position: Position): Transition[] {
    const open = graph.transitions.filter((transition) => isOpen(position, transition));
    const settling = open.filter(({ cause }) => cause === "immediate" || cause === "end");
    // An unguarded eventless transition preempts all others.
    return settling.some(({ isGuarded }) => !isGuarded) ? settling : open;
  }

  const [first] = initialTransition(machine);
  return {
    start: positionOf(first),
    choices,
    take(position, key) {
      const taken = choices(position).find((choice) => choice.key === key);
      if (!taken) return null;
      const [snapshot] = stepOf(machine, position.snapshot, { type: eventOf(taken), taken } as never);
      return positionOf(snapshot);
    },
  };
}
