import type { QuestionList, QuestionQuery } from "@lagrum/core/question/questionSchema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { aQuestion, askAndConfirm, categoryId, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

/** The query of a call. */
type Asked = z.input<typeof QuestionQuery>;

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdmin, asAdvisor, asOtherAdvisor } = testApp;
const area = await categoryId(testApp, "hyresratt");
const deposition = await categoryId(testApp, "hyresratt-deposition");
const lodger = await categoryId(testApp, "hyresratt-inneboende");
const work = await categoryId(testApp, "arvsratt-testamente");
const byId = (id: number) => ({ params: { id } });

describe("the staff's lists", () => {
  let unconfirmed: number;
  let waiting: number;
  let reserved: number;
  let published: number;
  let sent: number;
  let hidden: number;
  beforeAll(async () => {
    unconfirmed = done(await client.askQuestion({ body: aQuestion(deposition) })).ID;
    waiting = (await askAndConfirm(testApp, { CategoryID: lodger, Title: "Kan 100 % av hyran_kostnaden krävas?" })).ID;
    published = (await publish(testApp, { CategoryID: deposition })).ID;
    hidden = (await publish(testApp, { CategoryID: work })).ID;
    done(await asAdvisor.hideQuestion(byId(hidden)));
    sent = (await askAndConfirm(testApp, { CategoryID: work })).ID;
    done(await asAdvisor.reserveQuestion(byId(sent)));
    done(await asAdvisor.createAnswer({ body: { QuestionID: sent, AnswerBody: "<p>Nej.</p>" } }));
    done(await asAdvisor.updateAnswer({ ...byId(sent), body: { Action: "send" } }));
    reserved = (await askAndConfirm(testApp, { CategoryID: work })).ID;
    done(await asAdvisor.reserveQuestion(byId(reserved)));
  });

  const list = async (query: Asked) => {
    const { Questions, Total } = done(await asOtherAdvisor.listQuestions({ query }));
    expect(Questions).toHaveLength(Total);
    return Questions.map(({ ID }) => ID);
  };
  const sorted = (...ids: number[]) => ids.sort((one, other) => other - one);

  it("have the questions of their state, newest first, and never an unconfirmed one", async () => {
    expect(await list({ State: "unanswered" })).toEqual([waiting]);
    expect(await list({ State: "reserved" })).toEqual([reserved]);
    expect(await list({ State: "answered" })).toEqual(sorted(published, hidden, sent));
    expect(await list({ State: "hidden" })).toEqual([hidden]);
    expect(await list({})).toEqual(sorted(waiting, published, hidden, sent, reserved));
    expect(await list({ ID: `${unconfirmed},${waiting}` })).toEqual([waiting]);
    expect(refusal(await asAdmin.getQuestion(byId(unconfirmed)))).toBe("404 NOT_FOUND");
  });

  it("count an expired lease as free before the job leaseExpiry has run", async () => {
    testApp.setTime(new Date(Date.now() + 61 * 60_000));
    const late = testApp.as(testApp.tokenOf("otherAdvisor"));
    const ids = async (State: "unanswered" | "reserved") =>
      done(await late.listQuestions({ query: { State } })).Questions.map(({ ID, ReservedBy }) => [ID, ReservedBy]);
    expect(await ids("reserved")).toEqual([]);
    expect(await ids("unanswered")).toEqual([
      [reserved, null],
      [waiting, null],
    ]);
    testApp.setTime(new Date());
  });

  it("can be filtered by area with its subcategories, type, holder and words", async () => {
    expect(await list({ CategoryID: area })).toEqual(sorted(waiting, published));
    expect(await list({ CategoryID: deposition })).toEqual([published]);
    expect(await list({ Type: "Express" })).toEqual([]);
    const { Questions } = done(await asAdvisor.listQuestions({ query: { State: "reserved" } }));
    expect(await list({ ReservedBy: Questions[0]?.ReservedBy?.UserID ?? 0 })).toEqual([reserved]);
    expect(await list({ ReservedBy: 999_999 })).toEqual([]);
    expect(await list({ Query: "100 % av hyran_" })).toEqual([waiting]);
    expect(await list({ Query: "kr%s" }), "a wildcard is a letter like any other").toEqual([]);
    expect(await list({ Query: `L-${sent}` })).toEqual([sent]);
    expect(await list({ Query: "KOSTNADEN KRÄV" }), "part of a word, in capitals").toEqual([waiting]);
    expect(await list({ Query: "hyran", CategoryID: work }), "found in one category, asked of another").toEqual([]);
  });

  it("have the same pages by number and by cursor, in every order", async () => {
    for (const Sort of ["ConfirmedAt", "PublishedAt", "ID"] as const) {
      for (const Order of ["asc", "desc"] as const) {
        const whole = done(await asAdmin.listQuestions({ query: { Sort, Order } })).Questions.map(({ ID }) => ID);
        const byNumber: number[] = [];
        const byCursor: number[] = [];
        let After: string | null = null;
        for (let Page = 1; Page <= 3; Page++) {
          const query = { Sort, Order, PageSize: 2 };
          const page = done(await asAdmin.listQuestions({ query: { ...query, Page } }));
          expect([page.Total, page.Pages]).toEqual([5, 3]);
          byNumber.push(...page.Questions.map(({ ID }) => ID));
          const next: QuestionList = done(
            await asAdmin.listQuestions({ query: { ...query, ...(After && { After }) } }),
          );
          byCursor.push(...next.Questions.map(({ ID }) => ID));
          After = next.After;
        }
        expect(After, "the last page says that it is the last").toBeNull();
        expect([byNumber, byCursor], `${Sort} ${Order}`).toEqual([whole, whole]);
      }
    }
  });

  it("refuse a page beyond the limit, and a cursor of another list", async () => {
    const code = async (query: Asked) => {
      const outcome = await asAdmin.listQuestions({ query });
      return outcome.ok ? "OK" : outcome.body.Details;
    };
    expect(await code({ Page: 42 })).toEqual({ Page: ["INVALID_VALUE"] });
    expect(await code({ Page: 41 })).toBe("OK");
    expect(await code({ After: "abc" })).toEqual({ After: ["INVALID_VALUE"] });
    const { After } = done(await asAdmin.listQuestions({ query: { Sort: "ID", PageSize: 1 } }));
    expect(await code({ After: After ?? "" }), "one of another order").toEqual({ After: ["INVALID_VALUE"] });
  });

  it("find an open question by other forms of its words, and in spite of a spelling mistake", async () => {
    const Title = "Får jag klaga på ventilationens buller?";
    const { ID } = await askAndConfirm(testApp, {
      Title,
      QuestionBody: "Fläkten på taket låter hela natten i mitt sovrum, och värden svarar inte.",
    });
    await publish(
      testApp,
      { Title: "Har grannen rätt att spela trumpet om natten?" },
      "<p>Nej, inte om ventilation.</p>",
    );
    await testApp.indexed();
    for (const Query of ["ventilation sovrum", "ventilatoin", "fläkt"])
      expect(
        done(await asAdmin.listQuestions({ query: { Query, State: "unanswered" } })).Questions.map((row) => row.ID),
      ).toEqual([ID]);
    done(await asAdmin.deleteQuestion(byId(ID)));
  });

  it("show an excerpt of a long question", async () => {
    const QuestionBody = "Hyresvärden svarar inte. ".repeat(100).trim();
    const { ID } = await askAndConfirm(testApp, { QuestionBody });
    const [row] = done(await asAdmin.listQuestions({ query: { ID: String(ID) } })).Questions;
    expect(row?.QuestionBody.length).toBeLessThanOrEqual(300);
    expect(row?.QuestionBody).toMatch(/^Hyresvärden svarar inte\. .*…$/);
    expect(done(await asAdmin.getQuestion(byId(ID))).QuestionBody).toBe(QuestionBody);
    done(await asAdmin.deleteQuestion(byId(ID)));
  });
});
