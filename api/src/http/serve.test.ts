import { Problem } from "@lagrum/core/contract/problem";
import type { InjectOptions } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp } from "../../test/testApp.ts";

const { app, server, tokenOf, close } = await createTestApp();
afterAll(close);
const body = someQuestion(await categoryId(app.db));
const json = { "content-type": "application/json" };

const ask = (more: InjectOptions = {}) =>
  server.inject({ method: "POST", url: "/api/questions", headers: json, payload: body, ...more });

const refusals: [what: string, call: InjectOptions, status: number, code: string][] = [
  ["malformed JSON", { payload: '{"Title":' }, 400, "INVALID_JSON"],
  ["no body at all", { payload: "" }, 422, "INCORRECT_PROPERTIES"],
  ["a body that is a list", { payload: "[]" }, 422, "INCORRECT_PROPERTIES"],
  [
    "a compressed body",
    { headers: { "content-type": "application/json", "content-encoding": "gzip" }, payload: "{}" },
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["another media type", { headers: { "content-type": "text/plain" }, payload: "hej" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a form",
    { headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "a=1" },
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["more than 64 kB", { payload: JSON.stringify({ ...body, QuestionBody: "a".repeat(66_000) }) }, 413, "TOO_LARGE"],
  ["an unknown query key", { url: "/api/questions?debug=1" }, 422, "INCORRECT_PROPERTIES"],
  ["an unknown address", { url: "/api/nowhere" }, 404, "NOT_FOUND"],
  ["an address outside the API", { url: "/etc/passwd" }, 404, "NOT_FOUND"],
  ["a method that is not there", { url: "/api/universities" }, 404, "NOT_FOUND"],
  ["a broken escape", { url: "/api/answers/uri/%E0%A4%A", method: "GET", payload: "" }, 400, "BAD_REQUEST"],
];

describe("a problem body is the response to", () => {
  test.each(refusals)("%s", async (_, call, status, code) => {
    const response = await ask(call);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    const problem = Problem.parse(response.json());
    expect(problem).toMatchObject({ status, Code: code, instance: `urn:uuid:${response.headers["x-request-id"]}` });
    expect(problem.title).toMatch(/^[A-ZÅÄÖ].*\.$/);
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });
});

describe("the details of a problem body", () => {
  test("name missing, unknown and invalid fields", async () => {
    const { Title: _, ...rest } = body;
    const response = await ask({ payload: { ...rest, Email: "nej", Hidden: true } });
    expect(response.json()).toMatchObject({
      Code: "INCORRECT_PROPERTIES",
      Details: { Title: ["REQUIRED"], Email: ["INVALID_EMAIL"], Hidden: ["UNKNOWN_FIELD"] },
    });
    expect(response.json().detail).toContain("Skriv en rubrik.");
  });

  test.each(["__proto__", "constructor", "prototype"])(
    "name %s as an unknown field, without prototype pollution",
    async (name) => {
      const payload = JSON.stringify(body).replace("{", `{"${name}":{"polluted":true},`);
      const response = await ask({ payload });
      expect(response.json()).toMatchObject({ Details: { [name]: ["UNKNOWN_FIELD"] } });
      expect("polluted" in {}).toBe(false);
    },
  );

  test("name a query key that is given twice", async () => {
    const response = await server.inject("/api/answers?Page=1&Page=2");
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ Details: { Page: ["INVALID_VALUE"] } });
  });

  test("a query that is too long gets 413", async () => {
    const response = await server.inject(`/api/answers?Query=${"a".repeat(2100)}`);
    expect([response.statusCode, response.json().Code]).toEqual([413, "TOO_LARGE"]);
  });

  test.each(["0", "-1", "1.5", "9999999999", "1e3", "abc", "%00", "null"])("the id %s is not found", async (id) => {
    const response = await server.inject({ url: `/api/questions/${id}`, headers: { "user-token": tokenOf("admin") } });
    expect([404, 400]).toContain(response.statusCode);
  });
});

describe("Cache-Control", () => {
  test("of a public read is no-cache, and the response varies by token", async () => {
    const { headers } = await server.inject("/api/answers");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.vary).toContain("User-Token");
  });

  test.each([
    ["with a token", { url: "/api/answers", headers: { "user-token": tokenOf("advisor") } }],
    ["of a write", { url: "/api/questions", method: "POST", payload: body } as InjectOptions],
  ])("is no-store for a response %s", async (_, call) => {
    const { headers, statusCode } = await server.inject(call);
    expect(statusCode).toBeLessThan(300);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.vary).toContain("User-Token");
  });
});

test("the API's responses can't be framed, sniffed or run", async () => {
  const { headers } = await server.inject("/api/categories");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("only the configured origins are allowed by CORS", async () => {
  const other = await createTestApp({ env: { CORS_ORIGINS: "https://lagrum.example" } });
  try {
    const asked = (origin: string) => other.server.inject({ url: "/api/categories", headers: { origin } });
    expect((await asked("https://lagrum.example")).headers["access-control-allow-origin"]).toBe(
      "https://lagrum.example",
    );
    expect((await asked("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
  } finally {
    await other.close();
  }
});
