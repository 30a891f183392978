import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Recording } from "./recording.ts";

/**
 * Replays recorded API responses from memory: `node replayApi.ts FILE cached|uncached` prints its port. With "cached" it
 * offers the change stream, without which the site server caches no pages.
 */
const [file = "", mode] = process.argv.slice(2);
const { answers } = JSON.parse(readFileSync(file, "utf8")) as Recording;
const bodies = new Map(Object.entries(answers).map(([path, body]) => [path, Buffer.from(body)]));

const server = createServer((request, response) => {
  if (request.url === "/api/content-changes" && mode === "cached") {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": \n\n");
    return;
  }
  const body = bodies.get(request.url ?? "");
  response.writeHead(body ? 200 : 404, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body?.length ?? 0,
  });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
