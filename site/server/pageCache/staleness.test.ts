// @vitest-environment node
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "srvx";
import { afterEach, expect, test } from "vitest";
import { followContent } from "./contentVersion.ts";
import { pageCache } from "./pageCache.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Milliseconds. */
const HEARTBEAT = 50;

/** A fake API: an event stream, a readiness check and one answer. */
function createApi() {
  const state = { words: "Svaret", hasStream: true, isReady: true, hasHeartbeat: true };
  const streams = new Set<ServerResponse>();
  const respond = (path: string, response: ServerResponse) => {
    if (path === "/api/content-changes" && state.hasStream) {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": \n\n");
      return streams.add(response);
    }
    const isWell = path === "/api/answer" || (path === "/api/health/ready" && state.isReady);
    return response.writeHead(isWell ? 200 : 503).end(state.words);
  };
  const beat = () => {
    if (state.hasHeartbeat) for (const stream of streams) stream.write(": \n\n");
  };
  const timer = setInterval(beat, HEARTBEAT);
  closing.push(() => clearInterval(timer));
  let server: Server;
  let port = 0;
  return {
    state,
    address: () => `http://127.0.0.1:${port}`,
    async start() {
      server = createServer(({ url = "" }, response) => void respond(url, response)).listen(port, "127.0.0.1");
      await once(server, "listening");
      port = (server.address() as AddressInfo).port;
    },
    /** Closes the server and its connections, as if the process was killed. */
    async kill() {
      server.close();
      server.closeAllConnections();
    },
    endStreams() {
      for (const stream of streams) stream.destroy();
    },
  };
}

/** A site whose page shows the API's answer, or 503. */
async function openSite({ staleFor = 60_000, heartbeatTimeout = 5000 } = {}) {
  const api = createApi();
  await api.start();
  closing.push(() => api.kill());
  const { version, close } = followContent(api.address(), { staleFor, heartbeatTimeout, settingsTtl: 0 });
  closing.push(close);
  const render = async () => {
    const answer = await fetch(`${api.address()}/api/answer`).catch(() => null);
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(answer ? await answer.text() : "Nere", { status: answer ? 200 : 503, headers });
  };
  const server = serve({ port: 0, hostname: "127.0.0.1", silent: true, fetch: pageCache(render, version) });
  await server.ready();
  closing.push(() => server.close(true));
  const read = async (path = "/answers/a") => (await fetch(new URL(path, server.url))).text();
  // The connection itself invalidates three times.
  await expect.poll(version).toBe(3);
  return { api, read, version };
}

test("with the API killed a cached page is served at once, and no other page", async () => {
  const { api, read } = await openSite();
  expect(await read()).toBe("Svaret");
  await api.kill();
  for (let times = 0; times < 20; times++) expect(await read()).toBe("Svaret");
  expect(await read("/answers/b")).toBe("Nere");
});

test("after a reconnection, no cached answer is older than the reconnection", async () => {
  const { api, read, version } = await openSite();
  await read();
  await api.kill();
  expect(await read()).toBe("Svaret");
  api.state.words = "";
  const before = await version();
  await api.start();
  const startedAt = performance.now();
  await expect.poll(async () => (await version()) !== before, { interval: 5 }).toBe(true);
  expect(await read()).toBe("");
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test("a stale page is not served after its time limit", async () => {
  const { api, read } = await openSite({ staleFor: 700 });
  await read();
  await api.kill();
  const startedAt = performance.now();
  expect(await read()).toBe("Svaret");
  await expect.poll(() => read(), { interval: 20 }).toBe("Nere");
  expect(performance.now() - startedAt).toBeLessThan(1200);
});

test("with a time limit of 0 no page is served while the API is down", async () => {
  const { api, read } = await openSite({ staleFor: 0 });
  await read();
  await api.kill();
  await expect.poll(() => read()).toBe("Nere");
});

test("while the API responds without the event stream, nothing is served from the cache", async () => {
  const { api, read } = await openSite();
  await read();
  api.state.hasStream = false;
  api.endStreams();
  api.state.words = "Ett annat";
  await expect.poll(() => read()).toBe("Ett annat");
  api.state.words = "Ett tredje";
  expect(await read()).toBe("Ett tredje");
});

test("with the database down, and so neither event stream nor readiness, the cached page is served", async () => {
  const { api, read } = await openSite();
  await read();
  Object.assign(api.state, { hasStream: false, isReady: false, words: "Nere" });
  api.endStreams();
  for (let times = 0; times < 20; times++) expect(await read()).toBe("Svaret");
  api.state.isReady = true;
  await expect.poll(() => read()).toBe("Nere");
});

test("an event stream without heartbeats counts as lost", async () => {
  const { api, read, version } = await openSite({ heartbeatTimeout: 1000 });
  await read();
  api.state.words = "Ett annat";
  const startedAt = performance.now();
  while (performance.now() - startedAt < 1500) expect(await read()).toBe("Svaret");
  Object.assign(api.state, { hasHeartbeat: false, hasStream: false });
  await expect.poll(version, { timeout: 3000 }).toBe(null);
  expect(await read()).toBe("Ett annat");
});
