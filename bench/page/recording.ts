import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { get } from "../setup/httpGet.ts";

/** API responses by path and query. */
export interface Recording {
  answers: Record<string, string>;
}

/** A proxy between a site server and the API that records requests and responses. */
export async function recordApi(apiUrl: string) {
  const recording: Recording = { answers: {} };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    // The change stream is not replayed.
    if (path === "/api/content-changes") {
      response.writeHead(404).end();
      return;
    }
    get(`${apiUrl}${path}`).then(
      ({ status, body }) => {
        if (status === 200) recording.answers[path] = body.toString();
        response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recording,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
