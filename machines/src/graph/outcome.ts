import { errorStatus } from "@lagrum/core/contract/problem";
import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";

/**
 * Finds which transitions of an actor mean success and which mean failure. Effects return errors instead of throwing
 * (core/src/machines/effect.ts), so the guards are evaluated with sample results of both kinds.
 */

type Answer = { ok: boolean } & Record<string, unknown>;

const codes = [...Object.keys(errorStatus), "NETWORK_ERROR", "TIMEOUT"];
const refusals: Answer[] = codes.flatMap((Code) =>
  [{}, { Email: ["INVALID"], Password: ["WEAK"] }].map((Details) => ({ ok: false, Code, Details })),
);

/** A successful result whose fields are true or false by the bits, in the order that a guard reads them. */
function success(bits: number): Answer {
  const fieldsRead: (string | symbol)[] = [];
  return new Proxy({ ok: true } as Answer, {
    get(_, key) {
      if (key === "ok") return true;
      if (!fieldsRead.includes(key)) fieldsRead.push(key);
      return ((bits >> fieldsRead.indexOf(key)) & 1) === 1;
    },
  });
}

/** Created for each evaluation, since a proxy records the fields that are read. */
const successes = () => [0, 1, 2, 3, 4, 5, 6, 7].map(success);
const contexts = [{}, new Proxy({}, { get: () => true })];

type Guard = (input: { context: unknown; event: unknown }, params: unknown) => boolean;

function isTaken(machine: AnyStateMachine, { guard }: AnyTransitionDefinition, output: Answer): boolean {
  if (guard === undefined) return true;
  const implementation: unknown = typeof guard === "function" ? guard : machine.implementations.guards[nameIn(guard)];
  if (typeof implementation !== "function") return false;
  const check = implementation as Guard;
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

/** Whether the guard reads the result. If not, later transitions can also be taken. */
const readsAnswer = ({ guard }: AnyTransitionDefinition) =>
  guard === undefined || typeof guard === "function" || (typeof guard === "object" && "params" in guard);

/** The outcome of each transition of an actor's result, in evaluation order. */
export function outcomesOf(
  machine: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[],
): ("success" | "failure" | null)[] {
  const transitionsTaken = (output: Answer) => {
    const taken = new Set<AnyTransitionDefinition>();
    for (const transition of transitions) {
      if (!isTaken(machine, transition, output)) continue;
      taken.add(transition);
      if (readsAnswer(transition)) break;
    }
    return taken;
  };
  const byRefusal = new Set(refusals.flatMap((output) => [...transitionsTaken(output)]));
  const bySuccess = new Set(successes().flatMap((output) => [...transitionsTaken(output)]));
  return transitions.map((transition) => {
    if (byRefusal.has(transition) === bySuccess.has(transition)) return null;
    return bySuccess.has(transition) ? "success" : "failure";
  });
}
