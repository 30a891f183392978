import { type AnyStateMachine, StateMachine } from "xstate";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../core/src/machines/*.ts", "!../../core/src/machines/*.test.ts"],
  { eager: true },
);

/** The machines among the exports of some modules, by name. */
export const machinesIn = (exported: Record<string, Record<string, unknown>>): AnyStateMachine[] =>
  Object.values(exported)
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .toSorted((one, other) => one.id.localeCompare(other.id, "sv"));

/** Every machine of core/src/machines; a new one appears by itself. */
export const catalogue = machinesIn(modules);
