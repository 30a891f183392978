import { endpoints } from "@lagrum/core/endpoints";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askAndConfirm, categoryId, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { createOpenApi } from "./openapi.ts";

const testApp = await createTestApp({ env: { CORS_ORIGINS: "https://lagrum.example" } });
afterAll(() => testApp.close());
const { app, server, tokenOf } = testApp;

type Person = Parameters<typeof tokenOf>[0];
/** Queries as ra-data-simple-rest does: every parameter in JSON. */
async function list(path: string, asked: Record<string, unknown> = {}, person: Person | null = "admin") {
  const query = Object.entries(asked).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const { statusCode, headers, ...response } = await server.inject({
    url: `/api/${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`,
    headers: person ? { "user-token": tokenOf(person) } : {},
  });
  const body = response.json();
  return {
    status: statusCode,
    body,
    range: headers["content-range"],
    isLeast: headers["total-is-least"],
    ids: ((body.Questions ?? body.Users ?? body.Categories ?? []) as { ID?: number; UserID?: number }[]).map(
      ({ ID, UserID }) => ID ?? UserID,
    ),
  };
}

let asked: number[];
let published: number;
let work: number;
beforeAll(async () => {
  work = await categoryId(testApp, "arvsratt-testamente");
  asked = [];
  for (let count = 0; count < 4; count++) asked.push((await askAndConfirm(testApp)).ID);
  asked.push((await askAndConfirm(testApp, { CategoryID: work })).ID);
  published = (await publish(testApp, { CategoryID: work })).ID;
});

describe("Content-Range", () => {
  it("has the positions of the page's rows, and the total", async () => {
    expect((await list("questions?Page=2&PageSize=4")).range).toBe("questions 4-5/6");
    expect((await list("questions?State=unanswered")).range).toBe("questions 0-4/5");
    expect((await list("users?PageSize=1")).range).toMatch(/^users 0-0\/\d+$/);
    expect((await list("answers", {}, null)).range).toBe("answers 0-0/1");
  });

  it("has no positions for an empty page or a page after a cursor", async () => {
    expect((await list("questions?State=late")).range).toBe("questions */0");
    expect((await list("questions?Page=9")).range).toBe("questions */6");
    const { After } = (await list("questions?PageSize=2")).body;
    expect((await list(`questions?PageSize=2&After=${After}`)).range).toBe("questions */6");
  });

  it("is sent for lists without pages too", async () => {
    const { body, range } = await list("categories", {}, null);
    expect(range).toBe(`categories 0-${body.Categories.length - 1}/${body.Categories.length}`);
  });

  it("ends in a number; Total-Is-Least is sent when there are more rows than that", async () => {
    expect((await list("audit")).isLeast).toBeUndefined();
    await app.db.execute(sql`
      insert into changes (entity, entity_id, action)
      select 'question', ${published}, 'confirm' from generate_series(1, 10001)`);
    const { range, isLeast } = await list("audit");
    expect([range, isLeast]).toEqual(["acts 0-24/10000", "true"]);
  });

  it("is exposed to other allowed origins, whose Range header is allowed", async () => {
    const origin = "https://lagrum.example";
    const { headers } = await server.inject({ url: "/api/categories", headers: { origin } });
    expect(headers["access-control-expose-headers"]).toMatch(/Content-Range, Total-Is-Least/);
    const preflight = await server.inject({
      ...{ method: "OPTIONS", url: "/api/questions" },
      headers: { origin, "access-control-request-method": "GET", "access-control-request-headers": "range" },
    });
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/Range/);
  });

  it("is documented for every list, with the range, sort and filter parameters of staff lists", () => {
    const { paths } = createOpenApi();
    for (const [name, { path, access, ...endpoint }] of Object.entries(endpoints)) {
      if (!("rows" in endpoint)) continue;
      const { responses, parameters = [] } = (paths[path]?.get ?? {}) as {
        responses: Record<string, { headers?: object }>;
        parameters?: { name: string }[];
      };
      expect(responses[200]?.headers, name).toHaveProperty("Content-Range");
      const names = parameters.map((parameter) => parameter.name);
      if (access !== "public") expect(names, name).toEqual(expect.arrayContaining(["range", "sort", "filter"]));
    }
  });
});

