import { channelName, type Message } from "@lagrum/core/machines/inspect";
import { useEffect, useState } from "react";
import { type AnyStateMachine, getStateNodes } from "xstate";

interface LiveActor {
  value: Parameters<typeof getStateNodes>[1];
  event: string;
}

export interface Live {
  /** Running actors of the machine, in other tabs of this browser. */
  actors: number;
  /** The states they are in. */
  states: ReadonlySet<string>;
  latestEvent: string | null;
}

/** What the machine's actors in other tabs do right now. */
export function useLiveStates(machine: AnyStateMachine): Live {
  const [actors, setActors] = useState<ReadonlyMap<string, LiveActor>>(new Map());
  const [latestEvent, setLatestEvent] = useState<string | null>(null);

  useEffect(() => {
    setActors(new Map());
    setLatestEvent(null);
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type !== "snapshot" || data.machineId !== machine.id) return;
      setActors((before) => {
        const after = new Map(before);
        if (data.status === "active") after.set(data.sessionId, { value: data.value, event: data.event });
        else after.delete(data.sessionId);
        return after;
      });
      setLatestEvent(data.event);
    };
    channel.postMessage({ type: "hello" } satisfies Message);
    return () => channel.close();
  }, [machine]);

  const states = new Set<string>();
  for (const { value } of actors.values()) {
    for (const node of getStateNodes(machine.root, value)) states.add(node.id);
  }
  return { actors: actors.size, states, latestEvent };
}
