import type { Message } from "@lagrum/core/machines/inspect";
import type { Graph, State } from "../graph/graph.ts";

/** An actor in some tab of this browser. */
export interface LiveActor {
  tab: string;
  actor: string;
  machine: string;
  value: unknown;
  /** Whether it reached a final state. */
  isEnded: boolean;
  /** The last event, as XState names it. */
  event: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Validates a channel message: any script on the origin can post to the channel. */
export function isMessage(data: unknown): data is Message {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  if (data.type === "hello") return true;
  if (!("tab" in data) || !isText(data.tab)) return false;
  if (data.type === "gone") return true;
  return (
    data.type === "actor" && ["actor", "machine", "status", "event"].every((key) => isText(Reflect.get(data, key)))
  );
}

/** Reducer: the actors after a message, newest last. An ended actor stays until a new one of its machine starts. */
export function applyMessage(actors: readonly LiveActor[], message: Message): readonly LiveActor[] {
  if (message.type === "hello") return actors;
  if (message.type === "gone") return actors.filter(({ tab, isEnded }) => tab !== message.tab || isEnded);
  const { tab, actor, machine, value, status, event } = message;
  const others = actors.filter(
    (one) => !(one.tab === tab && one.actor === actor) && !(one.isEnded && one.machine === machine),
  );
  if (status !== "active" && status !== "done") return others;
  return [...others, { tab, actor, machine, value, event, isEnded: status === "done" }];
}

/** The active states of a state value; empty for a value that this machine doesn't have. */
export function statesOfValue(state: State, value: unknown): string[] {
  const within = (child: State | undefined, rest: unknown): string[] => (child ? statesOfValue(child, rest) : []);
  if (state.children.length === 0) return [state.id];
  if (isText(value)) return [state.id, ...within(childOf(state, value), undefined)];
  if (typeof value !== "object" || value === null) return [];
  return [state.id, ...Object.entries(value).flatMap(([name, rest]) => within(childOf(state, name), rest))];
}

const childOf = ({ children }: State, name: string) => children.find((child) => child.name === name);

/** The active states of a machine's running actors, or of the last one when none runs. */
export function liveStates({ name, root }: Graph, actors: readonly LiveActor[]): ReadonlySet<string> {
  const own = actors.filter(({ machine }) => machine === name);
  const running = own.filter(({ isEnded }) => !isEnded);
  return new Set((running.length > 0 ? running : own.slice(-1)).flatMap(({ value }) => statesOfValue(root, value)));
}
