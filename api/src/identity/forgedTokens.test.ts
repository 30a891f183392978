import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test, vi } from "vitest";
import { forgeries, publicKeys, signed } from "../../test/forgedTokens.ts";
import { people } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { createFirebase } from "./firebase.ts";
import { createTokenVerifier, googleKeys } from "./firebaseTokens.ts";

/** The URLs requested from the key server. */
const requestedUrls: string[] = [];
const keyServer = createServer((request, response) => {
  requestedUrls.push(request.url ?? "");
  response.setHeader("content-type", "application/json").end(JSON.stringify(publicKeys));
}).listen(0, "127.0.0.1");
await new Promise((listening) => keyServer.once("listening", listening));
const origin = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`;

const testApp = await createTestApp({
  identity: {
    verify: createTokenVerifier({
      projectId: "demo-lagrum",
      keys: googleKeys(`${origin}/keys`),
      acceptUnsigned: false,
      clock: () => new Date(),
    }),
  },
});
const { server, as, logLines } = testApp;
await server.listen({ host: "127.0.0.1", port: 0 });
const { port } = server.server.address() as AddressInfo;
afterAll(async () => {
  await testApp.close();
  keyServer.close();
});

const refusals = () => logLines.filter((line) => line.includes('"access refused"'));
const getMe = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/api/me`, { headers });

test("the provider's token is accepted, and the signing keys are fetched once", async () => {
  const token = await signed({ sub: people.advisor.Uid });
  expect(await as(token).getMe()).toMatchObject({ status: 200, body: { Email: people.advisor.Email } });
  await as(await signed({ sub: people.admin.Uid })).getMe();
  expect(requestedUrls).toEqual(["/keys"]);
});

describe("401 with a code, and one log line without the token, for a token", () => {
  test.each(Object.entries(forgeries(`${origin}/evil`)))("%s", async (_, forge) => {
    const token = await forge();
    const before = refusals().length;
    const response = await getMe({ "user-token": token });
    expect([response.status, ((await response.json()) as { Code: string }).Code]).toEqual([401, "INVALID_TOKEN"]);
    const lines = refusals().slice(before);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ code: "INVALID_TOKEN", route: "/api/me" }]);
    for (const line of logLines) expect(line).not.toContain(token.length > 10 ? token.slice(0, 40) : `"${token}"`);
  });
});

test("forged tokens cost one outgoing call a minute, and none for five seconds after a failed one", async () => {
  const { length } = requestedUrls;
  let attempts = 0;
  const failing = createServer((_, response) => {
    attempts++;
    response.writeHead(500).end();
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => failing.once("listening", listening));
  const verify = createTokenVerifier({
    projectId: "demo-lagrum",
    keys: googleKeys(`http://127.0.0.1:${(failing.address() as AddressInfo).port}/keys`),
    acceptUnsigned: false,
    clock: () => new Date(),
  });
  for (let n = 0; n < 20; n++) {
    const token = await signed({ jti: `${n}` } as object, undefined, { kid: `unknown${n}` });
    await expect(verify(token)).rejects.toMatchObject({ code: "IDENTITY_UNAVAILABLE" });
    expect((await getMe({ "user-token": token })).status).toBe(401);
  }
  expect(attempts).toBe(1);
  expect(requestedUrls).toHaveLength(length);
  failing.close();
});

test("with the emulator, which signs nothing, a signed token is refused without a call to a key server", async () => {
  const env = { ...testApp.app.env, MODE: "demo" as const, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1" };
  const fetching = vi.spyOn(globalThis, "fetch");
  const { verify } = createFirebase(env, () => new Date());
  await expect(verify(await signed({}, undefined, { kid: "unknown" }))).rejects.toMatchObject({
    code: "INVALID_TOKEN",
  });
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

test("a token can't choose where signing keys are fetched", () => {
  expect(requestedUrls).not.toContain("/evil");
});

test("neither a cookie nor another header counts as the token", async () => {
  const token = await signed({ sub: people.admin.Uid });
  for (const [name, value] of [
    ["cookie", `token=${token}`],
    ["authorization", `Bearer ${token}`],
  ] as const) {
    expect((await getMe({ [name]: value })).status).toBe(401);
  }
});

test("a header of 1 MB is refused, and the connection is closed", async () => {
  const socket = connect(port, "127.0.0.1");
  // The server closes while we are still sending.
  socket.on("error", () => socket.destroy());
  socket.write("GET /api/me HTTP/1.1\r\nHost: lagrum.example\r\nUser-Token: ");
  socket.write("a".repeat(1024 * 1024));
  const response = await text(socket).catch(() => "");
  expect(response === "" || response.startsWith("HTTP/1.1 431 ")).toBe(true);
  expect(socket.destroyed || socket.readableEnded).toBe(true);
  expect((await getMe({})).status).toBe(401);
});

test("while the provider is down, cached keys still verify; without them verification fails with a retry delay", async () => {
  keyServer.closeAllConnections();
  await new Promise((closed) => keyServer.close(closed));
  expect(await as(await signed({ sub: people.advisor.Uid })).getMe()).toMatchObject({ status: 200 });
  const verify = createTokenVerifier({
    projectId: "demo-lagrum",
    keys: googleKeys(`${origin}/keys`),
    acceptUnsigned: false,
    clock: () => new Date(),
  });
  await expect(verify(await signed())).rejects.toMatchObject({ code: "IDENTITY_UNAVAILABLE", retryAfter: 10 });
});
