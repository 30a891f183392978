import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayOf } from "@lagrum/core/text/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import type { BusEvent } from "../events/eventBus.ts";
import { runStatuteImport } from "../statutes/runStatuteImport.ts";
import { announceLawChanges } from "./outdatedAnswers.ts";

const testApp = await createTestApp();
const dir = mkdtempSync(join(tmpdir(), "lagrum-changes-"));
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await testApp.close();
});
const { app, client, database, asAdvisor, asOtherAdvisor, indexed } = testApp;

/** An act that is invented for this project. */
const Sfs = "2026:9001";
const Title = "Påhittad lag (2026:9001) om cyklar";
const line = (Paragraph: string, Text: string, more: object = {}) => ({
  Sfs,
  Title,
  Chapter: "1",
  Paragraph,
  Text,
  ...more,
});
const cite = (Paragraph: string) => ({ Law: Title, Sfs, Chapter: "1", Paragraph });
const first = ["1", "2", "2 a", "3", "9"].map((paragraph) => line(paragraph, `Lydelse ${paragraph}.`));

async function importLines(lines: object[]) {
  const file = join(dir, "lagar.jsonl");
  writeFileSync(file, lines.map((one) => JSON.stringify(one)).join("\n"));
  const urls = { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl };
  const write = () => true;
  return runStatuteImport([file], () => urls, { stdout: { write }, stderr: { write }, clock: app.clock });
}

async function published(text: { Provisions?: ReturnType<typeof cite>[]; AnswerBody?: string; ValidAt?: string }) {
  const { ID } = await publish(testApp);
  done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "save", ...text } }));
  return ID;
}

const changesOf = async (id: number) => done(await client.getAnswer({ params: { id } })).LawChanges;
const today = dayOf(new Date());

beforeAll(() => importLines(first));

test("a changed paragraph marks exactly the answers that cite it, in their list or in their text", async () => {
  const listed = await published({ Provisions: [cite("2 a")] });
  const inRange = await published({ Provisions: [cite("1–3")] });
  const inText = await published({
    AnswerBody: `<p>Enligt 1 kap. 2 a § lagen (${Sfs}) gäller ett krav på pumpning.</p>`,
  });
  const other = await published({ Provisions: [cite("2"), cite("9")] });
  const later = await published({ Provisions: [cite("2 a")], ValidAt: "2099-01-01" });
  const events: BusEvent[] = [];
  const unsubscribe = app.bus.subscribe((event) => events.push(event));
  await importLines(first);
  for (const id of [listed, inRange, inText, other]) expect(await changesOf(id)).toEqual([]);

  const changed = [...first.filter(({ Paragraph }) => Paragraph !== "2 a"), line("2 a", "Ny lydelse.")];
  await importLines(changed);
  const change = { ...cite("2 a"), Label: `1 kap. 2 a § ${Title} (${Sfs})`, InForce: today };
  for (const id of [listed, inRange, inText]) expect(await changesOf(id)).toEqual([change]);
  for (const id of [other, later]) expect(await changesOf(id)).toEqual([]);
  await until(() => events.some(({ Entity, ID }) => Entity === "content" && ID === listed));
  unsubscribe();
  await importLines(changed);
  expect(await changesOf(listed)).toEqual([change]);
});

test("the queue has both wordings; with a new day, or after an edit, the answer leaves it", async () => {
  const { Answers, Total } = done(await asOtherAdvisor.listOutdatedAnswers());
  expect(Total).toBe(3);
  const [row] = Answers;
  expect(row?.Changes).toMatchObject([{ Before: "Lydelse 2 a.", After: "Ny lydelse.", InForce: today }]);
  const id = row?.ID ?? 0;
  const body = { Action: "save", ValidAt: "2099-01-01" } as const;
  done(await asAdvisor.updateAnswer({ params: { id }, body }));
  expect(await changesOf(id)).toEqual([]);
  expect(done(await asAdvisor.listOutdatedAnswers()).Answers.map(({ ID }) => ID)).not.toContain(id);
});

test("a wording with a future day applies from that day, and a past one changes nothing", async () => {
  const id = await published({ Provisions: [cite("9")], ValidAt: "2026-01-01" });
  await importLines([
    line("9", "Gammal lydelse.", { InForce: "1990-01-01" }),
    line("9", "Sedan.", { InForce: "2098-01-01" }),
  ]);
  expect(await changesOf(id)).toEqual([]);
  const { Answers } = done(await asAdvisor.listOutdatedAnswers());
  expect(Answers.find(({ ID }) => ID === id)?.Changes.map(({ InForce }) => InForce)).toEqual(["2098-01-01"]);
});

test("on the day of a change its answers' pages are invalidated", async () => {
  const id = await published({ Provisions: [cite("2")], ValidAt: "2026-01-01" });
  await importLines([line("2", "Från i dag.", { InForce: today }), line("3", "Sedan.", { InForce: "2098-01-01" })]);
  const events: BusEvent[] = [];
  const unsubscribe = app.bus.subscribe((event) => events.push(event));
  await announceLawChanges(app.db);
  const isAbout = ({ Entity, ID }: BusEvent) => Entity === "content" && ID === id;
  await until(() => events.some(isAbout));
  unsubscribe();
});

test("an answer whose law has changed ranks below an up-to-date one in a search", async () => {
  const right = await published({ AnswerBody: "<p>Kardanaxeln ska smörjas.</p>", Provisions: [cite("1")] });
  const outdated = await published({ AnswerBody: "<p>Kardanaxeln ska smörjas.</p>", Provisions: [cite("3")] });
  await indexed();
  const search = async () =>
    done(await client.listAnswers({ query: { Query: "kardanaxeln" } })).Answers.map(({ ID }) => ID);
  expect(await search()).toEqual([outdated, right]);
  await importLines([line("3", "Ändrad.")]);
  expect(await search()).toEqual([right, outdated]);
});
