import type { AnswerList, AnswerQuery, StaffAnswerQuery } from "@lagrum/core/answer/answerSchema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { askAndConfirm, categoryId, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { categories as areas } from "../seed/categories.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdmin, asAdvisor } = testApp;
const area = await categoryId(testApp, "hyresratt");
const deposition = await categoryId(testApp, "hyresratt-deposition");
const lodger = await categoryId(testApp, "hyresratt-inneboende");
const will = await categoryId(testApp, "arvsratt-testamente");
const byId = (id: number) => ({ params: { id } });

let aboutDeposit: number;
let aboutLodger: number;
let aboutWill: number;
let draft: number;
beforeAll(async () => {
  const made = (CategoryID: number, Title: string, html: string) => publish(testApp, { CategoryID, Title }, html);
  aboutDeposit = (await made(deposition, "Hur får jag tillbaka depositionen?", "<p>Begär den skriftligt.</p>")).ID;
  aboutLodger = (await made(lodger, "Får min inneboende sägas upp?", "<p>Ja. Depositionen betalas tillbaka.</p>")).ID;
  aboutWill = (await made(will, "Gäller ett testamente utan vittnen?", "<p>Nej, två vittnen behövs.</p>")).ID;
  const hidden = (await made(deposition, "Är depositionen dold?", "<p>Ja, depositionen.</p>")).ID;
  done(await asAdvisor.hideQuestion(byId(hidden)));
  draft = (await askAndConfirm(testApp, { CategoryID: deposition })).ID;
  done(await asAdvisor.reserveQuestion(byId(draft)));
  done(await asAdvisor.createAnswer({ body: { QuestionID: draft, AnswerBody: "<p>Utkast</p>" } }));
  await testApp.indexed();
});

const list = async (query: Partial<Omit<AnswerQuery, "Literal">> = {}) => {
  const { Answers, Total } = done(await client.listAnswers({ query }));
  expect(Answers).toHaveLength(Total);
  return Answers.map(({ ID }) => ID);
};

describe("the public list", () => {
  it("has the published and visible answers, newest first, the same for every caller", async () => {
    expect(await list()).toEqual([aboutWill, aboutLodger, aboutDeposit]);
    const forStaff = done(await asAdmin.listAnswers());
    expect(forStaff).toEqual(done(await client.listAnswers()));
  });

  it("filtered by an area includes its subcategories", async () => {
    expect(await list({ CategoryID: area })).toEqual([aboutLodger, aboutDeposit]);
    expect(await list({ CategoryID: deposition })).toEqual([aboutDeposit]);
    expect(await list({ CategoryID: 99_999 })).toEqual([]);
    expect(await list({ ID: `${aboutWill},${draft},99999999` })).toEqual([aboutWill]);
  });

  it("finds inflected forms of the words, the best match first", async () => {
    expect(await list({ Query: "deposition" })).toEqual([aboutDeposit, aboutLodger]);
    expect(await list({ Query: "depositioner", Sort: "PublishedAt" })).toEqual([aboutLodger, aboutDeposit]);
    expect(await list({ Query: "deposition", CategoryID: lodger })).toEqual([aboutLodger]);
    expect(await list({ Query: "deposition", CategoryID: will })).toEqual([]);
    expect(await list({ Query: "utkast" })).toEqual([]);
  });

  it("marks the hits in the title and in an excerpt of question and answer", async () => {
    const hits = async (Query: string) => {
      const [first] = done(await client.listAnswers({ query: { Query } })).Answers;
      const of = (pieces: { Text: string; Hit: boolean }[] = []) =>
        pieces.filter(({ Hit }) => Hit).map(({ Text }) => Text);
      return { title: of(first?.Found?.Title), excerpt: of(first?.Found?.Excerpt), found: first?.Found };
    };
    expect(await hits("inneboendes")).toMatchObject({ title: ["inneboende"] });
    expect(await hits("vittnen behövs")).toMatchObject({ title: ["vittnen"], excerpt: ["vittnen", "behövs"] });
    const { found } = await hits("sägas upp");
    expect(found?.Title.map(({ Text }) => Text).join("")).toBe("Får min inneboende sägas upp?");
    expect(done(await client.listAnswers()).Answers.every(({ Found }) => Found === null)).toBe(true);
  });

  it("has the area of each answer", async () => {
    const [newest] = done(await client.listAnswers()).Answers;
    expect(newest).toMatchObject({ Category: { Name: "Testamente" }, Area: { Name: "Arvsrätt", Uri: "arvsratt" } });
    expect(done(await client.getAnswer(byId(aboutWill))).Area.Uri).toBe("arvsratt");
  });

  it.each(["och", "'", "a & | !", '"', "%", "\\", "🙂", "<b>"])("answers 200 to a search for %j", async (Query) => {
    expect((await client.listAnswers({ query: { Query } })).status).toBe(200);
  });

  it("has the same pages by number and by cursor", async () => {
    for (const Order of ["asc", "desc"] as const) {
      const whole = await list({ Order });
      const pages: number[] = [];
      let After: string | null = null;
      for (let Page = 1; Page <= 3; Page++) {
        const byNumber = done(await client.listAnswers({ query: { Order, PageSize: 1, Page } }));
        const byCursor: AnswerList = done(
          await client.listAnswers({ query: { Order, PageSize: 1, ...(After && { After }) } }),
        );
        expect(byCursor.Answers).toEqual(byNumber.Answers);
        expect(byNumber).toMatchObject({ Total: 3, Pages: 3 });
        pages.push(...byNumber.Answers.map(({ ID }) => ID));
        After = byCursor.After;
      }
      expect(After).toBeNull();
      expect(pages).toEqual(whole);
    }
    expect(done(await client.listAnswers({ query: { Page: 9 } }))).toMatchObject({ Answers: [], Total: 3, Pages: 1 });
    expect(refusal(await client.listAnswers({ query: { Page: 42 } }))).toBe("422 INCORRECT_PROPERTIES");
    expect(refusal(await client.listAnswers({ query: { After: "x" } }))).toBe("422 INCORRECT_PROPERTIES");
  });
});

