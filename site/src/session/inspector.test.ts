import { emailLink } from "@lagrum/core/machines/emailLink";
import { channelName, type Message } from "@lagrum/core/machines/inspect";
import { afterEach, expect, test } from "vitest";
import { createActor } from "xstate";
import { createForwarder } from "./inspector.ts";

const opened: BroadcastChannel[] = [];
const Original = globalThis.BroadcastChannel;

/** Counts the channels that are opened. */
function countChannels() {
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
}

afterEach(() => {
  globalThis.BroadcastChannel = Original;
  for (const channel of opened.splice(0)) channel.close();
});

test("in the demo a viewer receives the events from before the settings were loaded", async () => {
  countChannels();
  const { inspect, showMachines } = createForwarder();
  const actor = createActor(emailLink, { input: {}, inspect }).start();
  const received: Message[] = [];
  const viewer = new Original(channelName);
  viewer.onmessage = ({ data }: MessageEvent<Message>) => received.push(data);
  await showMachines();
  await expect.poll(() => received).toMatchObject([{ machine: "emailLink", value: "signedOut" }]);
  actor.stop();
  await expect.poll(() => received.at(-1)).toMatchObject({ status: "stopped" });
  viewer.close();
});

test("in production no channel is opened, even where machines run", () => {
  countChannels();
  const { inspect, hideMachines } = createForwarder();
  const actor = createActor(emailLink, { input: {}, inspect }).start();
  hideMachines();
  actor.send({ type: "SEND", Email: "planted@example.org" });
  actor.stop();
  expect(opened).toEqual([]);
});
