import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withClient } from "@lagrum/launch/postgres/roles";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { disguises } from "../../test/disguises.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import type { BusEvent } from "../events/eventBus.ts";
import { runImport } from "./runImport.ts";

const { app, asAdmin, client, database, close } = await createTestApp();
const { db } = app;
const dir = mkdtempSync(join(tmpdir(), "lagrum-import-"));
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await close();
});
beforeEach(async () => {
  await db.delete(questions);
});

const line = (number: number, changes: object = {}) => ({
  SourceID: `arkiv-${number}`,
  Title: `Får hyresvärden behålla depositionen? ${number}`,
  QuestionBody: "Jag har flyttat ut.\n\nHyresvärden svarar inte.",
  AnswerBody: "<p>Nej, bara för <strong>verkliga</strong> skador.</p>",
  Category: "hyresratt-deposition",
  PublishedAt: "2019-05-31T09:00:00+02:00",
  ...changes,
});

const provision = {
  Law: "jordabalken",
  Sfs: "1970:994",
  Chapter: "12",
  Paragraph: "28",
  Label: "12 kap. 28 § jordabalken",
};

async function run(lines: (object | string)[], ...args: string[]) {
  const file = join(dir, "arkiv.jsonl");
  writeFileSync(file, lines.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join("\n"));
  return command(file, ...args);
}

const command = (...args: string[]) => commandUntil(undefined, ...args);

async function commandUntil(signal: AbortSignal | undefined, ...args: string[]) {
  let [out, errors] = ["", ""];
  const code = await runImport(args, () => ({ DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl }), {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (errors += text) },
    clock: app.clock,
    ...(signal && { signal }),
  });
  const count = (name: string) => Number(new RegExp(`([\\d\u00a0]+)  ${name}\n`).exec(out)?.[1]?.replace("\u00a0", ""));
  const [read, fresh, changed, unchanged, failed] = ["lästa", "nya", "ändrade", "oförändrade", "fel"].map(count);
  return { code, out, errors: errors.split("\n").slice(0, -1), counts: { read, fresh, changed, unchanged, failed } };
}

/** Every row that an import may change, with its last transaction. */
const everything = async () =>
  (
    await db.execute(sql`
      select q.xmin::text, q.*, a.xmin::text as answer_xmin, a.answer_body, a.version, a.updated_at as answer_updated
      from questions q left join answers a on a.question_id = q.id order by q.id`)
  ).rows;

async function stored(number: number) {
  const [row] = await db
    .select()
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(eq(questions.SourceID, `arkiv-${number}`));
  if (!row) throw new Error(`arkiv-${number} is not there`);
  return { ...row.answers, ...row.questions };
}

async function read(uri: string) {
  const answer = await client.getAnswerByUri({ params: { uri } });
  if (answer.status !== 200) throw new Error(`${uri}: ${answer.status}`);
  return answer.body;
}

