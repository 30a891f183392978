// @vitest-environment node
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { type Change, followChanges, readChanges } from "./eventStream.ts";

/** A loaded machine needs more than the default second. */
const until = (met: () => void) => vi.waitFor(met, 10_000);

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openStream() {
  const streams: ServerResponse[] = [];
  const tokens: unknown[] = [];
  const server = createServer((request, response) => {
    tokens.push(request.headers["user-token"]);
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": \n\n");
    streams.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/events`, streams, tokens };
}

function follow(url: string, more: object = {}) {
  const changes: Change[] = [];
  const connections: boolean[] = [];
  const stop = followChanges({
    url,
    token: async () => "a-token",
    onChange: (change) => changes.push(change),
    onConnection: (isConnected) => connections.push(isConnected),
    minBackoff: 20,
    ...more,
  });
  closing.push(stop);
  return { changes, connections, stop };
}

const change = { Entity: "question", ID: 7, Action: "update" };

test("a change arrives, and heartbeats are ignored", async () => {
  const { url, streams, tokens } = await openStream();
  const { changes, connections } = follow(url);
  await until(() => expect(connections).toEqual([true]));
  streams[0]?.write(`data: ${JSON.stringify(change)}\n\n: \n\n`);
  await until(() => expect(changes).toEqual([change]));
  expect(tokens).toEqual(["a-token"]);
});

test("a broken stream is reported and reconnected", async () => {
  const { url, streams } = await openStream();
  const { connections, changes } = follow(url);
  await until(() => expect(connections).toEqual([true]));
  streams[0]?.destroy();
  await until(() => expect(connections).toEqual([true, false, true]));
  streams[1]?.write(`data: ${JSON.stringify(change)}\n\n`);
  await until(() => expect(changes).toEqual([change]));
});

test("a stream without heartbeats is replaced", async () => {
  const { url } = await openStream();
  const { connections } = follow(url, { heartbeatTimeout: 200 });
  // On a loaded machine the first attempt may time out.
  await until(() => expect(connections.join()).toContain("true,false,true"));
});

const streamOf = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

test.each(["\n", "\r\n"])("events with line ends %j are parsed at every possible chunk boundary", async (end) => {
  const sent = [change, { ...change, Action: "ändra" }];
  const bytes = new TextEncoder().encode(
    `: ${end}${end}${sent.map((each) => `data: ${JSON.stringify(each)}${end}${end}`).join("")}`,
  );
  for (let at = 0; at <= bytes.length; at += 1) {
    const changes: Change[] = [];
    await readChanges(streamOf(bytes.slice(0, at), bytes.slice(at)), (each) => changes.push(each));
    expect(changes).toEqual(sent);
  }
});

test("ignores events that are not changes, and an unfinished event", async () => {
  const { url, streams } = await openStream();
  const { changes, connections } = follow(url);
  await until(() => expect(connections).toEqual([true]));
  streams[0]?.write(
    'data: nonsense\n\ndata: 4\n\ndata: {"Entity":"answer","ID":1,"Action":"insert"}\r\n\r\ndata: {"Entity":"user"}',
  );
  streams[0]?.end();
  await until(() => expect(connections).toEqual([true, false, true]));
  expect(changes).toEqual([{ Entity: "answer", ID: 1, Action: "insert" }]);
});
