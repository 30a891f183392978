import { endpoints } from "@lagrum/core/endpoints";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { serveDocs } from "./apiDocs.ts";
import { createOpenApi } from "./openapi.ts";

const { server, close } = await createTestApp();
afterAll(close);
const document = createOpenApi();

test("every endpoint of the contract is described, with its access and its responses", () => {
  for (const [name, { method, path, responses, access }] of Object.entries(endpoints)) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: name });
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([...Object.keys(responses), "default"]),
    );
    if (access !== "public") expect(JSON.stringify(operation?.security)).toMatch(/userToken|accessCode/);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const inPath = (operation?.parameters ?? []) as { in: string; name: string }[];
    expect(inPath.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name)).toEqual(named);
  }
});

test("every $ref resolves", () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, group, name] of references) {
    expect(Object.keys(document.components[group as "schemas"]), `${group}/${name}`).toContain(name);
  }
  expect(text).not.toContain("$defs");
});

test.each([
  [404, { MODE: "production", DEVELOPER_PAGES: undefined }],
  [200, { MODE: "production", DEVELOPER_PAGES: "true" }],
  [200, { MODE: "demo", DEVELOPER_PAGES: undefined }],
  [404, { MODE: "demo", DEVELOPER_PAGES: "false" }],
] as const)("the document is served in production by setting only: %s with %o", async (status, settings) => {
  const docs = Fastify();
  serveDocs(docs, settings);
  expect((await docs.inject("/openapi.json")).statusCode).toBe(status);
});

test("the document is served as JSON, and its HTML page has no inline scripts", async () => {
  expect((await server.inject("/api/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
  const page = await server.inject("/api/docs");
  expect(page.body).toContain('<html lang="sv">');
  expect(page.body).not.toMatch(/<script(?! src=)/);
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  for (const [, file] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    expect((await server.inject(file ?? "")).statusCode, file).toBe(200);
  }
});
