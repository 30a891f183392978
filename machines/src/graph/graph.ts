/** A machine as plain data: what the picture shows, what the simulator walks, what the page ships. */
export interface Graph {
  /** The machine's own name. */
  name: string;
  purpose: string;
  root: State;
  transitions: Transition[];
}

export interface State {
  /** As XState has it: unique in the machine. */
  id: string;
  name: string;
  description: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** History that remembers the states inside states too. */
  isDeep: boolean;
  /** Waits for an effect. */
  isPending: boolean;
  /** Names of the actors that run while the machine is here. */
  invokes: string[];
  /** The child that a compound state begins in. */
  initial: string | null;
  /** Where a history state leads before there is a past; empty means where its parent begins. */
  byDefault: string[];
  children: State[];
}

/** What sets a transition off: someone's event, an actor that answers or throws, inner states that end, time, nothing. */
export type Cause = "event" | "answer" | "crash" | "end" | "time" | "immediate";

export interface Transition {
  /** Names the transition in addresses: "signingIn:signIn.answer.2". */
  key: string;
  from: string;
  /** States that it leads to; empty when it stays where it is. */
  to: string[];
  /** As XState has it; "" for what is taken at once. */
  event: string;
  /** Which of the transitions of one event, in the order that they are tried. */
  order: number;
  reenter: boolean;
  cause: Cause;
  outcome: "success" | "failure" | null;
  /** The guard's name in the code, or null. */
  guard: string | null;
  isGuarded: boolean;
  /** Stays, and does nothing: it holds back what a state further out would do. */
  isIgnored: boolean;
  /** "SIGN_IN" */
  trigger: string;
  /** "om kontot är bekräftat", "annars" or "". */
  condition: string;
}

export const statesOf = (state: State): State[] => [state, ...state.children.flatMap(statesOf)];

/** The state, and the states that hold it from the inside out. */
export function lineOf(root: State, id: string): State[] {
  if (root.id === id) return [root];
  for (const child of root.children) {
    const line = lineOf(child, id);
    if (line.length > 0) return [...line, root];
  }
  return [];
}
