import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { disguises } from "../../test/disguises.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";
import type { BusEvent } from "../events/eventBus.ts";
import { runStatuteImport } from "./runStatuteImport.ts";

const { app, database, setTime, close } = await createTestApp();
const dir = mkdtempSync(join(tmpdir(), "lagrum-statutes-"));
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await close();
});
beforeEach(async () => {
  await app.db.delete(acts);
});

/** An act that is invented for this project. */
const act = { Sfs: "2026:9001", Title: "Påhittad lag (2026:9001) om lånade cyklar" };
const lent = { ...act, Chapter: "1", Paragraph: "1", Text: "Den som lånar en cykel ska lämna tillbaka den." };
const bell = { ...act, Chapter: "1", Paragraph: "2 a", Text: "En cykel ska ha en ringklocka." };

async function run(...lines: (object | string)[]) {
  const file = join(dir, "lagar.jsonl");
  writeFileSync(file, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  let [out, errors] = ["", ""];
  const urls = { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl };
  const code = await runStatuteImport([file], () => urls, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (errors += text) },
    clock: app.clock,
  });
  const count = (name: string) => Number(new RegExp(`(\\d+)  ${name}\\n`).exec(out)?.[1]);
  return { code, out, errors, counts: [count("nya"), count("ändrade"), count("oförändrade"), count("fel")] };
}

const wordings = () =>
  app.db
    .select({ Paragraph: provisionTexts.Paragraph, InForce: provisionTexts.InForce, Text: provisionTexts.Text })
    .from(provisionTexts)
    .orderBy(asc(provisionTexts.Paragraph), asc(provisionTexts.ID));

test("a second run of the same file changes nothing", async () => {
  expect(await run(lent, bell)).toMatchObject({ code: 0, counts: [2, 0, 0, 0] });
  const before = await wordings();
  expect(await run(lent, bell)).toMatchObject({ code: 0, counts: [0, 0, 2, 0] });
  expect(await wordings()).toEqual(before);
});

test.each(disguises)("a file %s is read as the clean one", async (_, disguise) => {
  await run(lent, bell);
  const before = await wordings();
  const hidden = [lent, bell].map((one) =>
    Object.fromEntries(Object.entries(one).map(([field, text]) => [field, field === "Text" ? text : disguise(text)])),
  );
  expect(await run(...hidden)).toMatchObject({ code: 0, counts: [0, 0, 2, 0] });
  const [first] = await app.db.select().from(acts);
  expect(first).toMatchObject(act);
  expect(await wordings()).toEqual(before);
});

test.each(disguises.filter(([name]) => !name.includes("non-breaking")))(
  "a wording %s is stored as the clean one",
  async (_, disguise) => {
    await run(lent, bell);
    const hidden = [lent, bell].map((one) => ({ ...one, Text: disguise(one.Text) }));
    expect(await run(...hidden)).toMatchObject({ code: 0, counts: [0, 0, 2, 0] });
  },
);

describe("a text with marks of its coming wording", () => {
  const marked = (until: string, from = until) => ({
    ...bell,
    Text: `/Upphör att gälla U:${until}/ ${bell.Text} 2 a § /Träder i kraft I:${from}/ En cykel ska ha två ringklockor.`,
  });
  const coming = "En cykel ska ha två ringklockor.";
  const both = (day: string) => [
    { Paragraph: "2 a", InForce: null, Text: bell.Text },
    { Paragraph: "2 a", InForce: day, Text: coming },
  ];

  test("is stored as the wording in force and the coming one, once, and the later file with only the new one changes nothing", async () => {
    setTime(new Date("2026-03-01T09:00:00Z"));
    expect(await run(marked("2026-07-01"))).toMatchObject({ code: 0, counts: [2, 0, 0, 0] });
    expect(await wordings()).toEqual(both("2026-07-01"));
    expect(await run(marked("2026-07-01"))).toMatchObject({ counts: [0, 0, 2, 0] });
    setTime(new Date("2026-08-01T09:00:00Z"));
    expect(await run(marked("2026-07-01"))).toMatchObject({ counts: [0, 0, 2, 0] });
    expect(await run({ ...bell, Text: coming })).toMatchObject({ counts: [0, 0, 1, 0] });
    expect(await wordings()).toEqual(both("2026-07-01"));
  });

  test("adds the coming wording to one that is stored", async () => {
    setTime(new Date("2026-03-01T09:00:00Z"));
    await run(bell);
    expect(await run(marked("2026-07-01"))).toMatchObject({ counts: [0, 1, 1, 0] });
    expect(await wordings()).toEqual(both("2026-07-01"));
  });

  test("replaces what an earlier version stored with the marks", async () => {
    setTime(new Date("2026-03-01T09:00:00Z"));
    await run(bell);
    await app.db.update(provisionTexts).set({ Text: marked("2026-07-01").Text });
    expect(await run(marked("2026-07-01"))).toMatchObject({ counts: [0, 2, 0, 0] });
    expect(await wordings()).toEqual(both("2026-07-01"));
  });

  test("has no coming wording while the government has not decided the day", async () => {
    expect(await run(marked("den dag regeringen bestämmer"))).toMatchObject({ code: 0, counts: [1, 0, 0, 0] });
    expect(await wordings()).toEqual(both("").slice(0, 1));
    const { out } = await run({ ...lent, Text: "/Träder i kraft I:den dag regeringen bestämmer/ Ny." });
    expect(out).toContain("1  vars dag inte är bestämd ännu");
    expect(await wordings()).toEqual(both("").slice(0, 1));
  });

  test("that ends without a next wording is repealed from that day", async () => {
    await run({ ...bell, Text: `/Upphör att gälla U:2026-07-01/ ${bell.Text}` });
    const rows = await app.db
      .select({ InForce: provisionTexts.InForce, Repealed: provisionTexts.Repealed })
      .from(provisionTexts)
      .orderBy(sql`in_force nulls first`);
    expect(rows).toEqual([
      { InForce: null, Repealed: false },
      { InForce: "2026-07-01", Repealed: true },
    ]);
  });
});

