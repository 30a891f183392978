import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { answers } from "../db/schema/answers.ts";
import { answerCitations } from "../db/schema/statutes.ts";
import type { BusEvent } from "../events/eventBus.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, asAdvisor, indexed } = testApp;

const citationsOf = async (id: number) => done(await client.getAnswer({ params: { id } })).Citations;

test("a saved answer has the provisions that its text cites, and they have pages", async () => {
  const { ID } = await publish(testApp);
  const AnswerBody = "<p>Det följer av 9 § bostadsförvaltningslagen &amp; annat.</p>";
  const confirmed = { Provisions: [{ Sfs: "1977:792", Chapter: null, Paragraph: "9" }], Reason: "Läst i lagboken." };
  done(await asAdvisor.confirmProvisions({ params: { id: ID }, body: confirmed }));
  done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "save", AnswerBody } }));
  const [found] = await citationsOf(ID);
  expect(found).toMatchObject({ Sfs: "1977:792", Chapter: null, Paragraph: "9" });
  expect(AnswerBody.slice(found?.Start, found?.End)).toBe("9 § bostadsförvaltningslagen");
  const page = done(await client.getProvision({ params: { sfs: "1977-792", place: "9" } }));
  expect([page.Act.Title, page.AnswerIDs]).toEqual(["Bostadsförvaltningslag (1977:792)", [ID]]);

  done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "save", AnswerBody: "<p>Nej.</p>" } }));
  expect(await citationsOf(ID)).toEqual([]);
  expect(done(await client.listLaws()).Acts.map(({ Sfs }) => Sfs)).not.toContain("1977:792");
});

test("what an import writes, and what an older parser read, is parsed in the background", async () => {
  const { ID } = await publish(testApp);
  const [before] = await app.db.select().from(answers).where(eq(answers.ID, ID));
  await app.db.update(answers).set({ AnswerBody: "<p>Se 7 § LAS.</p>" }).where(eq(answers.ID, ID));
  expect(await citationsOf(ID)).toEqual([]);
  const events: BusEvent[] = [];
  const unsubscribe = app.bus.subscribe((event) => events.push(event));
  await indexed();
  await until(() => events.some((event) => event.Entity === "content" && event.ID === ID));
  unsubscribe();
  expect((await citationsOf(ID)).map(({ Sfs, Paragraph }) => [Sfs, Paragraph])).toEqual([["1982:80", "7"]]);

  const outdated = { ParserVersion: 0, Citations: sql`'[]'::jsonb` };
  await app.db.update(answerCitations).set(outdated).where(eq(answerCitations.QuestionID, ID));
  await indexed();
  expect(await citationsOf(ID)).toHaveLength(1);
  const [after] = await app.db.select().from(answers).where(eq(answers.ID, ID));
  expect(after?.Version).toBe(before?.Version);
});
