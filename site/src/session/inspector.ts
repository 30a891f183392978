import type { Inspector } from "@lagrum/core/machines/inspect";
import type { InspectionEvent } from "xstate";

/** Between a page's machines, which begin at once, and the visualiser, which may be told only where that is known. */
export function createForwarder() {
  let forward: Inspector | undefined;
  /** The steps taken until it is known whether anyone may see them; null when that is settled. */
  let waiting: InspectionEvent[] | null = [];
  return {
    /** For every machine of the page: tells the visualiser where it is, once that is asked for. */
    inspect(event: InspectionEvent): void {
      if (forward) forward(event);
      else if (event.type === "@xstate.snapshot") waiting?.push(event);
    },
    /** In demo the visualiser at /machines follows the pages' machines, those too that began before this. */
    async showMachines(): Promise<void> {
      const { createInspector } = await import("@lagrum/core/machines/inspect");
      forward ??= createInspector("demo");
      for (const event of waiting ?? []) forward?.(event);
      waiting = null;
    },
    /** In production nobody follows, and nothing is kept. */
    hideMachines(): void {
      waiting = null;
    },
  };
}

export const { inspect, showMachines, hideMachines } = createForwarder();
