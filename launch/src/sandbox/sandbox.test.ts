import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { inheritedEnvironment } from "../env.ts";
import { freePort } from "../os/ports.ts";
import { openSandbox, type RunningSandbox } from "./sandbox.ts";

const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;

let merchant: Server;
let merchantUrl = "";
/** The response of the merchant's validation. */
let validation: { status: number; headers?: Record<string, string>; body?: string };
const received: string[] = [];
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  merchant = createServer((request, response) => {
    received.push(request.url ?? "");
    request.resume();
    const { status, headers = {}, body } = request.url?.startsWith("/validate") ? validation : { status: 200 };
    request.on("end", () => response.writeHead(status, headers).end(body));
  }).listen(0, "127.0.0.1");
  await once(merchant, "listening");
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
});
afterAll(() => {
  merchant.close();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const order = (more: object = {}, urls: object = {}) => ({
  ...{ purchase_country: "SE", purchase_currency: "SEK", locale: "sv-SE" },
  ...{ order_amount: 10_000, order_tax_amount: 2000, merchant_reference1: "order-1" },
  order_lines: [
    {
      ...{ name: "Rådgivning <b>", quantity: 1, unit_price: 10_000, tax_rate: 2500 },
      ...{ total_amount: 10_000, total_tax_amount: 2000 },
    },
  ],
  merchant_urls: {
    ...{ terms: `${merchantUrl}/terms`, checkout: `${merchantUrl}/checkout` },
    ...{
      confirmation: `${merchantUrl}/thanks?id={checkout.order.id}`,
      push: `${merchantUrl}/push/{checkout.order.id}`,
    },
    ...urls,
  },
  ...more,
});

const post = (url: string, body?: object, headers: Record<string, string> = { authorization }) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

async function create(url: string, body = order()): Promise<string> {
  return ((await (await post(`${url}/checkout/v3/orders`, body)).json()) as { order_id: string }).order_id;
}

const statusOf = async (url: string, id: string) => {
  const response = await fetch(`${url}/checkout/v3/orders/${id}`, { headers: { authorization } });
  return ((await response.json()) as { status?: string }).status;
};

async function open(): Promise<RunningSandbox> {
  const options = {
    dir: mkdtempSync(join(tmpdir(), "lagrum-sandbox-")),
    port: await freePort(),
    publicUrl: merchantUrl,
  };
  const sandbox = await openSandbox({ ...options, pace: { firstPush: 20, repeat: 50, later: 50 } });
  closing.push(sandbox.close);
  return sandbox;
}

test("no call of the protocol works without the credentials", async () => {
  const { url } = await open();
  for (const headers of [{}, { authorization: "Basic c2FuZGJveDp3cm9uZw==" }]) {
    const refused = await post(`${url}/checkout/v3/orders`, order(), headers as Record<string, string>);
    expect([refused.status, await refused.text()]).toEqual([401, ""]);
    expect((await post(`${url}/control/faults`, { Fault: "503" }, headers as Record<string, string>)).status).toBe(401);
  }
});

test("a wrong sum is 400 BAD_VALUE with a correlation id", async () => {
  const { url } = await open();
  const refused = await post(`${url}/checkout/v3/orders`, order({ order_amount: 9999 }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error_code: "BAD_VALUE",
    error_messages: ["Bad value: order_amount"],
    correlation_id: expect.any(String),
  });
});

describe("the buyer's page", () => {
  const act = async (url: string, id: string, action: string) => {
    const response = await fetch(`${url}/kco/${id}/${action}`, { method: "POST" });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  test("has the sandbox notice, escapes the shop's data, and runs scripts of its own origin only", async () => {
    const { url } = await open();
    const id = await create(url);
    for (const path of ["/", `/kco/${id}`, "/kco/none", "/swish/app?token=x"]) {
      const page = await fetch(url + path);
      const text = await page.text();
      expect(text).toContain("Sandlåda: inga riktiga pengar");
      expect(text).not.toContain("<b>");
      expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; form-action 'self'");
    }
  });

  test.each([
    ["card", "CARD"],
    ["invoice", "INVOICE"],
  ])("pays by %s, redirects to the confirmation and pushes", async (action, type) => {
    const { url } = await open();
    const id = await create(url);
    expect((await act(url, id, action)).text).toContain(`href="${merchantUrl}/thanks?id=${id}"`);
    expect(await statusOf(url, id)).toBe("checkout_complete");
    const booked = await fetch(`${url}/ordermanagement/v1/orders/${id}`, { headers: { authorization } });
    expect(await booked.json()).toMatchObject({ status: "AUTHORIZED", initial_payment_method: { type } });
    await vi.waitFor(() => expect(received).toContain(`/push/${id}`), 5000);
  });

  test("declines, cancels and abandons without a purchase, and can then be paid", async () => {
    const { url } = await open();
    const id = await create(url);
    expect((await act(url, id, "decline")).text).toContain("Betalningen nekades");
    expect((await act(url, id, "cancel")).text).toContain(`href="${merchantUrl}/checkout"`);
    expect((await act(url, id, "abandon")).text).not.toContain('id="leave"');
    expect(await statusOf(url, id)).toBe("checkout_incomplete");
    await act(url, id, "card");
    expect(await statusOf(url, id)).toBe("checkout_complete");
  });

  test("completes a delayed purchase after the page is closed", async () => {
    const { url } = await open();
    const id = await create(url);
    await act(url, id, "later");
    await vi.waitFor(async () => expect(await statusOf(url, id)).toBe("checkout_complete"), 5000);
  });

  test.each([
    ["approves", { status: 200 }, "checkout_complete", "Tack för ditt köp"],
    ["redirects the buyer", { status: 303, headers: { location: "/sold-out" } }, "checkout_incomplete", "/sold-out"],
    ["shows a message", { status: 400, body: '{"error_text":"Slutsålt"}' }, "checkout_incomplete", "Slutsålt"],
  ])("calls the merchant's validation, which %s", async (_, answer, status, text) => {
    const { url } = await open();
    validation = answer;
    const id = await create(url, order({}, { validation: `${merchantUrl}/validate` }));
    expect((await act(url, id, "card")).text).toContain(text);
    expect(await statusOf(url, id)).toBe(status);
  });

  test("of Swish approves once, and links back to the shop only", async () => {
    const { url } = await open();
    const id = "AB".repeat(16);
    const body = { payeeAlias: "1234679304", amount: "100.00", currency: "SEK", message: "Köp" };
    const made = await fetch(`${url}/swish-cpcapi/api/v2/paymentrequests/${id}`, {
      method: "PUT",
      body: JSON.stringify({ ...body, callbackUrl: `${merchantUrl}/swish` }),
    });
    const token = made.headers.get("paymentrequesttoken") ?? "";
    const page = await (await fetch(`${url}/swish/app?token=${token}&callbackurl=${merchantUrl}/thanks`)).text();
    const [, approve = ""] = /action="([^"]+approve[^"]*)"/.exec(page) ?? [];
    const approved = await (await fetch(new URL(approve, url), { method: "POST" })).text();
    expect(approved).toContain(`href="${merchantUrl}/thanks"`);
    const elsewhere = await (await fetch(`${url}/swish/${id}?callbackurl=https://evil.example/`)).text();
    expect(elsewhere).toContain("Betald");
    expect(elsewhere).not.toContain("evil.example");
  });
});

test("pushes are doubled, forged, early or omitted by the fault in the order's second reference", async () => {
  const { url } = await open();
  const pushed = async (kind: string) => {
    const id = await create(url, order({ merchant_reference2: `fault:push=${kind}` }));
    const before = received.length;
    if (kind !== "early") await post(`${url}/control/purchases`, { CheckoutID: id });
    return { id, before, mine: () => received.filter((path) => path === `/push/${id}`) };
  };
  const early = await pushed("early");
  await vi.waitFor(() => expect(early.mine()).toHaveLength(1), 5000);
  expect(await statusOf(url, early.id)).toBe("checkout_incomplete");
  const none = await pushed("none");
  const double = await pushed("double");
  await vi.waitFor(() => expect(double.mine().length).toBeGreaterThanOrEqual(2), 5000);
  const forged = await pushed("forged");
  await vi.waitFor(() => {
    const others = received.slice(forged.before).filter((path) => !/(?:early|double|forged)/.test(path));
    const known = [early.id, none.id, double.id, forged.id].map((id) => `/push/${id}`);
    expect(others.some((path) => path.startsWith("/push/") && !known.includes(path))).toBe(true);
  }, 5000);
  expect(none.mine()).toEqual([]);
});

describe("a killed process", () => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill("SIGKILL");
  });

  async function start(dir: string, port: number): Promise<ChildProcess> {
    const env = {
      ...inheritedEnvironment(),
      SANDBOX_DIR: dir,
      PORT: String(port),
      PUBLIC_URL: merchantUrl,
      MODE: "test",
    };
    const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env, stdio: "ignore" });
    running.push(child);
    const isReady = () => fetch(`http://127.0.0.1:${port}/sandbox/health`).then(({ ok }) => ok);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 30_000, interval: 50 });
    return child;
  }

  test("has every acknowledged order and capture, once for each idempotency key, and resumes its pushes", async () => {
    const dir = mkdtempSync(join(tmpdir(), "lagrum-sandbox-"));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/sandbox`;
    let child = await start(dir, port);
    const id = await create(url);
    await post(`${url}/control/purchases`, { CheckoutID: id });
    const captures = `${url}/ordermanagement/v1/orders/${id}/captures`;
    const capture = (key: string) =>
      post(captures, { captured_amount: 10 }, { authorization, "klarna-idempotency-key": key }).catch(() => undefined);
    const acknowledged = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const keys = Array.from({ length: 40 }, () => crypto.randomUUID());
      const calls = keys.map(async (key) => {
        if ((await capture(key))?.status === 201) acknowledged.add(key);
      });
      // Killed while captures are in flight.
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(round * 40), { timeout: 10_000, interval: 1 });
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await Promise.all([ended, ...calls]);
      child = await start(dir, port);
      for (const key of keys) if ((await capture(key))?.status === 201) acknowledged.add(key);
    }
    expect(acknowledged.size).toBe(160);
    const booked = await fetch(`${url}/ordermanagement/v1/orders/${id}`, { headers: { authorization } });
    expect(await booked.json()).toMatchObject({ captured_amount: 1600, remaining_authorized_amount: 8400 });
    await vi.waitFor(() => expect(received).toContain(`/push/${id}`), 15_000);
  });
});

test("a fault planned for a reference meets the calls about it only, and is cleared by it", async () => {
  const { url } = await open();
  const control = (method: string, body: object) =>
    fetch(`${url}/control/faults`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const create503 = async (reference: string) =>
    (await post(`${url}/checkout/v3/orders`, order({ merchant_reference1: reference }))).status;
  await control("POST", { Fault: "503", Reference: "O-12", Times: 5 });
  await control("POST", { Fault: "503", Reference: "O-13-1", Times: 5 });
  expect([await create503("O-1-1"), await create503("O-12-7001"), await create503("O-13-2")]).toEqual([201, 503, 201]);
  expect(await create503("O-13-1")).toBe(503);
  await control("DELETE", { Reference: "O-12" });
  expect([await create503("O-12-7001"), await create503("O-13-1")]).toEqual([201, 503]);
});
