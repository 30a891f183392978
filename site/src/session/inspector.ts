import type { Inspector } from "@lagrum/core/machines/inspect";
import type { InspectionEvent } from "xstate";

/** Forwards a page's machines to the visualiser. Events are buffered until the settings say whether it may see them. */
export function createForwarder() {
  let forward: Inspector | undefined;
  /** Events buffered until the settings are known; null afterwards. */
  let waiting: InspectionEvent[] | null = [];
  return {
    /** The `inspect` option of every machine on the page. */
    inspect(event: InspectionEvent): void {
      if (forward) forward(event);
      else if (event.type === "@xstate.snapshot") waiting?.push(event);
    },
    /** Demo: connects the visualiser and sends it the buffered events. */
    async showMachines(): Promise<void> {
      const { createInspector } = await import("@lagrum/core/machines/inspect");
      forward ??= createInspector("demo");
      for (const event of waiting ?? []) forward?.(event);
      waiting = null;
    },
    /** Production: drops the buffer and forwards nothing. */
    hideMachines(): void {
      waiting = null;
    },
  };
}

export const { inspect, showMachines, hideMachines } = createForwarder();
