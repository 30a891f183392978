import { channelName, isInspectionEnabledIn, lockName, type Message } from "@lagrum/core/machines/inspect";
import { useEffect, useState } from "react";
import { applyMessage, isMessage, type LiveActor } from "./liveActors.ts";

/** Whether the service's mode allows inspection. Uses fetch, since the typed client is larger than this bundle. */
async function isInspectionEnabled(signal: AbortSignal): Promise<boolean> {
  const response = await fetch("/api/settings", { signal }).catch(() => null);
  const settings: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return (
    typeof settings === "object" &&
    settings !== null &&
    "Mode" in settings &&
    isInspectionEnabledIn(settings.Mode as "demo")
  );
}

/** Calls `ended` when a tab closes or crashes: the browser then releases its lock. */
function watch(tab: string, signal: AbortSignal, ended: () => void): void {
  navigator.locks?.request(lockName(tab), { signal }, ended).catch(() => null);
}

/** The live actors in other tabs of this browser; null where inspection is off. */
export function useLiveActors(): readonly LiveActor[] | null {
  const [actors, setActors] = useState<readonly LiveActor[] | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const tabs = new Set<string>();
    const take = (message: Message) => setActors((before) => applyMessage(before ?? [], message));
    void isInspectionEnabled(ending.signal).then((may) => {
      if (!may || ending.signal.aborted) return;
      const channel = new BroadcastChannel(channelName);
      ending.signal.addEventListener("abort", () => channel.close());
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isMessage(data)) return;
        take(data);
        if (data.type !== "actor" || tabs.has(data.tab)) return;
        tabs.add(data.tab);
        watch(data.tab, ending.signal, () => take({ type: "gone", tab: data.tab }));
      };
      setActors([]);
      channel.postMessage({ type: "hello" } satisfies Message);
    });
    return () => ending.abort();
  }, []);
  return actors;
}