test("an import notifies every process of changed pages", async () => {
  const events: BusEvent[] = [];
  const unsubscribe = app.bus.subscribe((event) => events.push(event));
  await run(lent);
  await until(() => events.some(({ Entity }) => Entity === "content"));
  unsubscribe();
});

test("a changed paragraph without a day is a new wording from today, and the old one stays", async () => {
  await run(lent, bell);
  setTime(new Date("2026-03-01T09:00:00Z"));
  const louder = { ...bell, Text: "En cykel ska ha en ringklocka som hörs." };
  expect(await run(lent, louder)).toMatchObject({ counts: [0, 1, 1, 0] });
  expect(await run(lent, louder)).toMatchObject({ counts: [0, 0, 2, 0] });
  expect(await wordings()).toEqual([
    { Paragraph: "1", InForce: null, Text: lent.Text },
    { Paragraph: "2 a", InForce: null, Text: bell.Text },
    { Paragraph: "2 a", InForce: "2026-03-01", Text: louder.Text },
  ]);
});

test("wordings with their days are stored beside each other, and one of a stored day is corrected", async () => {
  const old = { ...lent, InForce: "2020-01-01" };
  const future = { ...lent, InForce: "2027-07-01", Text: "Den som lånar en cykel ska lämna tillbaka den pumpad." };
  expect(await run(future, old)).toMatchObject({ counts: [2, 0, 0, 0] });
  const corrected = { ...old, Text: "Den som lånar en cykel ska återlämna den." };
  expect(await run(future, corrected)).toMatchObject({ counts: [0, 1, 1, 0] });
  expect((await wordings()).map(({ InForce, Text }) => [InForce, Text]).sort()).toEqual([
    ["2020-01-01", corrected.Text],
    ["2027-07-01", future.Text],
  ]);
});

test("a line that can't be stored is reported with its number, and the others are stored", async () => {
  const { code, counts, errors } = await run(
    "{",
    { ...lent, Sfs: "nittiosex" },
    { ...lent, Paragraph: "1–3" },
    { ...lent, Övrigt: 1 },
    lent,
    { ...lent, Text: "En annan lydelse utan dag." },
    { ...bell, Paragraph: "2A" },
  );
  expect(code).toBe(1);
  expect(counts).toEqual([2, 0, 0, 5]);
  expect(errors).toContain("Rad 1: raden är inte giltig JSON.");
  expect(errors).toContain("Rad 4: okänt fält: Övrigt.");
  expect(errors).toContain("Rad 6: Paragraph finns redan på rad 5");
  expect((await wordings()).map(({ Paragraph }) => Paragraph)).toEqual(["1", "2 a"]);
});

test("a wording that only states a repeal counts as a repeal", async () => {
  await run({ ...lent, Text: "Har upphävts genom lag (2026:9002)." }, { ...bell, Text: "Lagen har upphävts." });
  const rows = await app.db
    .select({ Repealed: provisionTexts.Repealed })
    .from(provisionTexts)
    .orderBy(asc(provisionTexts.Paragraph));
  expect(rows).toEqual([{ Repealed: true }, { Repealed: false }]);
});
