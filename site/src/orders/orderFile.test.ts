// @vitest-environment node
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orderFileResponse, receiptFileResponse } from "./orderFile.server.ts";

const disposition = `attachment; filename="Mitt testamente.pdf"; filename*=UTF-8''Mitt%20testamente.pdf`;
const rightCode = "a".repeat(32);

/** An API that allows three calls from each address, and fails for one of them. */
const calls = new Map<string, number>();
const api = createServer((request, response) => {
  const from = String(request.headers["x-forwarded-for"] ?? "the site");
  const count = (calls.get(from) ?? 0) + 1;
  calls.set(from, count);
  if (from === "203.0.113.9") return response.writeHead(503, { "retry-after": "30" }).end();
  if (count > 3) return response.writeHead(429, { "retry-after": "41" }).end();
  if (request.headers["access-code"] !== rightCode) return response.writeHead(404).end();
  return response.writeHead(200, { "content-type": "application/pdf", "content-disposition": disposition }).end("%PDF");
});
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  vi.stubEnv("API_INNER_URL", `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => api.close());

const links: [what: string, open: (code: string, ip: string) => Promise<Response>][] = [
  ["file", (code, ip) => orderFileResponse(visit(`/order/file?order=1&fil=2&code=${code}`, ip))],
  ["receipt", (code, ip) => receiptFileResponse(visit(`/order/kvitto.pdf?order=1&nr=2&code=${code}`, ip))],
];
/** A request as the site's server hands it to a route. */
const visit = (path: string, ip: string) => Object.assign(new Request(`https://lagrum.example${path}`), { ip });

test.each(links)("a %s opens while another visitor tries wrong codes, who is told to wait", async (_, open) => {
  calls.clear();
  const tried = [];
  for (let time = 0; time < 4; time += 1) tried.push(await open("b".repeat(32), "192.0.2.1"));
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
  expect(await tried[0]?.text()).toContain("Länken stämmer inte");
  expect(tried[3]?.headers.get("retry-after")).toBe("41");
  expect(await tried[3]?.text()).toContain("för många försök");
  const other = await open(rightCode, "198.51.100.2");
  expect([other.status, other.headers.get("content-disposition")]).toEqual([200, disposition]);
});

test.each(links)("a %s that the API can't give just now is not called a wrong link", async (_, open) => {
  const failed = await open(rightCode, "203.0.113.9");
  expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(await failed.text()).toContain("tillfälligt otillgänglig");
});
