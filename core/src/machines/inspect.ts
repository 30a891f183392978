import type { AnyStateMachine, InspectionEvent, StateValue } from "xstate";

/** Tabs of one origin meet here. */
export const channelName = "lagrum:machines";

/** What travels: where an actor is and what took it there, never its context, which may hold personal data. */
export type Message =
  | { type: "hello" }
  | { type: "snapshot"; sessionId: string; machineId: string; value: StateValue; status: string; event: string };

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic && "id" in logic;

/** For `createActor(machine, { inspect })`: tells viewers in other tabs where this tab's machines are. */
export function createInspector(): (event: InspectionEvent) => void {
  const channel = new BroadcastChannel(channelName);
  const latest = new Map<string, Message>();
  channel.onmessage = (message: MessageEvent<Message>) => {
    if (message.data.type !== "hello") return;
    for (const snapshot of latest.values()) channel.postMessage(snapshot);
  };
  return (inspection) => {
    if (inspection.type !== "@xstate.snapshot") return;
    const logic: unknown = "logic" in inspection.actorRef ? inspection.actorRef.logic : undefined;
    if (!isMachine(logic) || !("value" in inspection.snapshot)) return;
    const message: Message = {
      type: "snapshot",
      sessionId: inspection.actorRef.sessionId,
      machineId: logic.id,
      value: inspection.snapshot.value as StateValue,
      status: inspection.snapshot.status,
      event: inspection.event.type,
    };
    if (message.status === "active") latest.set(message.sessionId, message);
    else latest.delete(message.sessionId);
    channel.postMessage(message);
  };
}
