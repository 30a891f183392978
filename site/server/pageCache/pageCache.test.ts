// @vitest-environment node
import { hash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "srvx";
import { afterEach, expect, test } from "vitest";
import { type ContentVersion, followContent } from "./contentVersion.ts";
import { pageCache, type RenderContext } from "./pageCache.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The pages' content, and the renderings with their URLs. */
const content = { words: "Svaret", renderings: 0, urls: [] as string[] };

const pageOf = (words: string, { hydrationStart }: RenderContext) =>
  `<!DOCTYPE html><style>p > a{margin:0}</style><p>${words}</p><script type="application/ld+json">{"<p>":1}</script>` +
  `<template><script>1 < 2 && "é"</script><script type="module" async src="/assets/i.js"></script></template>` +
  `<script>start("${hydrationStart}")</script>`;

function render(request: Request, context: RenderContext): Response {
  content.renderings += 1;
  content.urls.push(request.url);
  const { pathname } = new URL(request.url);
  const isGone = pathname.endsWith("hidden") || content.words === "";
  return new Response(pageOf(content.words, context), {
    status: isGone ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `script-src 'self'${context.hasNonce ? " 'nonce-a'" : ""}; style-src 'self'`,
      "cache-control": "private, no-cache",
    },
  });
}

async function open(version: ContentVersion): Promise<string> {
  const server = serve({ port: 0, hostname: "127.0.0.1", silent: true, fetch: pageCache(render, version) });
  await server.ready();
  closing.push(() => server.close(true));
  content.words = "Svaret";
  content.renderings = 0;
  content.urls = [];
  return (server.url ?? "").replace(/\/$/, "");
}

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { response, text: await response.text() };
};

test("a page is rendered once per content version", async () => {
  let version = 1;
  const site = await open(() => version);
  const all = await Promise.all([ask(`${site}/answers/a`), ask(`${site}/answers/a`), ask(`${site}/answers/a`)]);
  expect(all.map(({ text }) => text.includes("Svaret"))).toEqual([true, true, true]);
  expect(content.renderings).toBe(1);
  content.words = "Ett annat";
  expect((await ask(`${site}/answers/a`)).text).toContain("Svaret");
  version = 2;
  expect((await ask(`${site}/answers/a`)).text).toContain("Ett annat");
});

test("a change while a page is rendered invalidates that page", async () => {
  let version = 1;
  const site = await open(() => version++);
  await ask(`${site}/answers/a`);
  content.words = "Ett annat";
  expect((await ask(`${site}/answers/a`)).text).toContain("Ett annat");
});

test.each([
  ["a signed-in visitor", "/answers/a", { cookie: "a=1; token=x.y.z" }],
  ["a URL with a code", "/?mode=signIn&oobCode=x", {}],
  ["a form page", "/ask_a_question", {}],
  ["an account page", "/account", {}],
])("%s is never cached, and hydrates on load", async (_, path, headers: Record<string, string>) => {
  const site = await open(() => 1);
  for (let times = 1; times <= 2; times++) {
    const { response, text } = await ask(site + path, headers);
    expect(text).toContain('start("load")');
    expect(response.headers.get("content-security-policy")).toBe("script-src 'self' 'nonce-a'; style-src 'self'");
    expect(content.renderings).toBe(times);
  }
});

test("links of campaigns share the cached page, which has nothing of them, and other queries don't", async () => {
  const site = await open(() => 1);
  const links = ["?utm_source=a&utm_medium=b", "?fbclid=c", "?gclid=d&utm_id=e", ""];
  for (const link of links) expect((await ask(`${site}/answers/a${link}`)).text).toContain('start("interaction")');
  expect(content.renderings).toBe(1);
  for (const link of ["?page=2&utm_source=a", "?fbclid=x&page=2"]) await ask(`${site}/answers${link}`);
  expect(content.renderings).toBe(2);
  expect(content.urls.filter((url) => /utm|clid/.test(url))).toEqual([]);
  expect((await ask(`${site}/answers/a?utm_source=a&kod=1`)).text).toContain('start("load")');
});