describe("an import", () => {
  test("publishes each line as an answer that visitors can read and search", async () => {
    const { code, counts } = await run([line(1), line(2)]);
    expect(code).toBe(0);
    expect(counts).toEqual({ read: 2, fresh: 2, changed: 0, unchanged: 0, failed: 0 });
    const answer = await read("far-hyresvarden-behalla-depositionen-1");
    expect(answer).toMatchObject({
      Title: "Får hyresvärden behålla depositionen? 1",
      AnswerBody: "<p>Nej, bara för <strong>verkliga</strong> skador.</p>",
      PublishedAt: "2019-05-31T07:00:00.000Z",
      UpdatedAt: "2019-05-31T07:00:00.000Z",
      ValidAt: "2019-05-31",
      Category: { Uri: "hyresratt-deposition" },
      User: null,
      Question: { QuestionBody: "Jag har flyttat ut.\n\nHyresvärden svarar inte." },
    });
    const found = await client.listAnswers({ query: { Query: "verklig skada" } });
    expect(found.body).toMatchObject({ Total: 2 });
  });

  test.each(disguises)("reads a line %s as the clean one", async (name, disguise) => {
    const clean = line(1, { Author: { Name: "Åsa Öberg", Title: "jurist" }, Provisions: [provision] });
    await run([clean]);
    const before = await everything();
    // In HTML a non-breaking space is kept, so that "12 §" stays on one line.
    const fields = [
      "SourceID",
      "Title",
      ...(name === "with non-breaking spaces" ? [] : ["QuestionBody", "AnswerBody"]),
    ];
    const hidden = Object.fromEntries(
      Object.entries(clean).map(([field, text]) => [
        field,
        fields.includes(field) ? String(text).replace(/[^<>]+(?![^<>]*>)/g, disguise) : text,
      ]),
    );
    const Author = { Name: disguise("Åsa Öberg"), Title: disguise("jurist") };
    const Provisions = [{ ...provision, Law: disguise("jordabalken"), Label: disguise(provision.Label) }];
    const { counts, errors } = await run([{ ...hidden, Author, Provisions }]);
    expect([counts, errors]).toEqual([{ read: 1, fresh: 0, changed: 0, unchanged: 1, failed: 0 }, []]);
    expect(await everything()).toEqual(before);
  });

  test.each(disguises)("counts and refuses personal data %s as in clear", async (_, disguise) => {
    const numbered = line(1, { QuestionBody: disguise("Mitt nummer är 811218-9876.") });
    expect((await run([numbered])).errors).toEqual(["Rad 1: QuestionBody innehåller ett personnummer; ta bort det."]);
    const html = line(1, { AnswerBody: "<p>Nej, 811218&shy;-98&#8203;76.</p>" });
    expect((await run([html])).errors).toEqual(["Rad 1: AnswerBody innehåller ett personnummer; ta bort det."]);
    const named = line(2, { QuestionBody: disguise("Jag heter Åsa Öberg och bor på Storgatan 12 i Sala.") });
    expect((await run([line(1), named], "--pii", "--dry-run")).out).toContain("1  med möjliga personuppgifter");
  });

  test("is idempotent: a second run changes no row", async () => {
    const lines = [line(1, { Provisions: [provision], Author: { Name: "Anna" } }), line(2, { ValidAt: "2018-01-01" })];
    await run(lines);
    const before = await everything();
    const { code, counts } = await run(lines);
    expect({ code, ...counts }).toEqual({ code: 0, read: 2, fresh: 0, changed: 0, unchanged: 2, failed: 0 });
    expect(await everything()).toEqual(before);
  });

  test("updates a changed line in place, with the same id, address and visibility", async () => {
    await run([line(1), line(2)]);
    const before = await stored(1);
    await db.update(questions).set({ Hidden: true }).where(eq(questions.ID, before.ID));
    const changes = { Title: "Hur får jag tillbaka pengarna?", AnswerBody: "Begär dem skriftligt." };
    const { counts } = await run([line(1, changes), line(2)]);
    expect(counts).toEqual({ read: 2, fresh: 0, changed: 1, unchanged: 1, failed: 0 });
    expect(await stored(1)).toMatchObject({
      ID: before.ID,
      Uri: before.Uri,
      Hidden: true,
      Title: changes.Title,
      AnswerBody: "<p>Begär dem skriftligt.</p>",
      Version: before.Version + 1,
    });
  });

  test("leaves answers that staff have edited, and reports them", async () => {
    await run([line(1)]);
    const { ID } = await stored(1);
    const body = { Action: "save", AnswerBody: "<p>Rättat av redaktionen.</p>" } as const;
    expect((await asAdmin.updateAnswer({ params: { id: ID }, body })).status).toBe(200);
    for (const changes of [{}, { AnswerBody: "Ny text från arkivet." }]) {
      const { code, errors, out } = await run([line(1, changes)]);
      expect(code).toBe(0);
      expect(errors).toEqual(["Rad 1: lämnad som den är, för personalen har ändrat den sedan den importerades."]);
      expect(out).toContain("1  lämnade");
    }
    expect(await stored(1)).toMatchObject({ AnswerBody: "<p>Rättat av redaktionen.</p>" });
  });

  test("gives answers with the same title unique addresses, in one run and in the next", async () => {
    const same = { Title: "Vad gäller?" };
    await run(Array.from({ length: 52 }, (_, n) => line(n, same)));
    await run([line(90, same), line(91, { Title: "2024" }), line(92, { Title: "???" })]);
    expect(await stored(0)).toMatchObject({ Uri: "vad-galler" });
    expect(await stored(49)).toMatchObject({ Uri: "vad-galler-50" });
    for (const number of [50, 90]) {
      const { Uri, ID } = await stored(number);
      expect(Uri).toBe(`vad-galler-${ID}`);
    }
    expect([(await stored(91)).Uri, (await stored(92)).Uri]).toEqual(["fraga-2024", "fraga"]);
  });

  test("updates the category counts, and sends one event for thousands of answers", async () => {
    const events: BusEvent[] = [];
    const unsubscribe = app.bus.subscribe((event) => events.push(event));
    // Events arrive in order: after this one, no event of an earlier test can follow.
    const [marker] = await db
      .update(categories)
      .set({ SortOrder: 1 })
      .where(eq(categories.Uri, "migrationsratt-asyl"))
      .returning();
    await until(() => events.some(({ Entity, ID }) => Entity === "category" && ID === marker?.ID));
    events.length = 0;
    const category = (n: number) => ({ Category: n % 3 === 0 ? "arvsratt-testamente" : "hyresratt-deposition" });
    const lines = Array.from({ length: 1200 }, (_, n) => line(n, category(n)));
    expect((await run(lines)).counts.fresh).toBe(1200);
    const counts = async () =>
      Object.fromEntries((await db.select().from(categories)).map(({ Uri, AnswerCount }) => [Uri, AnswerCount]));
    expect(await counts()).toMatchObject({
      "arvsratt-testamente": 400,
      arvsratt: 400,
      "hyresratt-deposition": 800,
      hyresratt: 800,
    });
    await run(lines.map((each) => ({ ...each, Category: "arvsratt-testamente" })));
    expect(await counts()).toMatchObject({ "arvsratt-testamente": 1200, arvsratt: 1200, hyresratt: 0 });
    await until(() => events.some(({ Entity, Action }) => Entity === "answer" && Action === "insert"));
    unsubscribe();
    expect(events.filter(({ Entity }) => Entity !== "category").every(({ ID }) => ID === 0)).toBe(true);
  });
});

