import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { Graph, State, Transition } from "./graph.ts";
import { guardLabel, guardName, nameOfActor, triggerOf } from "./labels.ts";
import { outcomesOf } from "./outcome.ts";

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

function stateOf(node: AnyStateNode): State {
  const children = childrenOf(node);
  const byDefault: string[] = node.type === "history" ? [node.config.target ?? []].flat().map(String) : [];
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? "",
    kind: node.type,
    isDeep: node.history === "deep",
    isPending: node.tags.includes("pending"),
    invokes: node.invoke.map(({ id, src }) => nameOfActor(id, src)),
    initial: node.type === "compound" ? (node.initial.target[0]?.id ?? null) : null,
    byDefault: byDefault.flatMap((target) => node.parent?.states[target.replace(/^\./, "")]?.id ?? []),
    children: children.map(stateOf),
  };
}

function transitionsOfEvent(
  node: AnyStateNode,
  event: string,
  definitions: readonly AnyTransitionDefinition[],
): Transition[] {
  const { cause, text, short } = triggerOf(node, event);
  const place = node.path.join(".");
  const outcomes = cause === "answer" ? outcomesOf(node.machine, definitions) : [];
  return definitions.map((definition, order): Transition => {
    const isLast = order > 0 && definition.guard === undefined;
    const outcome = cause === "crash" ? "failure" : (outcomes[order] ?? null);
    return {
      key: `${place}:${short}${order > 0 ? `.${order}` : ""}`,
      from: node.id,
      to: definition.target?.map(({ id }) => id) ?? [],
      event,
      order,
      reenter: definition.reenter,
      cause,
      outcome,
      guard: guardName(definition.guard) || null,
      isGuarded: definition.guard !== undefined,
      isIgnored: definition.target === undefined && definition.actions.length === 0,
      trigger: text,
      condition: isLast ? "annars" : guardLabel(definition.guard),
    };
  });
}

function transitionsOf(node: AnyStateNode): Transition[] {
  const events: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions.entries()];
  if (node.always) events.unshift(["", node.always]);
  const own = events.flatMap(([event, definitions]) => transitionsOfEvent(node, event, definitions));
  const crash = own.find(({ cause }) => cause === "crash");
  for (const one of own) {
    // Every result takes this transition and only a throw takes another.
    const isOnlyAnswer = one.cause === "answer" && one.order === 0 && !one.isGuarded;
    if (isOnlyAnswer && crash && crash.to.join() !== one.to.join()) one.outcome = "success";
  }
  return [...own, ...childrenOf(node).flatMap(transitionsOf)];
}

/** Converts a machine to plain data with each state and transition once. */
export const graphOf = (machine: AnyStateMachine): Graph => ({
  name: machine.id,
  purpose: machine.root.description ?? "",
  root: stateOf(machine.root),
  transitions: transitionsOf(machine.root),
});
