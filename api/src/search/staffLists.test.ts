import type { QuestionQuery } from "@lagrum/core/question/questionSchema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { askAndConfirm, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { answers } from "../db/schema/answers.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdvisor } = testApp;

const names = new Map<number, string>();
async function write(ID: number, Title: string): Promise<number> {
  await app.db.update(questions).set({ Title, QuestionBody: Title }).where(eq(questions.ID, ID));
  await app.db
    .update(answers)
    .set({ AnswerBody: `<p>${Title}</p>` })
    .where(eq(answers.ID, ID));
  names.set(ID, Title);
  return ID;
}
const published = async (Title: string) => write((await publish(testApp)).ID, Title);
const open = async (Title: string) => write((await askAndConfirm(testApp)).ID, Title);

const days = ["måndag", "tisdag", "onsdag", "torsdag", "fredag"];

let waiting: number;
beforeAll(async () => {
  await published("Takrännan läcker");
  await published("Takrännan ramlade på grannens bil");
  for (const day of days) await published(`Grannens hund skäller varje ${day}`);
  waiting = await open("Takrännan droppar på grannens hund");
  await open("Grannens katt");
  await open("Köp enligt 4 kap. 19 § jordabalken");
  await testApp.indexed();
});

type Asked = z.input<typeof QuestionQuery>;
const search = async (query: Asked) => {
  const { Questions, ...list } = done(await asAdvisor.listQuestions({ query }));
  return { ...list, titles: Questions.map(({ ID }) => names.get(ID)) };
};
const find = async (Query: string, more: Asked = {}) => (await search({ Query, ...more })).titles;

describe("a searched staff list", () => {
  it("has rows with every word first, then those with the rarest; open questions among them", async () => {
    const { titles, Search, Total } = await search({ Query: "grannens takränna" });
    expect(new Set(titles.slice(0, 2))).toEqual(
      new Set(["Takrännan ramlade på grannens bil", "Takrännan droppar på grannens hund"]),
    );
    expect(titles[2]).toBe("Takrännan läcker");
    expect(new Set(titles.slice(3)), "the newest have only the common word").toEqual(
      new Set(["Grannens katt", ...days.map((day) => `Grannens hund skäller varje ${day}`)]),
    );
    expect(Search).toEqual({ Corrections: [], Whole: 2 });
    expect(Total).toBe(9);
  });

  it("sorted by a column has only rows with every word", async () => {
    const { titles, Search } = await search({ Query: "grannens takränna", Sort: "ID", Order: "asc" });
    expect(titles).toEqual(["Takrännan ramlade på grannens bil", "Takrännan droppar på grannens hund"]);
    expect(Search?.Whole).toBeNull();
  });

  it("tells which spelling was searched for", async () => {
    const { titles, Search } = await search({ Query: "takränan" });
    expect(Search?.Corrections).toEqual([{ Typed: "takränan", Searched: "takrännan" }]);
    expect(titles).toHaveLength(3);
  });

  it("obeys minus and quotation marks among open questions too, and finds words typed without dots", async () => {
    expect(await find("takrännan -hund -bil")).toEqual(["Takrännan läcker"]);
    expect(await find('"grannens katt"')).toEqual(["Grannens katt"]);
    expect(await find("takrannan droppar", { State: "unanswered" })).toEqual(["Takrännan droppar på grannens hund"]);
  });

  it("finds provisions in open questions however they are written", async () => {
    expect(await find("JB 4:19", { State: "unanswered" })).toEqual(["Köp enligt 4 kap. 19 § jordabalken"]);
  });

  it("has the question of a number or an order first, within the list's filters", async () => {
    expect(await find(`${waiting}`)).toEqual(["Takrännan droppar på grannens hund"]);
    expect(await find(`#${waiting}`)).toEqual(["Takrännan droppar på grannens hund"]);
    expect(await find(`L-${waiting}`, { State: "hidden" })).toEqual([]);
    const [order] = await app.db
      .insert(orders)
      .values({
        ...{ Kind: "Question", State: "Created", QuestionID: waiting, ProductName: "Fråga", Lines: [] },
        ...{ Amount: 0, TaxAmount: 0, Role: "Private", StartNow: false, LoseRight: false, TermsVersion: "1" },
        ...{ AcceptedAt: "2026-11-20T08:00:00Z", ExpiresAt: "2026-11-21T08:00:00Z" },
      })
      .returning({ ID: orders.ID });
    expect(await find(`O-${order?.ID}`)).toEqual(["Takrännan droppar på grannens hund"]);
  });

  it("is paged by number, and has no cursor", async () => {
    const whole = await find("grannens takränna");
    const pages = [];
    for (const Page of [1, 2, 3]) pages.push(...(await find("grannens takränna", { Page, PageSize: 3 })));
    expect(pages).toEqual(whole);
    const { After } = await search({ Query: "grannens", Sort: "ID", PageSize: 1 });
    const query = { Query: "grannens", After: After ?? "" };
    expect(refusal(await asAdvisor.listQuestions({ query }))).toBe("422 INCORRECT_PROPERTIES");
  });

  it("ranks answers and drafts in the same way", async () => {
    const { Answers, Search } = done(await asAdvisor.listAnswersAdvanced({ query: { Query: "grannens takränna" } }));
    expect(Answers.slice(0, 2).map(({ ID }) => names.get(ID))).toEqual([
      "Takrännan ramlade på grannens bil",
      "Takrännan läcker",
    ]);
    expect(Answers).toHaveLength(7);
    expect(Search?.Whole).toBe(1);
  });

  it("is exported in the order that is shown", async () => {
    const response = await testApp.server.inject({
      ...{ method: "POST", url: "/api/questions/export", headers: { "user-token": testApp.tokenOf("advisor") } },
      body: { State: "all", Query: "grannens takränna" },
    });
    const lines = response.body.trim().split("\r\n").slice(1);
    const whole = await find("grannens takränna");
    expect(lines.map((line) => whole.findIndex((title) => line.includes(title ?? "-")))).toEqual(
      whole.map((_, at) => at),
    );
  });
});
