// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { serve } from "srvx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { site } from "./site.ts";

const dir = mkdtempSync(join(tmpdir(), "lagrum-site-"));
const put = (path: string, content: string) => {
  mkdirSync(join(dir, path, ".."), { recursive: true });
  writeFileSync(join(dir, path), content);
};
const closing: (() => unknown)[] = [];

async function open(more: Record<string, string> = {}): Promise<string> {
  const env = { ...readEnv({ API_INNER_URL: upstream, PUBLIC_URL: "https://lagrum.example", ...more }), port: 0 };
  const folders = { client: join(dir, "client"), admin: join(dir, "admin"), machines: join(dir, "machines") };
  const pages = (request: Request & { ip?: string }) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/throws") throw new Error("code=secret");
    if (pathname === "/moved") return Response.redirect("http://127.0.0.1/elsewhere", 308);
    return new Response(`page for ${request.ip}`, { headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const server = serve(site(env, folders, pages));
  await server.ready();
  closing.push(() => server.close(true));
  return (server.url ?? "").replace(/\/$/, "");
}

let upstream = "";
let base = "";
beforeAll(async () => {
  put("client/robots.txt", "User-agent: *\n");
  put("client/assets/a-1.js", `export const a = "${"a".repeat(5000)}";\n`);
  put("admin/admin/index.html", "<!doctype html><title>admin</title>");
  put("admin/admin/assets/b-1.js", "export const b = 1;\n");
  put("machines/machines/index.html", "<!doctype html><title>machines</title>");
  put("secret.json", "{}");
  const api = createServer((request, response) => {
    request.resume();
    request.on("end", () =>
      response.end(
        JSON.stringify({ from: request.headers["x-forwarded-for"], device: request.headers["x-forwarded-device"] }),
      ),
    );
  }).listen(0, "127.0.0.1");
  await new Promise((done) => api.once("listening", done));
  closing.push(
    () => api.close(),
    () => api.closeAllConnections(),
  );
  upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  base = await open();
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(dir, { recursive: true });
});

/** Sends a raw request, since HTTP clients normalise paths. */
async function raw(lines: string[], body = ""): Promise<{ status: number; head: string }> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => socket.destroy());
  socket.write(`${lines.join("\r\n")}\r\nHost: lagrum.example\r\nConnection: close\r\n\r\n${body}`);
  const [head = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase() };
}

const kinds: [kind: string, status: number, path: string][] = [
  ["a page", 200, "/"],
  ["a public file", 200, "/robots.txt"],
  ["a built file", 200, "/assets/a-1.js"],
  ["a missing file", 404, "/assets/none.js"],
  ["the admin", 200, "/admin/dashboard"],
  ["a file of the admin", 200, "/admin/assets/b-1.js"],
  ["a missing file of the admin", 404, "/admin/assets/none.js"],
  ["the machines", 200, "/machines"],
  ["the API", 200, "/api/answers"],
  ["a redirect by the framework", 308, "/moved"],
  ["repeated slashes", 308, "//evil.example/x"],
  ["a malformed URL", 400, "/answers/%ff"],
  ["a null byte", 400, "/answers/%00"],
  ["an exception", 500, "/throws"],
  ["the health check", 200, "/healthz"],
];

describe.each(kinds)("%s", (_kind, status, path) => {
  test(`responds with ${status} and every security header`, async () => {
    const { status: seen, head } = await raw([`GET ${path} HTTP/1.1`]);
    expect(seen).toBe(status);
    expect(head).toMatch(/\r\ncontent-security-policy: .*frame-ancestors 'none'/);
    expect(head).not.toMatch(/script-src[^;]*unsafe-inline/);
    for (const name of [
      "x-content-type-options: nosniff",
      "referrer-policy: ",
      "cross-origin-opener-policy: ",
      "cross-origin-resource-policy: ",
    ]) {
      expect(head).toContain(`\r\n${name}`);
    }
    expect(head).not.toContain("strict-transport-security");
  });
});

test("every kind of response has HSTS in production", async () => {
  const production = await open({ MODE: "production" });
  for (const [, , path] of kinds.filter(([, , each]) => !each.startsWith("//"))) {
    const { headers } = await fetch(production + path, { redirect: "manual" });
    expect(headers.get("strict-transport-security"), path).toContain("max-age=31536000");
  }
});

