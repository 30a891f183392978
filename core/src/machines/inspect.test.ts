import { afterEach, expect, test } from "vitest";
import { createActor } from "xstate";
import { channelName, createInspector, type Message } from "./inspect.ts";
import { loginWith } from "./login.ts";
import { createFakes, settled } from "./paths/fakes.ts";

const Original = globalThis.BroadcastChannel;
afterEach(() => {
  globalThis.BroadcastChannel = Original;
});

/** Counts the channels that are opened, and closes them after the test. */
function countChannels() {
  const opened: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  return opened;
}

function listen() {
  const heard: Message[] = [];
  const viewer = new Original(channelName);
  viewer.onmessage = ({ data }) => heard.push((data as { type: Message["type"] } & Message) ?? null);
  return { heard, viewer };
}

const secrets = { Email: "planted@example.org", Password: "planted-password" };

test.each(["production", "test"] as const)("no channel is opened in the mode %s", (mode) => {
  const opened = countChannels();
  expect(createInspector(mode)).toBe(undefined);
  expect(opened).toEqual([]);
});

test("a viewer, also one that opens late, receives states and never what was typed", async () => {
  const opened = countChannels();
  const inspect = createInspector("demo");
  const { heard, viewer } = listen();
  const fakes = createFakes();
  const actor = createActor(loginWith(fakes.effects), { input: {}, ...(inspect && { inspect }) }).start();
  actor.send({ type: "SIGN_IN", ...secrets });
  await settled();
  fakes.answer({ ok: false, Code: "WRONG_LOGIN_DATA" });
  await settled();
  await expect.poll(() => heard.length).toBeGreaterThan(2);
  const late = listen();
  late.viewer.postMessage({ type: "hello" } satisfies Message);
  await expect.poll(() => late.heard.length).toBe(1);
  expect(late.heard[0]).toMatchObject({ machine: "login", value: "askingWhatIsWrong", status: "active" });
  const all = JSON.stringify([...heard, ...late.heard]);
  for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
  const allowed = ["type", "tab", "actor", "machine", "value", "status", "event"];
  for (const message of [...heard, ...late.heard])
    expect(Object.keys(message).filter((key) => !allowed.includes(key))).toEqual([]);
  actor.stop();
  for (const channel of [...opened, viewer, late.viewer]) channel.close();
});
