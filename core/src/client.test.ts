import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "./client.ts";
import { callPath, dropEmpty } from "./endpointClient.ts";
import { endpoints } from "./endpoints.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answering(status: number, body: string): Promise<{ baseUrl: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, requests };
}

describe("the client", () => {
  it("returns error bodies instead of throwing", async () => {
    const { baseUrl } = await answering(409, JSON.stringify({ Code: "RESERVED_BY_OTHER", status: 409 }));
    const outcome = await createClient({ baseUrl }).reserveQuestion({ params: { id: 7 } });
    expect(outcome).toMatchObject({ ok: false, status: 409, body: { Code: "RESERVED_BY_OTHER" } });
  });

  it("maps a response that is not a problem body to a code", async () => {
    const { baseUrl } = await answering(502, "<html>Bad gateway</html>");
    const outcome = await createClient({ baseUrl }).getSettings();
    expect(outcome).toMatchObject({ ok: false, status: 502, body: { Code: "SERVICE_UNAVAILABLE" } });
  });

  it("maps a refused connection to NETWORK_ERROR", async () => {
    const { baseUrl } = await answering(200, "{}");
    await new Promise((resolve) => server?.close(resolve));
    const outcome = await createClient({ baseUrl }).getSettings();
    expect(outcome).toMatchObject({ ok: false, status: 0, body: { Code: "NETWORK_ERROR" } });
  });

  it("maps a silent server to TIMEOUT", async () => {
    server = createServer(() => undefined);
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const outcome = await createClient({ baseUrl, timeout: 50 }).getSettings();
    expect(outcome).toMatchObject({ ok: false, status: 0, body: { Code: "TIMEOUT" } });
  });

  it("sends the token as User-Token on calls that need it, and never on public calls", async () => {
    const { baseUrl, requests } = await answering(200, "{}");
    const client = createClient({ baseUrl, token: () => "secret" });
    await client.getMe();
    await client.getSettings();
    expect(requests.map(({ headers }) => headers["user-token"])).toEqual(["secret", undefined]);
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe("URLs", () => {
  it("omit empty query parameters", () => {
    expect(String(dropEmpty({ Query: "", Page: 2, State: undefined, Type: null, Hidden: false }))).toBe(
      "Page=2&Hidden=false",
    );
  });

  it("escape path parameters", () => {
    expect(callPath(endpoints.getAnswerByUri, { params: { uri: "a/b?c" } })).toBe("/answers/uri/a%2Fb%3Fc");
  });
});
