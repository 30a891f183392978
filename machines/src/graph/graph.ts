/** A state machine as plain data, for the diagram, the simulator and the bundle. */
export interface Graph {
  /** The machine's ID. */
  name: string;
  purpose: string;
  root: State;
  transitions: Transition[];
}

export interface State {
  /** XState's ID, unique in the machine. */
  id: string;
  name: string;
  description: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Deep history: restores nested states too. */
  isDeep: boolean;
  /** Has the tag "pending": waits for an effect. */
  isPending: boolean;
  /** Names of the actors invoked in this state. */
  invokes: string[];
  /** Initial child of a compound state. */
  initial: string | null;
  /** Default targets of a history state without history; empty means the parent's initial state. */
  byDefault: string[];
  children: State[];
}

/** What triggers a transition: an event, an actor that returns or throws, final child states, a delay, or nothing. */
export type Cause = "event" | "answer" | "crash" | "end" | "time" | "immediate";

export interface Transition {
  /** Identifies the transition in URLs: "signingIn:signIn.answer.2". */
  key: string;
  from: string;
  /** Target states; empty for an internal transition. */
  to: string[];
  /** XState's event type; "" for an eventless transition. */
  event: string;
  /** Index among the transitions of the same event, in evaluation order. */
  order: number;
  reenter: boolean;
  cause: Cause;
  outcome: "success" | "failure" | null;
  /** The guard's name in code, or null. */
  guard: string | null;
  isGuarded: boolean;
  /** No target and no actions: overrides the parent's transition for the event. */
  isIgnored: boolean;
  /** "SIGN_IN" */
  trigger: string;
  /** "om kontot är bekräftat", "annars" or "". */
  condition: string;
}

export const statesOf = (state: State): State[] => [state, ...state.children.flatMap(statesOf)];

/** The state and its ancestors, innermost first. */
export function ancestorsOf(root: State, id: string): State[] {
  if (root.id === id) return [root];
  for (const child of root.children) {
    const line = ancestorsOf(child, id);
    if (line.length > 0) return [...line, root];
  }
  return [];
}
