import type { Message } from "@lagrum/core/machines/inspect";
import type { Graph, State } from "../graph/graph.ts";

/** One running machine in some tab. */
export interface LiveActor {
  tab: string;
  actor: string;
  machine: string;
  value: unknown;
  /** Came to its end, or its tab went on: the last that was seen of it. */
  isEnded: boolean;
  /** What took it there, as XState has it. */
  event: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Anyone on the origin may write to the channel: only what has the right form is read. */
export function isMessage(data: unknown): data is Message {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  if (data.type === "hello") return true;
  if (!("tab" in data) || !isText(data.tab)) return false;
  if (data.type === "gone") return true;
  return (
    data.type === "actor" && ["actor", "machine", "status", "event"].every((key) => isText(Reflect.get(data, key)))
  );
}

/** The actors after a message, the latest last. One that ended stays to be seen until another of its machine begins. */
export function heard(actors: readonly LiveActor[], message: Message): readonly LiveActor[] {
  if (message.type === "hello") return actors;
  if (message.type === "gone") return actors.filter(({ tab, isEnded }) => tab !== message.tab || isEnded);
  const { tab, actor, machine, value, status, event } = message;
  const others = actors.filter(
    (one) => !(one.tab === tab && one.actor === actor) && !(one.isEnded && one.machine === machine),
  );
  if (status !== "active" && status !== "done") return others;
  return [...others, { tab, actor, machine, value, event, isEnded: status === "done" }];
}

/** The states that a state value means, or none when it is no value of this machine. */
export function statesOfValue(state: State, value: unknown): string[] {
  const within = (child: State | undefined, rest: unknown): string[] => (child ? statesOfValue(child, rest) : []);
  if (state.children.length === 0) return [state.id];
  if (isText(value)) return [state.id, ...within(childOf(state, value), undefined)];
  if (typeof value !== "object" || value === null) return [];
  return [state.id, ...Object.entries(value).flatMap(([name, rest]) => within(childOf(state, name), rest))];
}

const childOf = ({ children }: State, name: string) => children.find((child) => child.name === name);

/** Where a machine's actors are; where the last one was, when none runs. */
export function liveStates({ name, root }: Graph, actors: readonly LiveActor[]): ReadonlySet<string> {
  const own = actors.filter(({ machine }) => machine === name);
  const running = own.filter(({ isEnded }) => !isEnded);
  return new Set((running.length > 0 ? running : own.slice(-1)).flatMap(({ value }) => statesOfValue(root, value)));
}
