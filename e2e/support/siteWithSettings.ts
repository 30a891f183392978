import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { baseUrl } from "./env.ts";
import { listen, type SiteProcess, startSite } from "./siteProcess.ts";

/** A server that records the bodies it receives. */
export interface Receiver {
  address: string;
  bodies: string[];
  close(): void;
}

/** A stub of the error report receiver. */
export async function openReceiver(): Promise<Receiver> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader("access-control-allow-origin", "*").end("{}");
  });
  return { address: `http://key@127.0.0.1:${await listen(server)}/1`, bodies, close: () => server.close() };
}

/** A proxy to the running service's API that overrides the settings of third-party services. */
async function openApi(outside: OutsideServices) {
  const pass = async ({ url = "/", method = "GET", headers }: IncomingMessage, body: string) => {
    // The event stream of content changes is not proxied, so the site caches no pages.
    if (url === "/api/content-changes") return { status: 404, payload: "{}" };
    const forwarded = { "content-type": headers["content-type"] ?? "application/json" };
    const upstream = await fetch(baseUrl + url, { method, headers: forwarded, ...(body && { body }) });
    const payload = await upstream.text();
    if (url !== "/api/settings") return { status: upstream.status, payload };
    return { status: 200, payload: JSON.stringify({ ...JSON.parse(payload), Outside: outside }) };
  };
  const server = createServer(async (request, response) => {
    const { status, payload } = await pass(request, await text(request));
    response.writeHead(status, { "content-type": "application/json" }).end(payload);
  });
  return { address: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

/** A site server with these third-party services enabled, on the running service's API. */
export async function openSite(outside: OutsideServices): Promise<SiteProcess> {
  const api = await openApi(outside);
  const site = await startSite(api.address);
  return {
    ...site,
    async close() {
      await site.close();
      api.close();
    },
  };
}