describe("similar answers", () => {
  it("are of the same area and never hidden ones", async () => {
    const similar = async () =>
      done(await client.getAnswer(byId(aboutDeposit))).Question.similarAnswers.map(({ ID }) => ID);
    const shown = await similar();
    expect(shown[0]).toBe(aboutLodger);
    done(await asAdvisor.hideQuestion(byId(aboutLodger)));
    expect(await similar()).toEqual(shown.slice(1));
    done(await asAdvisor.unhideQuestion(byId(aboutLodger)));
    await testApp.indexed();
    expect(await similar()).toEqual(shown);
    const question = done(await asAdvisor.getQuestion(byId(draft)));
    expect(question.similarAnswers.map(({ ID }) => ID)).toContain(aboutDeposit);
  });
});

describe("the staff's list of answers", () => {
  const titles = async (query: z.input<typeof StaffAnswerQuery>) =>
    done(await asAdvisor.listAnswersAdvanced({ query })).Answers.map(({ ID }) => ID);

  it("has drafts and hidden answers too, and can be filtered", async () => {
    const all = done(await asAdvisor.listAnswersAdvanced());
    expect(all.Total).toBe(5);
    expect(all.Answers[0]).toMatchObject({ ID: draft, Uri: null, PublishedAt: null, User: { Name: "Karin Prov" } });
    expect(await titles({ State: "Open" })).toEqual([draft]);
    expect(await titles({ Hidden: "true" })).toHaveLength(1);
    expect(await titles({ Hidden: "false", CategoryID: area, State: "Published" })).toEqual([
      aboutLodger,
      aboutDeposit,
    ]);
    expect(await titles({ Query: "vittnen" })).toEqual([aboutWill]);
    expect(await titles({ Type: "Express" })).toEqual([]);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(new Date());
    expect(await titles({ PublishedFrom: today, PublishedTo: today })).toHaveLength(4);
    expect(await titles({ PublishedTo: "2020-01-01" })).toEqual([]);
    const author = all.Answers[0]?.User?.UserID ?? 0;
    expect(await titles({ UserID: author })).toHaveLength(5);
    expect(await titles({ UserID: author + 1 })).toEqual([]);
    expect(await titles({ Sort: "ID", Order: "asc", ID: `${aboutWill},${aboutDeposit}` })).toEqual([
      aboutDeposit,
      aboutWill,
    ]);
  });

  it("continues after a cursor at a row without a date", async () => {
    const first = done(await asAdvisor.listAnswersAdvanced({ query: { PageSize: 1 } }));
    expect(first.Answers[0]?.PublishedAt).toBeNull();
    const next = done(await asAdvisor.listAnswersAdvanced({ query: { After: first.After ?? "" } }));
    expect(next.Answers).toHaveLength(4);
  });
});

describe("categories", () => {
  it("are a tree in the editors' order, with the number of visible answers", async () => {
    const { Categories } = done(await client.listCategories());
    expect(Categories).toHaveLength(areas.length);
    const rent = Categories.find(({ ID }) => ID === area);
    expect(rent).toMatchObject({ Name: "Hyresrätt", Uri: "hyresratt", AnswerCount: 2 });
    expect(rent?.Children.find(({ ID }) => ID === deposition)?.AnswerCount).toBe(1);
    expect(rent?.Children.map(({ Name }) => Name).slice(0, 2)).toEqual(["Hyra i andra hand", "Oskälig hyra"]);
    done(await asAdvisor.hideQuestion(byId(aboutDeposit)));
    await expect
      .poll(async () => done(await client.listCategories()).Categories.find(({ ID }) => ID === area)?.AnswerCount)
      .toBe(1);
    done(await asAdvisor.unhideQuestion(byId(aboutDeposit)));
  });
});