test("a page that was not found is not cached", async () => {
  const site = await open(() => 1);
  for (let times = 1; times <= 2; times++) {
    const { response } = await ask(`${site}/answers/hidden`);
    expect(response.status).toBe(404);
    // The policy allows its scripts.
    expect(response.headers.get("content-security-policy")).toMatch(/^script-src 'self' 'sha256-\S+' 'sha256-\S+'; /);
    expect(content.renderings).toBe(times);
  }
});

test("nothing is cached while the event stream is disconnected", async () => {
  const site = await open(() => null);
  for (let times = 1; times <= 2; times++) {
    expect((await ask(`${site}/answers/a`)).text).toContain('start("interaction")');
    expect(content.renderings).toBe(times);
  }
});

test("each cookie choice has its own cache entry, and after consent the script starts when idle", async () => {
  const site = await open(() => 1);
  const none = await ask(site);
  const no = await ask(site, { cookie: "cookieChoice=necessary" });
  const yes = await ask(site, { cookie: "analyticsPermission=true" });
  expect(content.renderings).toBe(3);
  expect([none, no, yes].map(({ text }) => text.includes('start("idle")'))).toEqual([false, false, true]);
});

test("a page is compressed and has an ETag, and its policy allows inline code by hash", async () => {
  const site = await open(() => 1);
  const plain = await ask(site, { "accept-encoding": "identity" });
  const { response } = await ask(site, { "accept-encoding": "br" });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(plain.text).toContain("Svaret");
  const hashOf = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;
  expect(response.headers.get("content-security-policy")).toBe(
    `script-src 'self' ${hashOf('1 < 2 && "é"')} ${hashOf('start("interaction")')}; style-src 'self' ${hashOf("p > a{margin:0}")}`,
  );
  const tag = response.headers.get("etag") ?? "";
  for (const known of [tag, `W/${tag}`, `"x", W/${tag}`, "*"]) {
    expect((await ask(site, { "accept-encoding": "br", "if-none-match": known })).response.status, known).toBe(304);
  }
  expect((await ask(site, { "accept-encoding": "identity", "if-none-match": tag })).response.status).toBe(200);
});

/** A fake of the API's event stream. */
async function openEventStream() {
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
  const send = (Entity: string) => {
    for (const listener of listeners) listener.write(`data: {"Entity":"${Entity}","ID":1,"Action":"update"}\n\n`);
  };
  return { api, address: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, send };
}

test("a hidden answer is invalidated in two processes at once, and a process without event stream caches nothing", async () => {
  const { address, send, api } = await openEventStream();
  const following = [0, 1].map(() => followContent(address, { settingsTtl: 100, staleFor: 0 }));
  for (const { close } of following) closing.push(close);
  const sites = await Promise.all(following.map(({ version }) => open(version)));
  const statuses = () => Promise.all(sites.map(async (site) => (await ask(`${site}/answers/a`)).response.status));
  // The connection itself invalidates three times: at once, after propagation, and after the settings' TTL.
  const versions = () => Promise.all(following.map(async ({ version }) => version()));
  await expect.poll(versions).toEqual([3, 3]);
  expect(await statuses()).toEqual([200, 200]);
  content.words = "";
  expect(await statuses()).toEqual([200, 200]);
  send("content");
  await expect.poll(statuses).toEqual([404, 404]);
  api.closeAllConnections();
  await expect.poll(versions).toEqual([null, null]);
});

test("a change of settings invalidates again when the memoized settings expire", async () => {
  const { address, send } = await openEventStream();
  const { version, close } = followContent(address, { settingsTtl: 100, staleFor: 0 });
  closing.push(close);
  await expect.poll(version).toBe(3);
  send("content");
  await expect.poll(version).toBe(5);
  send("setting");
  await expect.poll(version).toBe(8);
});

test("HEAD gets the cached page's headers, and doesn't fill the cache", async () => {
  const site = await open(() => 1);
  expect((await fetch(site, { method: "HEAD" })).status).toBe(200);
  const { response, text } = await ask(site);
  expect(text).toContain("Svaret");
  const head = await fetch(site, { method: "HEAD" });
  expect([head.headers.get("etag"), await head.text()]).toEqual([response.headers.get("etag"), ""]);
  expect(content.renderings).toBe(2);
});