describe("a faulty line", () => {
  test("is reported with its number, field and fault, and the other lines are imported", async () => {
    const long = "x".repeat(1_000_001);
    const { code, errors, counts } = await run([
      line(1),
      "{ inte json",
      "",
      line(2, { Title: undefined, PublishedAt: "i fjol", Provision: [] }),
      line(3, { AnswerBody: "<p> &nbsp; </p><script>alert(1)</script>" }),
      line(4, { PublishedAt: "2099-01-01", SourceUri: "javascript:alert(1)" }),
      line(5, { QuestionBody: `Jag, 19121212-1212, ${"ö".repeat(100)}` }),
      line(6, { QuestionBody: "x".repeat(50_001), Author: "Anna" }),
      line(1, { Title: "Samma en gång till" }),
      line(7, { Title: "noll\u0000byte" }),
      JSON.stringify(line(8, { AnswerBody: long })),
      line(9, { PublishedAt: "2099-01-01" }),
      line(10),
    ]);
    expect(code).toBe(1);
    expect(counts).toEqual({ read: 12, fresh: 2, changed: 0, unchanged: 0, failed: 10 });
    const when = "ska vara en dag (2024-05-31) eller en tid (2024-05-31T09:00:00Z)";
    expect(errors.sort()).toEqual(
      [
        "Rad 2: raden är inte giltig JSON.",
        `Rad 4: Title saknas; PublishedAt ${when}; okänt fält: Provision.`,
        "Rad 5: AnswerBody har ingen text.",
        "Rad 6: SourceUri ska vara en adress som börjar med http:// eller https://.",
        "Rad 7: QuestionBody innehåller ett personnummer; ta bort det.",
        "Rad 8: QuestionBody har mer än 50\u00a0000 tecken; Author ska vara ett objekt.",
        "Rad 9: SourceID finns redan på rad 1.",
        "Rad 10: Title har ett värde som inte går att använda.",
        "Rad 11: raden är längre än 1\u00a0000\u00a0000 byte.",
        "Rad 12: PublishedAt ligger i framtiden.",
      ].sort(),
    );
    expect((await stored(1)).Title).toBe("Får hyresvärden behålla depositionen? 1");
    await stored(10);
  });

  test("with the SourceID of an open question leaves that question unchanged", async () => {
    const CategoryID = await categoryId(db);
    const { Title, QuestionBody } = someQuestion(CategoryID);
    await db
      .insert(questions)
      .values({ SourceID: "arkiv-1", Type: "Free", State: "Open", Title, QuestionBody, CategoryID });
    const { errors, counts } = await run([line(1)]);
    expect(counts.failed).toBe(1);
    expect(errors).toEqual(["Rad 1: SourceID hör redan till en fråga som väntar på svar."]);
  });

  test("that violates a database constraint fails alone", async () => {
    const owner = (statement: string) => withClient(database.ownerUrl, (each) => each.query(statement));
    await owner("alter table questions add constraint no_bananas check (title <> 'Bananer')");
    const { code, errors, counts } = await run([line(1), line(2, { Title: "Bananer" }), line(3)]);
    await owner("alter table questions drop constraint no_bananas");
    expect(code).toBe(1);
    expect(counts).toMatchObject({ fresh: 2, failed: 1 });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Rad 2: databasen tar inte emot raden:.*no_bananas/);
  });

  test("of the maximum length with all words different is imported", async () => {
    const words = Array.from({ length: 40_000 }, (_, n) => n.toString(36)).join(" ");
    const longest = { AnswerBody: words.slice(0, 199_000), QuestionBody: words.slice(-49_000) };
    expect((await run([line(1, longest)])).counts.fresh).toBe(1);
  });
});

