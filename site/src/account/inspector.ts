import type { InspectionEvent } from "xstate";

let forward: ((event: InspectionEvent) => void) | undefined;

/** For every machine of the page: tells the visualiser where it is, once that is asked for. */
export const inspect = (event: InspectionEvent): void => forward?.(event);

/** In demo the visualiser at /machines follows the pages' machines. */
export async function showMachines(): Promise<void> {
  const { createInspector } = await import("@lagrum/core/machines/inspect");
  forward ??= createInspector();
}
