import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { get } from "../setup/httpGet.ts";

/**
 * The upper bound: node:http that sends the site's rendered pages with all headers, and does nothing else.
 * `node staticServer.ts SITE PATH …` prints its port.
 */
const [site = "", ...paths] = process.argv.slice(2);
const CONNECTION_HEADERS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

interface StaticPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

async function fetchPage(path: string, encoding: string): Promise<StaticPage> {
  const { headers, body } = await get(`${site}${path}`, { "accept-encoding": encoding });
  const own = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
  return { headers: Object.fromEntries(own), body };
}

const compressed = new Map<string, StaticPage>();
const uncompressed = new Map<string, StaticPage>();
for (const path of paths) {
  compressed.set(path, await fetchPage(path, "br"));
  uncompressed.set(path, await fetchPage(path, "identity"));
}

const server = createServer((request, response) => {
  const pages = request.headers["accept-encoding"]?.includes("br") ? compressed : uncompressed;
  const page = pages.get(request.url ?? "");
  response.writeHead(page ? 200 : 404, page?.headers);
  response.end(page?.body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
