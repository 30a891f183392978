// @vitest-environment node
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "srvx";
import { afterEach, expect, test } from "vitest";
import { proxy } from "./proxy.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const servers: Server[] = [];

async function upstream(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer(respond).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  servers.push(server);
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function site(target: string): Promise<string> {
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    maxRequestBodySize: 1024 * 1024,
    middleware: [proxy("/api", target, "https://lagrum.example")],
    fetch: () => new Response("page"),
  });
  await server.ready();
  closing.push(() => server.close(true));
  return (server.url ?? "").replace(/\/$/, "");
}

test("proxies method, body and response, and replaces forwarded headers and cookies", async () => {
  const target = await upstream((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      response.writeHead(201, { "content-type": "application/json", "x-mine": "1" });
      response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
    });
  });
  const response = await fetch(`${await site(target)}/api/questions?Page=2`, {
    method: "POST",
    headers: { "x-forwarded-for": "6.6.6.6", "x-real-ip": "6.6.6.6", forwarded: "for=6.6.6.6", cookie: "token=a" },
    body: "å",
  });
  expect(response.status).toBe(201);
  expect(response.headers.get("x-mine")).toBe("1");
  const seen = await response.json();
  expect(seen).toMatchObject({ method: "POST", url: "/api/questions?Page=2", body: "å" });
  expect(seen.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "lagrum.example" });
  expect(JSON.stringify(seen.headers)).not.toContain("6.6.6.6");
  expect(seen.headers).not.toHaveProperty("cookie");
});

test("streams each event as it arrives", async () => {
  let finish = () => {};
  const target = await upstream((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n");
    finish = () => response.end("data: 2\n\n");
  });
  const { body } = await fetch(`${await site(target)}/api/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("data: 1\n\n");
  finish();
  expect((await reader?.read())?.value).toBe("data: 2\n\n");
});

test("closes the upstream connection when the client disconnects", async () => {
  let left = false;
  const target = await upstream((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n");
    response.on("close", () => {
      left = true;
    });
  });
  const leaving = new AbortController();
  const { body } = await fetch(`${await site(target)}/api/events`, { signal: leaving.signal });
  await body?.getReader().read();
  leaving.abort();
  await expect.poll(() => left, { timeout: 5000 }).toBe(true);
});

test("responds with a 503 problem when the API can't be reached", async () => {
  const target = await upstream(() => undefined);
  await closing.splice(0).reduce<Promise<unknown>>((before, close) => before.then(close), Promise.resolve());
  const response = await fetch(`${await site(target)}/api/settings`);
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toMatchObject({ Code: "SERVICE_UNAVAILABLE", status: 503 });
});

/** Sends a body of that size, like a client that writes the whole request before it reads the response. */
const send = (address: string, bytes: number, headers: Record<string, string | number>) =>
  new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    const asking = request(`${address}/api/questions`, { method: "POST", headers });
    asking.once("error", fail);
    asking.once("response", (response) => {
      void text(response).then((body) => done({ status: response.statusCode, body }), fail);
    });
    asking.end(Buffer.alloc(bytes, "a"));
  });

const sizes = [
  ["whose connection the API closes", 200_000],
  ["larger than any endpoint accepts", 400_000],
  ["of 3 MB", 3_000_000],
] as const;

test.each(sizes)("a body %s always gets a 413 in Swedish", async (_which, bytes) => {
  // Like the API: responds as soon as it knows the length, and closes the connection.
  const target = await upstream((asked, response) => {
    response.writeHead(413, { "content-type": "application/problem+json", connection: "close" });
    response.end(JSON.stringify({ title: "Det du skickade är för stort.", status: 413, Code: "TOO_LARGE" }), () =>
      asked.socket.destroy(),
    );
  });
  const address = await site(target);
  for (let time = 0; time < 10; time += 1) {
    const framings: Record<string, string | number>[] = [
      { "content-length": bytes },
      { "transfer-encoding": "chunked" },
    ];
    for (const headers of framings) {
      const { status, body } = await send(address, bytes, headers);
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({ title: "Det du skickade är för stort.", Code: "TOO_LARGE" });
    }
  }
});

test("proxies the whole of a body that the API accepts", async () => {
  const target = await upstream((asked, response) => {
    void text(asked).then((body) => response.end(String(body.length)));
  });
  expect((await send(await site(target), 250_000, {})).body).toBe("250000");
});

test("passes other paths to the next handler", async () => {
  const response = await fetch(`${await site("http://127.0.0.1:1")}/apiary`);
  expect(await response.text()).toBe("page");
});

test("an idle upstream connection is closed before the server's keep-alive timeout", async () => {
  const target = await upstream((_, response) => response.end("ja"));
  const server = servers.at(-1);
  if (server) server.keepAliveTimeout = 2_000;
  const closedByProxy = new Promise((end) =>
    server?.once("connection", (socket) => socket.once("end", () => end("proxy"))),
  );
  const closedByServer = new Promise((end) =>
    server?.once("connection", (socket) => socket.once("close", () => end("server"))),
  );
  await (await fetch(`${await site(target)}/api/questions`, { method: "POST", body: "a" })).text();
  expect(await Promise.race([closedByProxy, closedByServer])).toBe("proxy");
});

test.each([
  ["204", 204, "DELETE"],
  ["304", 304, "GET"],
  ["HEAD", 200, "HEAD"],
] as const)("a response without a body releases its connection: %s", async (_, status, method) => {
  const target = await upstream((_request, response) => response.writeHead(status).end());
  const url = `${await site(target)}/api/questions/1`;
  for (let call = 0; call < 20; call += 1) expect((await fetch(url, { method })).status).toBe(status);
  const open = await new Promise((done) => servers.at(-1)?.getConnections((_error, count) => done(count)));
  expect(open).toBeLessThan(5);
});

test("a request with an idempotency key is retried when the connection breaks, one without is not", async () => {
  let calls = 0;
  const target = await upstream((request, response) => {
    calls += 1;
    if (calls % 2 === 1) request.socket.destroy();
    else response.writeHead(201).end();
  });
  const url = `${await site(target)}/api/questions`;
  const withKey = await fetch(url, { method: "POST", body: "a", headers: { "idempotency-key": "k" } });
  expect([withKey.status, calls]).toEqual([201, 2]);
  const without = await fetch(url, { method: "POST", body: "a" });
  expect([without.status, calls]).toEqual([502, 3]);
});
