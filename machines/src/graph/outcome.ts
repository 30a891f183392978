import { errorStatus } from "@lagrum/core/contract/problem";
import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";

/**
 * Whether an actor's answer led on because it went well or because it didn't. Effects hand refusals back and don't
 * throw (core/src/machines/effect.ts), so the guards are asked: which transition is taken by which answer?
 */

type Answer = { ok: boolean } & Record<string, unknown>;

const codes = [...Object.keys(errorStatus), "NETWORK_ERROR", "TIMEOUT"];
const refusals: Answer[] = codes.flatMap((Code) =>
  [{}, { Email: ["INVALID"], Password: ["WEAK"] }].map((Details) => ({ ok: false, Code, Details })),
);

/** An answer whose fields say yes or no as the bits do, in the order that they are asked for. */
function success(bits: number): Answer {
  const asked: (string | symbol)[] = [];
  return new Proxy({ ok: true } as Answer, {
    get(_, key) {
      if (key === "ok") return true;
      if (!asked.includes(key)) asked.push(key);
      return ((bits >> asked.indexOf(key)) & 1) === 1;
    },
  });
}

/** Made anew for each question: what is asked first depends on the machine alone, not on those before it. */
const successes = () => [0, 1, 2, 3, 4, 5, 6, 7].map(success);
const contexts = [{}, new Proxy({}, { get: () => true })];

type Guard = (told: { context: unknown; event: unknown }, params: unknown) => boolean;

function isTaken(machine: AnyStateMachine, { guard }: AnyTransitionDefinition, output: Answer): boolean {
  if (guard === undefined) return true;
  const told: unknown = typeof guard === "function" ? guard : machine.implementations.guards[nameIn(guard)];
  if (typeof told !== "function") return false;
  const check = told as Guard;
  const event = { type: "", output };
  return contexts.some((context) => {
    try {
      const given: unknown = typeof guard === "object" && "params" in guard ? guard.params : undefined;
      const params: unknown = typeof given === "function" ? given({ context, event }) : given;
      return check({ context, event }, params);
    } catch {
      return false;
    }
  });
}

const nameIn = (guard: string | { type: string }) => (typeof guard === "string" ? guard : guard.type);

/** Whether the guard looks at the answer at all; if not, it leaves room for those after it. */
const asksAnswer = ({ guard }: AnyTransitionDefinition) =>
  guard === undefined || typeof guard === "function" || (typeof guard === "object" && "params" in guard);

/** The outcome of each of an answer's transitions, given in the order that they are tried. */
export function outcomesOf(
  machine: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[],
): ("success" | "failure" | null)[] {
  const takers = (output: Answer) => {
    const taken = new Set<AnyTransitionDefinition>();
    for (const transition of transitions) {
      if (!isTaken(machine, transition, output)) continue;
      taken.add(transition);
      if (asksAnswer(transition)) break;
    }
    return taken;
  };
  const byRefusal = new Set(refusals.flatMap((output) => [...takers(output)]));
  const bySuccess = new Set(successes().flatMap((output) => [...takers(output)]));
  return transitions.map((transition) => {
    if (byRefusal.has(transition) === bySuccess.has(transition)) return null;
    return bySuccess.has(transition) ? "success" : "failure";
  });
}
