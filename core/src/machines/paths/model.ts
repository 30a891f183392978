import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { ClientErrorCode, Details } from "../../contract/problem.ts";
import type { Aftermath, Effects, Fakes } from "./fakes.ts";

/** What happens to a machine: an event, or an effect that came back. */
export interface Told {
  type: string;
  output?: unknown;
  [more: string]: unknown;
}

export interface Arrived {
  /** The state's value, as "following.loggedIn". */
  at: string;
  context: Record<string, unknown>;
  events: Told[];
  last: string;
}

/** What people, the clock, other tabs, the provider and the server may do to a machine, and what must then be so. */
export interface World {
  machine: AnyStateMachine;
  open: (effects: Effects) => AnyStateMachine;
  inputs: unknown[];
  /** What people can do. */
  own: Told[];
  /** Each effect by its invoke's id, with what it may come back with. It may crash, too. */
  answers: Record<string, unknown[]>;
  /** What else may come. */
  news?: Told[];
  /** Brings news the way they come; others are sent as they are. */
  bring?: (event: Told, fakes: Fakes) => boolean;
  /** States that wait for something other than an effect of their own. */
  waiting?: string[];
  /** Resting states where there is nothing to do in this machine. */
  idle?: string[];
  /** Effects whose failure changes nothing: the machine goes on with what it knew. */
  unheard?: string[];
  /** Waiting states that already know why, and say so while they wait. */
  knowing?: string[];
  /** The error in states that have one of their own, whatever the last answer was. */
  errors?: Record<string, ClientErrorCode | null>;
  /** The facts that hold wherever a path has led. */
  facts: (arrived: Arrived, left: Aftermath) => Facts;
}

/** Sentences, each with what is and what should be. */
export type Facts = Record<string, [is: unknown, should: unknown]>;

export const done = { ok: true } as const;
export const refused = (Code: ClientErrorCode, Details?: Details) => ({
  ok: false,
  Code,
  ...(Details && { Details }),
});

export const eventsOf = ({ own, answers, news = [] }: World): Told[] => [
  ...own,
  ...news,
  ...Object.entries(answers).flatMap(([id, outputs]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: new Error("crash") },
  ]),
];

/** The error that a path should end with: what the last answer that is heard was refused with. */
export function errorAfter({ errors = {}, unheard = [] }: World, at: string, events: Told[]): unknown {
  if (at in errors) return errors[at];
  const heard = events.findLast(({ type }) => !unheard.some((effect) => type.endsWith(`.actor.${effect}`)));
  if (heard?.type.startsWith("xstate.error.actor.")) return "INTERNAL_SERVER_ERROR";
  const answer = heard?.output ?? heard;
  return typeof answer === "object" && answer !== null && "Code" in answer ? answer.Code : null;
}

/** "following.loggedIn" for {following: "loggedIn"}. */
export const placeIn = ({ value }: Pick<AnyMachineSnapshot, "value">): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([key, inner]) => `${key}.${placeIn({ value: inner ?? "" })}`)
        .join(" ");

export const called = (left: Aftermath, ...names: string[]): string[] =>
  left.calls.map(({ name }) => name).filter((name) => names.includes(name));

/** The address that people gave last. */
export const lastAddress = (events: Told[]): string =>
  String(events.findLast(({ type }) => type === "SEND")?.Email ?? "").trim();

export const lastInput = (left: Aftermath, name: string): unknown =>
  left.calls.findLast((call) => call.name === name)?.input;
