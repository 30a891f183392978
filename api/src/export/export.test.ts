import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { categoryId } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { type Cell, csvOf } from "./csv.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, server } = testApp;
const [category, other] = [await categoryId(testApp, "hyresratt"), await categoryId(testApp, "familjeratt")];
const advisorId = await userIdOf(testApp, "advisor");

/** More rows than one page, many with the same time, and some without any. */
const count = 1203;
await app.db.execute(sql`
  insert into questions (id, type, state, hidden, title, question_body, category_id, uri, confirmed_at, published_at)
  select 5000 + n, 'Free', case when n % 3 = 0 then 'Answered' else 'Published' end, n % 10 = 0, 'Fråga ' || n, 'Text',
    case when n <= 700 then ${category}::integer else ${other}::integer end, 'fraga-' || n, '2026-03-29T00:30:00Z',
    case when n % 3 = 0 then null else '2026-03-29T01:30:00Z'::timestamptz + (n / 50) * interval '1 minute' end
  from generate_series(1, ${count}) as n`);
await app.db.execute(sql`
  insert into answers (question_id, answer_body, user_id)
  select id, '<p>Ja.</p>', ${advisorId} from questions where id > 5000`);

/** The bytes of the file. */
async function file(path: string, payload: object) {
  const headers = { "user-token": testApp.tokenOf("advisor") };
  const response = await server.inject({ method: "POST", url: `/api${path}`, headers, payload });
  return {
    type: response.headers["content-type"],
    cache: response.headers["cache-control"],
    bytes: response.rawPayload,
  };
}
const lines = ({ bytes }: { bytes: Buffer }) => bytes.toString("utf8").split("\r\n").slice(1, -1);
const numbers = (rows: string[]) => rows.map((row) => Number(row.split(";")[0]));

describe("a list exported as a file", () => {
  it("has every row of the list, once and in order", async () => {
    for (const [path, body] of [
      ["/questions/export", { State: "answered", Sort: "PublishedAt" }],
      ["/questions/export", { State: "answered", Sort: "PublishedAt", Order: "asc" }],
      ["/answers/export", { Sort: "ID" }],
    ] as const) {
      const rows = numbers(lines(await file(path, body)));
      expect([rows.length, new Set(rows).size]).toEqual([count, count]);
      const { rows: wanted } = await app.db.execute<{ id: number }>(
        sql.raw(`select id from questions where id > 5000 order by
          ${"Order" in body ? "published_at asc, id asc" : body.Sort === "ID" ? "id desc" : "published_at desc, id desc"}`),
      );
      expect(rows).toEqual(wanted.map(({ id }) => id));
    }
  });

  it("has the rows that match the filters", async () => {
    const some = lines(await file("/questions/export", { State: "answered", CategoryID: other, Stage: "Published" }));
    expect(some.length).toBe(
      Array.from({ length: count }, (_, n) => n + 1).filter((n) => n > 700 && n % 3 !== 0).length,
    );
    expect(some.every((row) => row.includes(";Familjerätt;"))).toBe(true);
    expect(lines(await file("/answers/export", { Hidden: "true" })).length).toBe(Math.floor(count / 10));
    expect(lines(await file("/questions/export", { State: "unanswered" }))).toEqual([]);
  });

  it("is CSV for a Swedish spreadsheet: BOM, semicolons, CRLF, Swedish words and times", async () => {
    const answered = await file("/questions/export", { State: "answered", Sort: "ID", Order: "asc" });
    expect(answered.type).toBe("text/csv; charset=utf-8");
    expect(answered.cache).toContain("no-store");
    expect([...answered.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, first] = answered.bytes.subarray(3).toString("utf8").split("\r\n");
    expect(header).toBe(
      "Nr;Fråga;Rättsområde;Typ;Läge;Synlighet;Invändning;Reserverad av;Besvarad av;Inkom;Svara senast;Frist;Svar skickat;Publicerad;Adress",
    );
    // The night when the clock jumps from two to three.
    expect(first).toMatch(
      /^5001;Fråga 1;Hyresrätt;Gratis[^;]*;Publicerad;Synlig;Nej;;[^;]+;2026-03-29 01:30;;;;2026-03-29 03:30;\/answers\/fraga-1$/,
    );
  });

  it("escapes formulas and separators", async () => {
    const nasty: Cell[] = [
      "=1+1",
      "+46",
      "-1",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      'Sa "ja"; tack',
      "två\nrader",
      "vanlig",
      "bo, hyra",
      0.5,
    ];
    const rows = (async function* () {
      for (const text of nasty) yield [text];
    })();
    const text = Buffer.from(await new Response(csvOf(["Text"], rows)).arrayBuffer()).toString("utf8");
    expect(text).toBe(
      [
        "\ufeffText",
        ...["'=1+1", "'+46", "'-1", "'@SUM(A1)", `"'\t=1"`, `"'\r=1"`],
        ...['"Sa ""ja""; tack"', '"två\nrader"', "vanlig"],
        // LibreOffice suggests commas as separators, too.
        ...['"bo, hyra"', '"0,5"', ""],
      ].join("\r\n"),
    );
  });

  it("fails the download when the query fails halfway", async () => {
    const rows = (async function* () {
      yield ["en rad"];
      throw new Error("the database has gone");
    })();
    await expect(new Response(csvOf(["Text"], rows)).text()).rejects.toThrow("the database has gone");
  });
});