describe("range, sort and filter", () => {
  it("map to page, order and named filters", async () => {
    const first = await list("questions", { range: [0, 1], sort: ["id", "ASC"], filter: { State: "unanswered" } });
    expect([first.ids, first.range]).toEqual([asked.slice(0, 2), "questions 0-1/5"]);
    const next = await list("questions", { range: [2, 3], sort: ["ID", "DESC"], filter: { State: "unanswered" } });
    expect([next.ids, next.range]).toEqual([[asked[2], asked[1]], "questions 2-3/5"]);
    const filtered = await list("questions", { filter: { CategoryID: work, Hidden: false, Type: "", Query: null } });
    expect(filtered.ids.sort()).toEqual([asked[4], published].sort());
  });

  it("continue after a cursor, with the positions in the Content-Range", async () => {
    const { After } = (await list("questions", { range: [0, 1], sort: ["ID", "ASC"], filter: {} })).body;
    const next = await list("questions", { range: [2, 3], sort: ["ID", "ASC"], filter: { After } });
    expect([next.ids, next.range]).toEqual([asked.slice(2, 4), "questions 2-3/6"]);
  });

  it("select rows by id, also in lists without pages", async () => {
    const two = [asked[3], asked[0]];
    expect((await list("questions", { filter: { id: two } })).ids.sort()).toEqual(two.sort());
    const all = await list("categories", { range: [0, 9], sort: ["id", "ASC"], filter: {} });
    expect(all.ids.length, "such a list comes whole").toBe(all.body.Categories.length);
    const [, second, third] = all.ids;
    const some = await list("categories", { filter: { id: [third, second] } });
    expect([some.ids, some.range]).toEqual([[second, third], "categories 0-1/2"]);
    const [user] = (await list("users")).ids;
    expect((await list("users", { filter: { id: [user] } })).ids).toEqual([user]);
  });

  it.each([
    ["range", [25, 0]],
    ["range", [3, 7]],
    ["range", [-1, 3]],
    ["range", "alla"],
    ["sort", ["ID", "UP"]],
    ["sort", ["ID"]],
    ["filter", []],
    ["filter", { id: ["1; drop table questions"] }],
    ["filter", { id: [] }],
    ["filter", { State: { not: "late" } }],
  ])("%s %j is refused", async (name, value) => {
    const { status, body } = await list("questions", { [name]: value });
    expect([status, body.Code, body.Details]).toEqual([422, "INCORRECT_PROPERTIES", { [name]: ["INVALID_VALUE"] }]);
  });

  it.each([
    [{ range: [0, 999] }, { PageSize: ["INVALID_VALUE"] }],
    [{ sort: ["Asker", "ASC"] }, { Sort: ["INVALID_VALUE"] }],
    [{ filter: { Asker: "kim" } }, { Asker: ["UNKNOWN_FIELD"] }],
    [{ filter: { CategoryID: "x" } }, { CategoryID: ["INVALID_VALUE"] }],
    [{ range: [5000, 5024] }, { Page: ["INVALID_VALUE"] }],
  ])("are validated by the list's own schema: %j", async (query, details) => {
    const { status, body } = await list("questions", query);
    expect([status, body.Details]).toEqual([422, details]);
  });

  it("are refused when they aren't JSON", async () => {
    const { status, body } = await list("questions?filter=%7B");
    expect([status, body.Details]).toEqual([422, { filter: ["INVALID_VALUE"] }]);
  });

  it("are unknown fields for callers who aren't staff", async () => {
    for (const person of [null, "withoutRole"] as const) {
      const { status, body } = await list("categories", { filter: {} }, person);
      expect([status, body.Details]).toEqual([422, { filter: ["UNKNOWN_FIELD"] }]);
    }
  });
});
