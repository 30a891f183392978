import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Problem } from "@lagrum/core/contract/problem";
import type { InjectOptions } from "fastify";
import { afterAll, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp } from "../../test/testApp.ts";
import { emulatorToken } from "../../test/tokens.ts";

const { app, server, tokenOf, close } = await createTestApp();
afterAll(close);
const question = someQuestion(await categoryId(app.db));

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const post = (payload: string): InjectOptions => ({
  method: "POST",
  url: "/api/questions",
  headers: { "content-type": "application/json" },
  payload,
});
const asAdmin = (url: string, method: "GET" | "PUT" = "GET", payload = ""): InjectOptions => ({
  method,
  url,
  headers: { "user-token": tokenOf("admin"), "content-type": "application/json" },
  payload,
});
const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

const calls: [what: string, call: InjectOptions, status: number, code: string, fields?: string[]][] = [
  [
    "NUL in a body",
    post(JSON.stringify({ ...question, Title: "a\0".repeat(20) })),
    422,
    "INCORRECT_PROPERTIES",
    ["Title"],
  ],
  [
    "half a surrogate pair in a body",
    post(JSON.stringify({ ...question, Email: "\ud800@a.se" })),
    422,
    "INCORRECT_PROPERTIES",
    ["Email"],
  ],
  ["NUL in a field's name", post('{"a\\u0000":1}'), 422, "INCORRECT_PROPERTIES", ["a\0"]],
  ["NUL in a list", post(JSON.stringify({ a: [{ b: "\0" }] })), 422, "INCORRECT_PROPERTIES", ["a.0.b"]],
  ["30 000 levels", post(nested(30_000)), 400, "JSON_TOO_DEEP"],
  [
    "30 000 levels in a field",
    post(JSON.stringify(question).replace("{", `{"Deep":${nested(30_000)},`)),
    400,
    "JSON_TOO_DEEP",
  ],
  ["100 000 levels from staff", asAdmin("/api/answers/1", "PUT", `{"Lists":${nested(100_000)}}`), 400, "JSON_TOO_DEEP"],
  ["NUL in a query", { url: "/api/answers?Query=%00" }, 422, "INCORRECT_PROPERTIES", ["Query"]],
  [
    "NUL in a staff filter",
    asAdmin(`/api/questions?${filter({ Query: "\0" })}`),
    422,
    "INCORRECT_PROPERTIES",
    ["Query"],
  ],
  [
    "levels in a staff filter",
    asAdmin(`/api/questions?filter=${nested(800)}`),
    422,
    "INCORRECT_PROPERTIES",
    ["filter"],
  ],
  ["NUL in a path", { url: "/api/answers/uri/a%00b" }, 404, "NOT_FOUND"],
  ["NUL in an id", asAdmin("/api/questions/%00"), 404, "NOT_FOUND"],
  ["an id beyond an integer", asAdmin("/api/questions/2147483648"), 404, "NOT_FOUND"],
  ["a page beyond an integer", { url: "/api/answers?Page=2147483648" }, 422, "INCORRECT_PROPERTIES", ["Page"]],
  [
    "a version beyond an integer",
    asAdmin("/api/answers/1", "PUT", '{"Action":"save","Version":2147483648}'),
    422,
    "INCORRECT_PROPERTIES",
    ["Version"],
  ],
  ["a day of year 0", asAdmin("/api/audit?From=0000-01-01"), 422, "INCORRECT_PROPERTIES", ["From"]],
];

test.each(calls)("%s is refused with a code and a text", async (_, call, status, code, fields) => {
  const response = await server.inject(call);
  const problem = Problem.parse(response.json());
  expect([response.statusCode, problem.Code]).toEqual([status, code]);
  expect(problem.title).toMatch(/^[A-ZÅÄÖ].*\.$/);
  expect(Object.keys(problem.Details ?? {})).toEqual(fields ?? []);
});

/** Sends bytes over a connection. @returns the body of the response */
async function sendBytes(bytes: string): Promise<unknown> {
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  const response = await text(socket);
  return JSON.parse(response.slice(response.indexOf("\r\n\r\n")));
}

test("a malformed HTTP request is refused with a code and a text", async () => {
  await server.listen({ host: "127.0.0.1", port: 0 });
  const longPath = `GET /api/answers?Query=${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`;
  expect(Problem.parse(await sendBytes(longPath))).toMatchObject({ status: 431, Code: "HEADERS_TOO_LARGE" });
  expect(Problem.parse(await sendBytes("GET /\0 HTTP/1.1\r\n\r\n"))).toMatchObject({
    status: 400,
    Code: "BAD_REQUEST",
  });
  for (const lines of ["HEJ", "GET /api/answers HTTP/1.1\r\nhej", "GET /api/answers HTTP/1.1\r\nConnection: close"]) {
    expect(Problem.parse(await sendBytes(`${lines}\r\n\r\n`)), lines).toMatchObject({
      status: 400,
      Code: "BAD_REQUEST",
    });
  }
});

test("HTTP/1.0 needs no host, and an unknown expectation is ignored", async () => {
  const answers = expect.objectContaining({ Answers: expect.any(Array) });
  expect(await sendBytes("GET /api/answers HTTP/1.0\r\n\r\n")).toEqual(answers);
  const expecting = "GET /api/answers HTTP/1.1\r\nHost: a\r\nExpect: hej\r\nConnection: close\r\n\r\n";
  expect(await sendBytes(expecting)).toEqual(answers);
});

test("a token for a user whose id has NUL is refused", async () => {
  const response = await server.inject({ url: "/api/me", headers: { "user-token": emulatorToken({ sub: "a\0" }) } });
  expect([response.statusCode, response.json().Code]).toEqual([401, "INVALID_TOKEN"]);
});

test("a refusal lists twenty fields at most", async () => {
  const response = await server.inject(post(JSON.stringify({ a: Array(5000).fill("\0") })));
  expect(Object.keys(response.json().Details)).toHaveLength(20);
});