describe("a category", () => {
  test("that is unknown becomes Allmän juridik / Övrigt, with one warning for each label", async () => {
    const strange = (n: number) => line(n, { Category: "Bananer" });
    const { code, errors } = await run([strange(1), strange(2), line(3, { Category: "Päron" }), line(4)]);
    expect(code).toBe(0);
    expect(errors).toEqual([
      'Okänd kategori "Bananer": 2 till Allmän juridik / Övrigt.',
      'Okänd kategori "Päron": 1 till Allmän juridik / Övrigt.',
    ]);
    expect(await read("far-hyresvarden-behalla-depositionen-1")).toMatchObject({
      Category: { Uri: "allman-juridik-ovrigt" },
    });
  });

  test("is looked up in the map regardless of case; a map to an unknown category stops the import", async () => {
    const map = join(dir, "karta.json");
    writeFileSync(map, JSON.stringify({ "Arv & Testamente": "arvsratt-testamente" }));
    const { errors } = await run([line(1, { Category: "arv & testamente " })], "--map", map);
    expect(errors).toEqual([]);
    expect(await read("far-hyresvarden-behalla-depositionen-1")).toMatchObject({
      Category: { Uri: "arvsratt-testamente" },
    });
    writeFileSync(map, JSON.stringify({ Arv: "arvsrätt" }));
    const refused = await run([line(2)], "--map", map);
    expect(refused).toMatchObject({ code: 1, errors: ["Kategorikartan pekar på kategorier som inte finns: arvsrätt"] });
  });
});

describe("the command", () => {
  test("writes nothing in a dry run, and reports the counts", async () => {
    await run([line(1), line(2)]);
    const before = await everything();
    const lines = [line(1), line(2, { Title: "Ändrad rubrik" }), line(3), line(3), "{"];
    const { code, out, counts } = await run(lines, "--dry-run");
    expect(code).toBe(1);
    expect(out).toContain("Provkörning, inget är skrivet");
    expect(counts).toEqual({ read: 5, fresh: 1, changed: 1, unchanged: 1, failed: 2 });
    expect(await everything()).toEqual(before);
  });

  test("counts answers with personal data on request, and imports them", async () => {
    const named = line(2, { QuestionBody: "Min hyresvärd Zlatko Novak svarar inte.", Author: { Name: "Anna Ek" } });
    const signed = line(3, { Author: { Name: "Anna Ek" } });
    const counted = await run([line(1), named, signed], "--pii", "--dry-run");
    expect(counted.out).toContain("1  med möjliga personuppgifter\n");
    const { code, out, counts } = await run([line(1), named, signed]);
    expect([code, counts.fresh]).toEqual([0, 3]);
    expect(out).not.toContain("personuppgifter");
  });

  test("stops on abort with the lines so far stored, and imports the rest on the next run", async () => {
    const file = join(dir, "avbruten.jsonl");
    writeFileSync(file, [line(1), line(2), line(3)].map((each) => JSON.stringify(each)).join("\n"));
    const stopped = await commandUntil(AbortSignal.abort(), file);
    expect(stopped).toMatchObject({ code: 1, counts: { read: 1, fresh: 1 } });
    expect(stopped.out).toContain("Importen avbröts");
    expect(await command(file)).toMatchObject({ code: 0, counts: { fresh: 2, unchanged: 1 } });
  });

  test("prints its usage, and the faults of its file", async () => {
    expect((await command()).errors[0]).toMatch(/^Användning/);
    expect((await command("a", "b")).errors[0]).toMatch(/^Användning/);
    expect((await command("a", "--dry")).errors[0]).toMatch(/^Användning/);
    expect(await command(join(dir, "saknas.jsonl"))).toMatchObject({
      code: 1,
      errors: [`Filen ${join(dir, "saknas.jsonl")} går inte att öppna (ENOENT).`],
    });
    expect((await command(dir)).errors.join()).toContain("EISDIR");
  });
});
