import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { OutsideServices } from "@lagrum/core/contract/settings";
import { expect } from "playwright/test";
import { baseUrl, inherited } from "./env.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Everything that somebody sent to an address of its own. */
export interface Receiver {
  address: string;
  bodies: string[];
  close(): void;
}

/** Receives reports as the real receiver does. */
export async function openReceiver(): Promise<Receiver> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader("access-control-allow-origin", "*").end("{}");
  });
  return { address: `http://key@127.0.0.1:${await listen(server)}/1`, bodies, close: () => server.close() };
}

/** The running service's API, but for what it tells of the services of others. */
async function openApi(outside: OutsideServices) {
  const pass = async ({ url = "/", method = "GET", headers }: IncomingMessage, body: string) => {
    // A stream without end: the site keeps no pages without it, which is well for a story.
    if (url === "/api/content-changes") return { status: 404, told: "{}" };
    const forwarded = { "content-type": headers["content-type"] ?? "application/json" };
    const answer = await fetch(baseUrl + url, { method, headers: forwarded, ...(body && { body }) });
    const told = await answer.text();
    if (url !== "/api/settings") return { status: answer.status, told };
    return { status: 200, told: JSON.stringify({ ...JSON.parse(told), Outside: outside }) };
  };
  const server = createServer(async (request, response) => {
    const { status, told } = await pass(request, await text(request));
    response.writeHead(status, { "content-type": "application/json" }).end(told);
  });
  return { address: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** A site of its own, for a firm that uses these services of others; before the running service's API. */
export async function openSite(outside: OutsideServices): Promise<{ address: string; close(): Promise<void> }> {
  const api = await openApi(outside);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = { ...inherited, MODE: "demo", PORT: String(port), PUBLIC_URL: address, API_INNER_URL: api.address };
  const site = spawn(process.execPath, ["site/server.ts"], { cwd: root, env, stdio: "ignore" });
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return {
    address,
    async close() {
      site.kill();
      await once(site, "exit");
      api.close();
    },
  };
}
