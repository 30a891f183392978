import { channelName, isFollowedIn, lockName, type Message } from "@lagrum/core/machines/inspect";
import { useEffect, useState } from "react";
import { heard, isMessage, type LiveActor } from "./liveActors.ts";

/** Whether the service runs where machines may be followed; asked once, and not of the typed client, which would weigh more than the page. */
async function mayFollow(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch("/api/settings", { signal }).catch(() => null);
  const settings: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return (
    typeof settings === "object" && settings !== null && "Mode" in settings && isFollowedIn(settings.Mode as "demo")
  );
}

/** Tells when a tab has ended, also by a crash. */
function watch(tab: string, signal: AbortSignal, ended: () => void): void {
  navigator.locks?.request(lockName(tab), { signal }, ended).catch(() => null);
}

/** What the machines in other tabs of this browser do right now; null where they are not followed. */
export function useLiveActors(): readonly LiveActor[] | null {
  const [actors, setActors] = useState<readonly LiveActor[] | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const tabs = new Set<string>();
    const take = (message: Message) => setActors((before) => heard(before ?? [], message));
    void mayFollow(ending.signal).then((may) => {
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
