import type { AnyStateMachine, InspectionEvent, StateValue } from "xstate";
import type { Settings } from "../settings/settingsSchema.ts";

/** The BroadcastChannel of the tabs of one origin. */
export const channelName = "lagrum:machines";

/** A lock that a tab holds while it is open, so that viewers notice a closed or crashed tab. */
export const lockName = (tab: string) => `lagrum:machines:${tab}`;

/** The message: an actor's state and the event that led to it, never its context, which may hold personal data. */
export type Message =
  | { type: "hello" }
  | { type: "actor"; tab: string; actor: string; machine: string; value: StateValue; status: string; event: string }
  | { type: "gone"; tab: string };

export type Inspector = (event: InspectionEvent) => void;

/** Machines are inspected in the demo and in development only; never where real people sign in. */
export const isInspectionEnabledIn = (mode: Settings["Mode"]): boolean => mode === "demo";

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic && "id" in logic;

function messageOf(tab: string, { actorRef, event, snapshot }: InspectionEvent & { type: "@xstate.snapshot" }) {
  const logic: unknown = "logic" in actorRef ? actorRef.logic : undefined;
  if (!isMachine(logic) || !("value" in snapshot)) return null;
  return {
    type: "actor",
    tab,
    actor: actorRef.sessionId,
    machine: logic.id,
    value: snapshot.value as StateValue,
    status: snapshot.status,
    event: event.type,
  } satisfies Message;
}

/**
 * For `createActor(machine, { inspect })`: broadcasts the state of this tab's machines to viewers in other tabs, also
 * to viewers that are opened later. Undefined, without a channel, in every mode but demo.
 */
export function createInspector(mode: Settings["Mode"]): Inspector | undefined {
  if (!isInspectionEnabledIn(mode)) return undefined;
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(channelName);
  const running = new Map<string, Message>();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === "hello") for (const message of running.values()) channel.postMessage(message);
  };
  // Never resolved: the lock is released when the tab closes. Locks exist in secure contexts only.
  void globalThis.navigator?.locks?.request(lockName(tab), () => new Promise(() => {}));
  globalThis.addEventListener?.("pagehide", () => channel.postMessage({ type: "gone", tab } satisfies Message));
  globalThis.addEventListener?.("pageshow", () => {
    for (const message of running.values()) channel.postMessage(message);
  });
  return (inspection) => {
    if (inspection.type !== "@xstate.snapshot") return;
    const message = messageOf(tab, inspection);
    if (message === null) return;
    if (message.status === "active") running.set(message.actor, message);
    else running.delete(message.actor);
    channel.postMessage(message);
  };
}
