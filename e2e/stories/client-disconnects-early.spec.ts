import { createServer } from "node:http";
import { expect, test } from "playwright/test";
import { baseUrl } from "../support/env.ts";
import { listen, startSite } from "../support/siteProcess.ts";

test("a client that disconnects early causes no error in the site's log, and the next client gets the page", async () => {
  const apiCalled = Promise.withResolvers<void>();
  const apiMayRespond = Promise.withResolvers<void>();
  const api = createServer(async ({ url = "/" }, response) => {
    // Without the event stream of content changes the site caches no pages.
    if (url === "/api/content-changes") return response.writeHead(404).end();
    if (url.startsWith("/api/categories")) {
      apiCalled.resolve();
      await apiMayRespond.promise;
    }
    const upstream = await fetch(baseUrl + url);
    response.writeHead(upstream.status, { "content-type": "application/json" }).end(await upstream.text());
  });
  const site = await startSite(`http://127.0.0.1:${await listen(api)}`);
  const page = `${site.address}/categories`;
  const leaving = new AbortController();
  const left = fetch(page, { signal: leaving.signal });
  await apiCalled.promise;
  leaving.abort();
  await expect(left).rejects.toThrow();
  apiMayRespond.resolve();
  expect((await fetch(page)).status).toBe(200);
  expect(site.faults).toEqual([]);
  await site.close();
  api.closeAllConnections();
  api.close();
});
