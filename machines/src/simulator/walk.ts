import type { Transition } from "../graph/graph.ts";
import type { Position, Walker } from "./walker.ts";

export interface Walk {
  position: Position;
  choices: Transition[];
  taken: Transition[];
  /** A step's transition doesn't exist or isn't enabled; the walk ends before it. */
  isCutShort: boolean;
}

/** Takes the steps from the initial state until one isn't possible. */
export function walk(walker: Walker, steps: readonly string[]): Walk {
  let position = walker.start;
  const taken: Transition[] = [];
  for (const key of steps) {
    const choice = walker.choices(position).find((one) => one.key === key);
    const next = walker.take(position, key);
    if (!choice || !next) break;
    taken.push(choice);
    position = next;
  }
  return { position, choices: walker.choices(position), taken, isCutShort: taken.length < steps.length };
}
