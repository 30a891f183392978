import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { get } from "../setup/httpGet.ts";

/**
 * The upper bound: node:http that sends the site's rendered pages with all headers, and does nothing else.
 * `node staticServer.ts SITE PATH …` prints its port.
 */
const [site = "", ...paths] = process.argv.slice(2);
const NOT_ITS_OWN = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

interface Finished {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

async function finish(path: string, encoding: string): Promise<Finished> {
  const { headers, body } = await get(`${site}${path}`, { "accept-encoding": encoding });
  const own = Object.entries(headers).filter(([name]) => !NOT_ITS_OWN.has(name));
  return { headers: Object.fromEntries(own), body };
}

const packed = new Map<string, Finished>();
const plain = new Map<string, Finished>();
for (const path of paths) {
  packed.set(path, await finish(path, "br"));
  plain.set(path, await finish(path, "identity"));
}

const server = createServer((request, response) => {
  const pages = request.headers["accept-encoding"]?.includes("br") ? packed : plain;
  const page = pages.get(request.url ?? "");
  response.writeHead(page ? 200 : 404, page?.headers);
  response.end(page?.body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
