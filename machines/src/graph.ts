import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { type DirectedGraphNode, toDirectedGraph } from "xstate/graph";

export interface StateBox {
  id: string;
  name: string;
  description: string;
  isInitial: boolean;
  isFinal: boolean;
  isPending: boolean;
  children: StateBox[];
}

export interface Transition {
  id: string;
  from: string;
  to: string;
  /** "RESERVE [hasJustReserved]". */
  label: string;
}

export interface Graph {
  root: StateBox;
  transitions: Transition[];
}

/** What sets a transition off, in words: an event, an effect that came back, or time. */
export function eventName(type: string): string {
  if (type === "") return "genast";
  const [, kind, name] = /^xstate\.(done|error|after)(?:\.actor|\.state)?\.([^.]+)/.exec(type) ?? [];
  if (kind === "after") return `efter ${/^\d+$/.test(name ?? "") ? `${name} ms` : name}`;
  if (kind === "done") return `${name} svarar`;
  if (kind === "error") return `${name} brister`;
  return type;
}

function guardName({ guard }: AnyTransitionDefinition): string {
  if (typeof guard === "string") return guard;
  return typeof guard === "object" && guard !== null && "type" in guard ? String(guard.type) : "";
}

function boxOf({ stateNode, children }: DirectedGraphNode): StateBox {
  return {
    id: stateNode.id,
    name: stateNode.key,
    description: stateNode.description ?? "",
    isInitial: stateNode.parent?.initial.target[0] === stateNode,
    isFinal: stateNode.type === "final",
    isPending: stateNode.tags.includes("pending"),
    children: children.map(boxOf),
  };
}

function transitionsOf(node: DirectedGraphNode): Transition[] {
  // toDirectedGraph leaves out what is taken at once.
  const immediate = (node.stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ source: node.stateNode, target, type: "", transition })),
  );
  const edges = node.edges.map(({ source, target, label, transition }) => ({
    source,
    target,
    type: label.text,
    transition,
  }));
  const own = [...immediate, ...edges].map(({ source, target, type, transition }) => {
    const guard = guardName(transition);
    return {
      id: `${source.id} → ${target.id}`,
      from: source.id,
      to: target.id,
      label: eventName(type) + (guard ? ` [${guard}]` : ""),
    };
  });
  return [...own, ...node.children.flatMap(transitionsOf)];
}

/** A machine as boxes and arrows. Several ways from one state to another become one arrow with several lines. */
export function graphOf(machine: AnyStateMachine): Graph {
  const root = toDirectedGraph(machine);
  const arrows = new Map<string, Transition>();
  for (const transition of transitionsOf(root)) {
    const arrow = arrows.get(transition.id);
    if (arrow === undefined) arrows.set(transition.id, transition);
    else if (!arrow.label.split("\n").includes(transition.label)) arrow.label += `\n${transition.label}`;
  }
  return { root: boxOf(root), transitions: [...arrows.values()] };
}
