import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AnyStateMachine, StateMachine } from "xstate";

/** Loads a module. The development server passes a loader without module cache. */
export type Load = (path: string) => Promise<Record<string, unknown>>;

const load: Load = (path) => import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<Record<string, unknown>>;

async function modulesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /(?<!\.test|\.d)\.ts$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** All machines exported by the modules of a folder, sorted by name. */
export async function findMachines(folder: string, loadModule = load): Promise<AnyStateMachine[]> {
  const modules = [];
  for (const path of await modulesIn(folder)) modules.push(await loadModule(path));
  const machines = new Set(
    modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof StateMachine),
  );
  return [...machines].toSorted((one, other) => one.id.localeCompare(other.id, "sv"));
}
