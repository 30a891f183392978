import { type AddressInfo, connect } from "node:net";
import { Problem } from "@lagrum/core/contract/problem";
import { expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";

async function withApp<T>(env: TestAppOptions["env"], work: (app: TestApp) => Promise<T>): Promise<T> {
  const testApp = await createTestApp({ env: env ?? {} });
  return work(testApp).finally(testApp.close);
}

/**
 * Begins a request that is never ended.
 * @param drip whether a header line is sent now and then
 * @returns the response, and milliseconds until the connection closed
 */
const neverFinish = (drip: boolean) =>
  withApp({}, async ({ server }) => {
    await server.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => socket.destroy());
    socket.write("GET /api/categories HTTP/1.1\r\nHost: lagrum.example\r\n");
    const dripping = drip ? setInterval(() => socket.write("X-More: 1\r\n"), 500) : undefined;
    const begun = Date.now();
    let response = "";
    socket.on("data", (chunk) => {
      response += chunk;
    });
    // Not events.once, which rejects when the connection is reset.
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(dripping);
    return { response, took: Date.now() - begun };
  });

// Started here and awaited in the last tests, since the server waits ten seconds.
const unfinished = neverFinish(true);
const silent = neverFinish(false);

test("too many calls from one IP address get 429 with Retry-After; health checks are not counted", () =>
  withApp({ RATE_LIMIT: "5" }, async ({ server }) => {
    for (let n = 0; n < 5; n++) expect((await server.inject("/api/categories")).statusCode).toBe(200);
    for (const url of ["/api/categories", "/api/nowhere", "/api/openapi.json"]) {
      const refused = await server.inject(url);
      expect(refused.json()).toMatchObject({ status: 429, Code: "TOO_MANY_REQUESTS" });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await server.inject("/api/health/live")).statusCode).toBe(200);
  }));

test("an overloaded process responds 503 with Retry-After", () =>
  withApp({ OVERLOAD_LIMIT: "40" }, async ({ server }) => {
    await until(async () => {
      const busyUntil = performance.now() + 200;
      while (performance.now() < busyUntil);
      return (await server.inject("/api/categories")).statusCode === 503;
    });
    const refused = await server.inject("/api/categories");
    expect(refused.json()).toMatchObject({ status: 503, Code: "SERVICE_UNAVAILABLE" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }));

test("X-Forwarded-For is ignored unless a trusted proxy sends it", () =>
  withApp({ RATE_LIMIT: "2" }, async ({ server }) => {
    const call = (address: string) =>
      server.inject({ url: "/api/categories", headers: { "x-forwarded-for": address } }).then((r) => r.statusCode);
    expect([await call("1.1.1.1"), await call("2.2.2.2"), await call("3.3.3.3")]).toEqual([200, 200, 429]);
  }));

test("behind the trusted proxy each visitor is rate limited separately", () =>
  withApp({ RATE_LIMIT: "1", TRUSTED_PROXY: "127.0.0.1" }, async ({ server }) => {
    const call = (address: string) =>
      server.inject({ url: "/api/categories", headers: { "x-forwarded-for": address } }).then((r) => r.statusCode);
    expect([await call("1.1.1.1"), await call("2.2.2.2"), await call("1.1.1.1")]).toEqual([200, 200, 429]);
  }));

test("help with signing in is counted for a network and a mailbox: a /64, and all tags of an address", () =>
  withApp({ SIGNIN_LIMIT_EMAIL: "2", TRUSTED_PROXY: "127.0.0.1" }, async ({ server }) => {
    const help = (address: string, Email: string) =>
      server
        .inject({
          ...{ method: "PUT", url: "/api/handle-unconfirmed-user", payload: { Email } },
          headers: { "x-forwarded-for": address },
        })
        .then(({ statusCode }) => statusCode);
    expect(await help("2001:db8:1:2::1", "anna@exempel.se")).toBe(200);
    expect(await help("2001:db8:1:2:ffff::9", "Anna+brev@exempel.se")).toBe(200);
    expect(await help("[2001:db8:1:2::7]:4711", "anna+1@exempel.se")).toBe(429);
    // Nobody locks another person out.
    expect(await help("2001:db8:1:3::1", "anna@exempel.se")).toBe(200);
    expect(await help("2001:db8:1:2::1", "bo@exempel.se")).toBe(200);
  }));

test("questions are rate limited by e-mail address, regardless of case and spaces", () =>
  withApp({ ASK_LIMIT_EMAIL: "2" }, async ({ app, client, mails }) => {
    const CategoryID = await categoryId(app.db);
    const ask = (Email: string) => client.askQuestion({ body: someQuestion(CategoryID, { Email }) });
    expect(await ask("anna@example.com")).toMatchObject({ status: 201 });
    expect(await ask(" Anna@Example.com")).toMatchObject({ status: 201 });
    expect(await ask("ANNA@EXAMPLE.COM")).toMatchObject({ status: 429, body: { Code: "TOO_MANY_REQUESTS" } });
    expect(await ask("bo@example.com")).toMatchObject({ status: 201 });
    expect((await mails()).filter(({ to }) => to === "anna@example.com")).toHaveLength(2);
  }));

test("questions are rate limited by IP address", () =>
  withApp({ ASK_LIMIT_IP: "3" }, async ({ app, client }) => {
    const CategoryID = await categoryId(app.db);
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      const Email = `asker${n}@example.com`;
      statuses.push((await client.askQuestion({ body: someQuestion(CategoryID, { Email }) })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  }));

test("a request that is never completed is timed out", async () => {
  const { response, took } = await unfinished;
  // A byte sent after the server closed resets the connection, and the response can be lost.
  expect(response).toMatch(/^(HTTP\/1\.1 408 |$)/);
  // Node's default is five minutes.
  expect(took).toBeLessThan(25_000);
});

test("the response to a request that is never completed is a problem body", async () => {
  const [head = "", body = ""] = (await silent).response.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head).toContain("content-type: application/problem+json; charset=utf-8");
  expect(Problem.parse(JSON.parse(body))).toMatchObject({ status: 408, Code: "REQUEST_TIMEOUT" });
});