test("in production the machines are served only if the setting allows it", async () => {
  const titleAt = async (settings: Record<string, string>) => (await fetch(`${await open(settings)}/machines`)).text();
  expect(await titleAt({ MODE: "production" })).not.toContain("<title>machines");
  expect(await titleAt({ MODE: "production", DEVELOPER_PAGES: "true" })).toContain("<title>machines");
  expect(await titleAt({ DEVELOPER_PAGES: "false" })).not.toContain("<title>machines");
  expect(() => readEnv({ API_INNER_URL: upstream, DEVELOPER_PAGES: "ja" })).toThrow("DEVELOPER_PAGES");
});

test("the payment sandbox is proxied when it runs, and not in production", async () => {
  const demo = await open({ SANDBOX_URL: upstream });
  expect(await (await fetch(`${demo}/sandbox/kco/1`)).json()).toHaveProperty("from");
  expect(await (await fetch(`${await open({ MODE: "production" })}/sandbox/`)).text()).toContain("page for");
  const production = { MODE: "production", API_INNER_URL: upstream, PUBLIC_URL: "https://lagrum.example" };
  expect(() => readEnv({ ...production, SANDBOX_URL: upstream })).toThrow("SANDBOX_URL is for demo and test only");
});

test("keep-alive is longer than a reverse proxy's minute, so that the proxy closes connections first", async () => {
  const [, seconds] = /timeout=(\d+)/.exec((await fetch(base)).headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test("never redirects to another host when a path begins with several slashes", async () => {
  expect((await raw(["GET //evil.example/x?a=1 HTTP/1.1"])).head).toContain("\r\nlocation: /evil.example/x?a=1");
  expect((await raw(["GET /\\evil.example HTTP/1.1"])).head).toContain("\r\nlocation: /evil.example");
});

test.each(["/assets/../../secret.json", "/assets/..%2f..%2fsecret.json", "/assets/%2e%2e/%2e%2e/secret.json"])(
  "serves no file outside the build folders for %s",
  async (path) => {
    const { status, head } = await raw([`GET ${path} HTTP/1.1`]);
    expect(`${status} ${head}`).not.toContain("application/json");
  },
);

test("responds with 405 to TRACE, and to DELETE of a page", async () => {
  expect((await raw(["TRACE / HTTP/1.1"])).status).toBe(405);
  expect((await raw(["TRACE /api/answers HTTP/1.1"])).status).toBe(405);
  expect((await raw(["DELETE /answers HTTP/1.1"])).status).toBe(405);
});

test("two hosts are refused, and so is a body in an encoding that we can't read", async () => {
  const two = await raw(["GET / HTTP/1.1", "Host: evil.example"]);
  expect([two.status, two.head.includes("content-type: text/html")]).toEqual([400, true]);
  const packed = await fetch(`${base}/contact`, {
    method: "POST",
    headers: { "content-encoding": "zstd" },
    body: "a=1",
  });
  expect([packed.status, packed.headers.get("accept-encoding")]).toEqual([415, "identity"]);
});

const longCookie = `Cookie: a=${"a".repeat(20_000)}`;
/** What Node refuses by itself. */
const unreadable: [what: string, lines: string, status: number, words: string][] = [
  ["a request line that is none", "HEJ", 400, "Anropet går inte att läsa."],
  ["an unknown version", "GET / HTTP/9.9\r\nHost: a", 400, "Anropet går inte att läsa."],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost: a\r\nhej", 400, "Anropet går inte att läsa."],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2",
    400,
    "Anropet går inte att läsa.",
  ],
  ["no host", "GET / HTTP/1.1\r\nConnection: close", 400, "Anropet går inte att läsa."],
  [
    "an expectation",
    "GET / HTTP/1.1\r\nHost: a\r\nExpect: hej\r\nConnection: close",
    417,
    "Anropet går inte att läsa.",
  ],
  ["too long cookies", `GET / HTTP/1.1\r\nHost: a\r\n${longCookie}`, 431, "Adressen eller kakorna är för långa."],
];
test.each(unreadable)("%s gets a page in Swedish", async (_, lines, status, words) => {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => socket.destroy());
  socket.write(`${lines}\r\n\r\n`);
  const answer = await text(socket);
  const [head = "", page = ""] = answer.split("\r\n\r\n");
  expect(head.split("\r\n")[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-type: text/html; charset=utf-8");
  expect(head.toLowerCase()).toContain("frame-ancestors 'none'");
  for (const part of ['<html lang="sv">', `<h1>${words}</h1>`, '<a href="/">Till startsidan</a>'])
    expect(page).toContain(part);
});

test("HTTP/1.0 needs no host", async () => {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.write("GET /healthz HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
});

test.each(["/answers/%ff", "/answers/%00"])("%s gets a page in Swedish with a way on", async (path) => {
  const response = await fetch(base + path);
  const page = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  for (const part of ['<html lang="sv">', "<h1>Adressen går inte att läsa.</h1>", '<a href="/">Till startsidan</a>']) {
    expect(page).toContain(part);
  }
});

test.each([
  ["/lag/1970:994", "/lag/1970-994"],
  ["/lag/1970%3A994/", "/lag/1970-994"],
  ["/lag/SFS%201970:994/12/55-E?a=1", "/lag/1970-994/12/55-e?a=1"],
])("%s leads to %s", async (path, location) => {
  const response = await fetch(base + path, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([308, location]);
});

test("a body that is too large gets a 413 problem", async () => {
  const body = "a".repeat(1024 * 1024 + 1);
  const response = await fetch(`${base}/api/questions`, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ Code: "TOO_LARGE", status: 413 });
});

/** Sends a request and disconnects at the first byte of the response. */
const disconnectEarly = (path: string, more: string) =>
  new Promise((done) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: lagrum.example\r\n${more}\r\n`);
    socket.once("data", () => socket.end());
    socket.once("error", done);
    socket.once("close", done);
  });

test("survives clients that disconnect during a response", async () => {
  const faults: unknown[] = [];
  const listeners = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", (error) => faults.push(error));
  try {
    for (const path of ["/robots.txt", "/assets/a-1.js", "/admin/assets/b-1.js", "/admin", "/"]) {
      for (const more of ["", "accept-encoding: br\r\n"]) {
        for (let time = 0; time < 10; time += 1) await disconnectEarly(path, more);
      }
    }
  } finally {
    process.removeAllListeners("uncaughtException");
    for (const listener of listeners) process.on("uncaughtException", listener);
  }
  expect(faults).toEqual([]);
});

describe("the client's IP address", () => {
  const claimed = { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.7" } };
  const seen = async (url: string) => [
    (await (await fetch(`${url}/api/answers`, claimed)).json()).from,
    await (await fetch(`${url}/`, claimed)).text(),
  ];

  test("is the connection's, not the one in x-forwarded-for", async () => {
    expect(await seen(base)).toEqual(["127.0.0.1", "page for 127.0.0.1"]);
  });

  test("behind a trusted proxy is the last one in x-forwarded-for", async () => {
    const behind = await open({ TRUSTED_PROXY: "127.0.0.1" });
    expect(await seen(behind)).toEqual(["203.0.113.7", "page for 203.0.113.7"]);
  });

  test("is not taken from an untrusted proxy's header", async () => {
    const behind = await open({ TRUSTED_PROXY: "10.0.0.1, 10.0.0.2" });
    expect(await seen(behind)).toEqual(["127.0.0.1", "page for 127.0.0.1"]);
  });

  test("TRUSTED_PROXY accepts IP addresses, not host names", () => {
    expect(() => readEnv({ API_INNER_URL: upstream, TRUSTED_PROXY: "proxy.example" })).toThrow("TRUSTED_PROXY");
  });
});

describe("the device of someone who books", () => {
  const hold = (headers: Record<string, string> = {}, path = "/api/bookings/hold") =>
    fetch(`${base}${path}`, { method: "POST", headers });
  const deviceIn = async (response: Response) => ((await response.json()) as { device?: string }).device;

  test("is a random ID in a cookie that scripts can't read, sent to the API in a header of its own", async () => {
    const response = await hold({ "x-forwarded-device": "claimedbytheclient0000000000000" });
    const cookie = response.headers.get("set-cookie") ?? "";
    const [, device] =
      /^bookingDevice=([a-f0-9]{32}); Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax/.exec(cookie) ?? [];
    expect(device).toBeDefined();
    expect(await deviceIn(response)).toBe(device);
    expect(await deviceIn(await hold())).not.toBe(device);
    const again = await hold({ cookie: `token=a; bookingDevice=${device}` }, "/api/booking");
    expect([await deviceIn(again), again.headers.get("set-cookie")?.includes(`${device}; Max-Age=7200`)]).toEqual([
      device,
      true,
    ]);
    expect(await deviceIn(await hold({ cookie: "bookingDevice=../../x" }))).toMatch(/^[a-f0-9]{32}$/);
  });

  test("is not needed by other calls and pages, which set no cookie", async () => {
    for (const path of ["/api/bookingSlots", "/robots.txt"]) {
      expect((await fetch(base + path)).headers.get("set-cookie"), path).toBeNull();
    }
    const other = await hold({ "x-forwarded-device": "claimedbytheclient0000000000000" }, "/api/questions");
    expect([await deviceIn(other), other.headers.get("set-cookie")]).toEqual([undefined, null]);
  });
});
