import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { answers } from "../src/db/schema/answers.ts";
import { categories } from "../src/db/schema/categories.ts";
import { questions } from "../src/db/schema/questions.ts";
import type { BusEvent } from "../src/events/eventBus.ts";
import { createQueryReader } from "../src/search/queryReader.ts";
import { rankAnswers } from "../src/search/searchAnswers.ts";
import { categoryId } from "./asking.ts";
import { createTestApp } from "./testApp.ts";
import { until } from "./waitUntil.ts";

const { app, indexed, close } = await createTestApp();
afterAll(close);
const { db, bus } = app;
const deposition = await categoryId(db, "hyresratt-deposition");
const subletting = await categoryId(db, "hyresratt-hyra-i-andra-hand");
const tenancy = await categoryId(db, "hyresratt");
const wills = await categoryId(db, "arvsratt-testamente");
const inheritance = await categoryId(db, "arvsratt");

let number = 0;
async function publish(CategoryID = deposition, AnswerBody = "<p>Ja, det får du.</p>"): Promise<number> {
  number += 1;
  const [row] = await db
    .insert(questions)
    .values({
      CategoryID,
      Type: "Free",
      State: "Published",
      Title: "Kan depositionen hållas inne?",
      QuestionBody: "Hyresvärden svarar inte.",
      Uri: `prov-${number}`,
      PublishedAt: "2026-11-01T08:00:00Z",
    })
    .returning();
  const ID = row?.ID ?? 0;
  await db.insert(answers).values({ ID, AnswerBody });
  return ID;
}

async function counts(): Promise<Record<number, number>> {
  const wanted = [deposition, subletting, tenancy, wills, inheritance];
  const rows = await db.select().from(categories).where(inArray(categories.ID, wanted));
  return Object.fromEntries(rows.map(({ ID, AnswerCount }) => [ID, AnswerCount]));
}
const none = { [deposition]: 0, [subletting]: 0, [tenancy]: 0, [wills]: 0, [inheritance]: 0 };

const readQuery = createQueryReader(db);
const find = async (words: string) => {
  await indexed();
  return (await rankAnswers(db, await readQuery(words, { isLiteral: true }))).map(({ id }) => id);
};

const change = (ID: number, values: Partial<typeof questions.$inferInsert>) =>
  db.update(questions).set(values).where(eq(questions.ID, ID));

beforeEach(async () => {
  await db.delete(questions);
});

describe("the number of answers in a category", () => {
  test("follows publication, hiding, moving and deletion, also for the area", async () => {
    const first = await publish();
    await publish();
    expect(await counts()).toEqual({ ...none, [deposition]: 2, [tenancy]: 2 });
    await change(first, { Hidden: true });
    expect(await counts()).toEqual({ ...none, [deposition]: 1, [tenancy]: 1 });
    await change(first, { Hidden: false, CategoryID: subletting });
    expect(await counts()).toEqual({ ...none, [deposition]: 1, [subletting]: 1, [tenancy]: 2 });
    await change(first, { CategoryID: wills });
    expect(await counts()).toEqual({ ...none, [deposition]: 1, [tenancy]: 1, [wills]: 1, [inheritance]: 1 });
    await db.delete(questions);
    expect(await counts()).toEqual(none);
  });

  test("counts an answer directly in an area once", async () => {
    await publish(tenancy);
    expect(await counts()).toEqual({ ...none, [tenancy]: 1 });
  });

  test("is right after twenty concurrent writers", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => publish(n % 2 ? deposition : wills)));
    await Promise.all(all.map((id, n) => change(id, { CategoryID: n % 2 ? wills : deposition })));
    expect(await counts()).toEqual({ ...none, [deposition]: 10, [tenancy]: 10, [wills]: 10, [inheritance]: 10 });
  });
});

describe("the search document", () => {
  test("matches inflected words of title, question and answer, never the markup", async () => {
    const id = await publish(
      deposition,
      "<p class='stycke'>Nycklarna lämnas till <strong>fastighetsskötaren</strong>.</p>",
    );
    for (const words of ["deposition", "hyresvärd", "nycklar", "fastighetsskötare"]) {
      expect(await find(words)).toEqual([id]);
    }
    for (const words of ["stycke", "strong", "class"]) expect(await find(words)).toEqual([]);
  });

  test("is removed or updated when the answer is hidden, unpublished or edited", async () => {
    const id = await publish();
    await change(id, { Hidden: true });
    expect(await find("deposition")).toEqual([]);
    await change(id, { Hidden: false, Title: "Får jag störa grannen?" });
    expect(await find("deposition")).toEqual([]);
    expect(await find("granne")).toEqual([id]);
    await db.update(answers).set({ AnswerBody: "<p>Fråga fastighetsskötaren.</p>" }).where(eq(answers.ID, id));
    expect(await find("fastighetsskötare")).toEqual([id]);
    await change(id, { State: "Answered" });
    expect(await find("granne")).toEqual([]);
  });
});

describe("the event bus", () => {
  test("sends a change once it is committed, and none that was rolled back", async () => {
    const events: BusEvent[] = [];
    const untouched = await categoryId(db, "migrationsratt");
    const unsubscribe = bus.subscribe((event) => events.push(event));
    await db
      .transaction(async (tx) => {
        await tx.update(categories).set({ Description: "nej" }).where(eq(categories.ID, untouched));
        tx.rollback();
      })
      .catch(() => {});
    const id = await publish();
    await until(() => events.some(({ Entity, ID }) => Entity === "answer" && ID === id));
    expect(events).toContainEqual({ Entity: "question", ID: id, Action: "insert" });
    expect(events).not.toContainEqual({ Entity: "category", ID: untouched, Action: "update" });
    unsubscribe();
  });

  test("sends one event without number for a thousand rows", async () => {
    const events: BusEvent[] = [];
    const unsubscribe = bus.subscribe((event) => events.push(event));
    await db.execute(sql`insert into questions (type, state, title, question_body, category_id)
      select 'Free', 'Open', 'Prov ' || n, 'Prov', ${deposition} from generate_series(1, 1000) as n`);
    const news = await until(() => events.find(({ Entity, Action }) => Entity === "question" && Action === "insert"));
    expect(news.ID).toBe(0);
    unsubscribe();
  });
});
