// @vitest-environment node
import { expect, test } from "vitest";
import { readContentChanges } from "./contentVersion.ts";

const changes = [
  { Entity: "content", ID: 7, Action: "update" },
  { Entity: "setting", ID: 0, Action: "ändra" },
];

const streamOf = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

test("events are parsed at every possible chunk boundary", async () => {
  const bytes = new TextEncoder().encode(
    `: \n\n${changes.map((each) => `data: ${JSON.stringify(each)}\n\n`).join("")}`,
  );
  for (let at = 0; at <= bytes.length; at += 1) {
    const read: unknown[] = [];
    await readContentChanges(streamOf(bytes.slice(0, at), bytes.slice(at)), (change) => read.push(change));
    expect(read).toEqual(changes);
  }
});
