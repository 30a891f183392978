// @vitest-environment node
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "srvx";
import { afterEach, expect, test } from "vitest";
import { DrawnPage, textAround } from "../../src/drawnPage.ts";
import { followContent } from "./contentVersion.ts";
import { isReading, readingPages } from "./pageCache.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Where pages come from: what stands on them now, and how often they were drawn. */
const content = { words: "Svaret", drawn: 0 };

const pageOf = (words: string) =>
  textAround(
    "p{margin:0}",
    `<style></style><p>${words}</p><script>1</script><script type="module" async="" src="/assets/i.js"></script>`,
  );

function draw(request: Request): Response {
  content.drawn += 1;
  const { pathname } = new URL(request.url);
  const isGone = pathname.endsWith("hidden") || content.words === "";
  return new DrawnPage(pageOf(content.words), {
    status: isGone ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `script-src 'self'${isReading(request) ? "" : " 'nonce-a'"}`,
      "cache-control": "private, no-cache",
    },
  });
}

async function open(version: () => number | null): Promise<string> {
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    middleware: [readingPages(version)],
    fetch: draw,
  });
  await server.ready();
  closing.push(() => server.close(true));
  content.words = "Svaret";
  content.drawn = 0;
  return (server.url ?? "").replace(/\/$/, "");
}

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { response, text: await response.text() };
};

test("a page is drawn once, until what it shows has changed", async () => {
  let version = 1;
  const site = await open(() => version);
  const all = await Promise.all([ask(`${site}/answers/a`), ask(`${site}/answers/a`), ask(`${site}/answers/a`)]);
  expect(all.map(({ text }) => text.includes("Svaret"))).toEqual([true, true, true]);
  expect(content.drawn).toBe(1);
  content.words = "Ett annat";
  expect((await ask(`${site}/answers/a`)).text).toContain("Svaret");
  version = 2;
  expect((await ask(`${site}/answers/a`)).text).toContain("Ett annat");
});

test("what changes while a page is drawn is not kept as if it hadn't", async () => {
  let version = 1;
  const site = await open(() => version++);
  await ask(`${site}/answers/a`);
  content.words = "Ett annat";
  expect((await ask(`${site}/answers/a`)).text).toContain("Ett annat");
});

test.each([
  ["somebody signed in", "/answers/a", { cookie: "a=1; token=x.y.z" }],
  ["an address with a code", "/?mode=signIn&oobCode=x", {}],
  ["a form", "/ask_a_question", {}],
  ["an account", "/account", {}],
])("%s has the page as it was drawn, each time", async (_, path, headers: Record<string, string>) => {
  const site = await open(() => 1);
  for (let times = 1; times <= 2; times++) {
    const { response, text } = await ask(site + path, headers);
    expect(text).toContain('type="module"');
    expect(response.headers.get("content-security-policy")).toBe("script-src 'self' 'nonce-a'");
    expect(content.drawn).toBe(times);
  }
});

test("what was not found is looked for anew", async () => {
  const site = await open(() => 1);
  for (let times = 1; times <= 2; times++) {
    const { response, text } = await ask(`${site}/answers/hidden`);
    expect(response.status).toBe(404);
    // Its program comes at once, and its scripts run.
    expect(text).toContain('type="module"');
    expect(response.headers.get("content-security-policy")).toMatch(/^script-src 'self' 'sha256-\S+'$/);
    expect(content.drawn).toBe(times);
  }
});

test("nothing is kept while nobody tells of changes", async () => {
  const site = await open(() => null);
  for (let times = 1; times <= 2; times++) {
    expect((await ask(`${site}/answers/a`)).text).not.toContain('type="module"');
    expect(content.drawn).toBe(times);
  }
});

test("each choice about cookies has its own page, and after a yes the program starts by itself", async () => {
  const site = await open(() => 1);
  const none = await ask(site);
  const no = await ask(site, { cookie: "cookieChoice=necessary" });
  const yes = await ask(site, { cookie: "analyticsPermission=true" });
  expect(content.drawn).toBe(3);
  expect([none, no, yes].map(({ text }) => text.includes("requestIdleCallback"))).toEqual([false, false, true]);
});

test("the page is packed, tagged, and known by its hashes", async () => {
  const site = await open(() => 1);
  const plain = await ask(site, { "accept-encoding": "identity" });
  const { response } = await ask(site, { "accept-encoding": "br" });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(plain.text).toContain("Svaret");
  expect(response.headers.get("content-security-policy")).toMatch(/^script-src 'self' 'sha256-\S+' 'sha256-\S+'$/);
  const tag = response.headers.get("etag") ?? "";
  expect((await ask(site, { "accept-encoding": "br", "if-none-match": tag })).response.status).toBe(304);
  expect((await ask(site, { "accept-encoding": "identity", "if-none-match": tag })).response.status).toBe(200);
});

/** What tells of changes, as the API does. */
async function openChanges() {
  const listeners = new Set<ServerResponse>();
  const api = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": \n\n");
    listeners.add(response);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => api.once("listening", done));
  closing.push(
    () => api.close(),
    () => api.closeAllConnections(),
  );
  const tell = (Entity: string) => {
    for (const listener of listeners) listener.write(`data: {"Entity":"${Entity}","ID":1,"Action":"update"}\n\n`);
  };
  return { api, address: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, tell };
}

test("an answer that is hidden is gone from two processes at once, and one that hears nothing keeps nothing", async () => {
  const { address, tell, api } = await openChanges();
  const following = [0, 1].map(() => followContent(address, 100));
  for (const { close } of following) closing.push(close);
  const sites = await Promise.all(following.map(({ version }) => open(version)));
  const statuses = () => Promise.all(sites.map(async (site) => (await ask(`${site}/answers/a`)).response.status));
  // All that the first sign of life brings, now and later: from here on the page is kept.
  await expect.poll(() => following.map(({ version }) => version())).toEqual([3, 3]);
  expect(await statuses()).toEqual([200, 200]);
  content.words = "";
  expect(await statuses()).toEqual([200, 200]);
  tell("content");
  await expect.poll(statuses).toEqual([404, 404]);
  api.closeAllConnections();
  await expect.poll(() => following.map(({ version }) => version())).toEqual([null, null]);
});

test("a change of settings counts once more when drawn pages believe them no longer", async () => {
  const { address, tell } = await openChanges();
  const { version, close } = followContent(address, 100);
  closing.push(close);
  // At first sight, a little later, and when what was believed of settings before is over.
  await expect.poll(version).toBe(3);
  tell("content");
  await expect.poll(version).toBe(5);
  tell("setting");
  await expect.poll(version).toBe(8);
});
