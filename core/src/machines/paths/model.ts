import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { ClientErrorCode, Details } from "../../contract/problem.ts";
import type { Effects, Fakes, RecordedEffects } from "./fakes.ts";

/** An event of a machine, or the result of an effect (`xstate.done.actor.*`). */
export interface MachineEvent {
  type: string;
  output?: unknown;
  [more: string]: unknown;
}

export interface Reached {
  /** The state's value, as "following.loggedIn". */
  at: string;
  context: Record<string, unknown>;
  events: MachineEvent[];
  last: string;
}

/** A machine with every event that may reach it and what must hold in each state: the input of model-based tests. */
export interface MachineModel {
  machine: AnyStateMachine;
  withEffects: (effects: Effects) => AnyStateMachine;
  inputs: unknown[];
  /** Events that the user sends. */
  userEvents: MachineEvent[];
  /** The possible results of each effect, by its invoke's id. A crash is always attempted too. */
  effectResults: Record<string, unknown[]>;
  /** Events from elsewhere: the clock, other tabs, the identity provider. */
  externalEvents?: MachineEvent[];
  /** Delivers an external event through a fake; returns false for events that are sent to the actor directly. */
  deliver?: (event: MachineEvent, fakes: Fakes) => boolean;
  /** Pending states without an invoke of their own. */
  pendingStates?: string[];
  /** Resting states without any user event. */
  idleStates?: string[];
  /** Effects whose failure leaves the error unchanged. */
  ignoredEffects?: string[];
  /** Pending states that show an error while they wait. */
  statesWithError?: string[];
  /** States with a fixed error, independent of the last result. */
  expectedErrors?: Record<string, ClientErrorCode | null>;
  /** What must hold after every path. */
  expectations: (reached: Reached, recorded: RecordedEffects) => Expectations;
}

/** By description: the actual and the expected value. */
export type Expectations = Record<string, [actual: unknown, expected: unknown]>;

export const succeeded = { ok: true } as const;
export const failed = (Code: ClientErrorCode, Details?: Details) => ({
  ok: false,
  Code,
  ...(Details && { Details }),
});

export const allEvents = ({ userEvents, effectResults, externalEvents = [] }: MachineModel): MachineEvent[] => [
  ...userEvents,
  ...externalEvents,
  ...Object.entries(effectResults).flatMap(([id, outputs]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: new Error("crash") },
  ]),
];

/** The error expected after a path: that of the last effect which is not ignored. */
export function expectedError(
  { expectedErrors = {}, ignoredEffects = [] }: MachineModel,
  at: string,
  events: MachineEvent[],
): unknown {
  if (at in expectedErrors) return expectedErrors[at];
  const lastEvent = events.findLast(({ type }) => !ignoredEffects.some((effect) => type.endsWith(`.actor.${effect}`)));
  if (lastEvent?.type.startsWith("xstate.error.actor.")) return "INTERNAL_SERVER_ERROR";
  const result = lastEvent?.output ?? lastEvent;
  return typeof result === "object" && result !== null && "Code" in result ? result.Code : null;
}

/** "following.loggedIn" for {following: "loggedIn"}. */
export const statePath = ({ value }: Pick<AnyMachineSnapshot, "value">): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([key, inner]) => `${key}.${statePath({ value: inner ?? "" })}`)
        .join(" ");

export const callsTo = (recorded: RecordedEffects, ...names: string[]): string[] =>
  recorded.calls.map(({ name }) => name).filter((name) => names.includes(name));

/** The address of the last SEND. */
export const lastEmail = (events: MachineEvent[]): string =>
  String(events.findLast(({ type }) => type === "SEND")?.Email ?? "").trim();

export const lastInput = (recorded: RecordedEffects, name: string): unknown =>
  recorded.calls.findLast((call) => call.name === name)?.input;
