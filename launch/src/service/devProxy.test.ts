import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../os/ports.ts";
import { startDevProxy } from "./devProxy.ts";

const servers: Server[] = [];
let origin = 0;

/** Responds with its name and the request, and echoes the data of an upgraded connection. */
async function inner(name: string): Promise<number> {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (body) => response.write(body));
    request.on("end", () => response.end(`${name} ${request.method} ${request.url} ${request.headers.host}`));
  });
  server.on("upgrade", (_, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.on("data", (chunk) => socket.write(`${name} hears ${chunk}`));
  });
  servers.push(server.listen(port, "127.0.0.1"));
  return port;
}

beforeAll(async () => {
  origin = await freePort();
  const destinations = [
    { prefix: "/api", port: await inner("api") },
    { prefix: "/admin", port: await inner("admin"), isBase: true },
    { prefix: "/gone", port: await freePort() },
    { prefix: "/", port: await inner("site") },
  ];
  servers.push(await startDevProxy("127.0.0.1", origin, destinations));
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test("each path is proxied to its server, with unchanged body and host", async () => {
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${origin}${path}`, init)).text();
  expect(await ask("/api/questions?Page=2", { method: "POST", body: "{}" })).toBe(
    `{}api POST /api/questions?Page=2 127.0.0.1:${origin}`,
  );
  expect(await ask("/admin")).toMatch(/^admin GET \/admin\/ /);
  expect(await ask("/administration")).toMatch(/^site GET \/administration /);
});

test("a server that is down gives 502 with a Swedish message", async () => {
  const response = await fetch(`http://127.0.0.1:${origin}/gone`);
  expect(response.status).toBe(502);
  expect(await response.text()).toContain("inte igång just nu");
});

test("a WebSocket is proxied by its path", async () => {
  const socket = connect(origin, "127.0.0.1");
  socket.write("GET /admin/?token=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  let heard = "";
  for await (const chunk of socket) {
    heard += chunk;
    if (heard.endsWith("\r\n\r\n")) socket.write("hello");
    if (heard.endsWith("admin hears hello")) break;
  }
  expect(heard).toMatch(/^HTTP\/1.1 101 /);
});
