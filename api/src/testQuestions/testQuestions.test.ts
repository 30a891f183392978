import { afterAll, describe, expect, it } from "vitest";
import { addPerson, addTestQuestion, aTestQuestion, userIdOf } from "../../test/accounts.ts";
import { categoryId, done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin, asAdvisor, asAccountWithoutRole } = testApp;
const withoutRoleId = await userIdOf(testApp, "withoutRole");

async function answered(more: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(testApp, { FirstName: "Saga", LastName: "Hemlig", ...more });
  const question = await addTestQuestion(testApp);
  const params = { id: person.id, testQuestionId: question.ID };
  const answer = done(
    await person.client.answerTestQuestion({ params, body: { AnswerBody: "Det beror på fristen." } }),
  );
  return { ...person, question, params, answer };
}

describe("test questions", () => {
  it("are listed for applicants in order, active ones only and without the grading guide", async () => {
    const CategoryID = await categoryId(testApp, "hyresratt");
    const last = await addTestQuestion(testApp, { SortOrder: 900, CategoryID });
    const first = await addTestQuestion(testApp, { SortOrder: 800 });
    const inactive = await addTestQuestion(testApp, { Active: false });
    const { TestQuestions } = done(await asAccountWithoutRole.listTestQuestions());
    const shown = TestQuestions.map(({ ID }) => ID);
    expect(shown.filter((id) => id === first.ID || id === last.ID)).toEqual([first.ID, last.ID]);
    expect(shown).not.toContain(inactive.ID);
    expect(TestQuestions.find(({ ID }) => ID === last.ID)).toMatchObject({
      Guide: null,
      AnswerCount: null,
      Category: { Uri: "hyresratt" },
    });
    const one = { params: { id: inactive.ID } };
    expect(refusal(await asAdvisor.getTestQuestion(one))).toBe("404 NOT_FOUND");
    expect(done(await asAdmin.getTestQuestion(one)).Guide).toBe(aTestQuestion.Guide);
    const off = done(await asAdmin.listTestQuestions({ query: { Active: "false" } }));
    expect(off.TestQuestions.map(({ ID }) => ID)).toContain(inactive.ID);
    expect(off.TestQuestions.filter(({ Active }) => Active)).toEqual([]);
  });

  it("can't be listed from the cursor of another list", async () => {
    await addTestQuestion(testApp);
    const newest = done(await asAdmin.listActs({ query: { PageSize: 1 } }));
    expect(newest.After).toEqual(expect.any(String));
    const query = { After: newest.After ?? "" };
    expect(refusal(await asAdmin.listTestQuestions({ query }))).toBe("422 INCORRECT_PROPERTIES");
  });

  it("can't be overwritten by a save of an older version", async () => {
    const { ID, UpdatedAt } = await addTestQuestion(testApp);
    const change = { params: { id: ID }, body: { Title: "Hyran kom två veckor för sent", UpdatedAt } };
    done(await asAdmin.updateTestQuestion(change));
    expect(refusal(await asAdmin.updateTestQuestion(change))).toBe("409 CHANGED_BY_OTHER");
  });

  it("with an unknown area or a too short title are refused", async () => {
    const wrong = await asAdmin.createTestQuestion({ body: { ...aTestQuestion, CategoryID: 999_999, Title: "Hyra" } });
    expect(wrong.body).toMatchObject({ Code: "INCORRECT_PROPERTIES", Details: { Title: ["TOO_SHORT"] } });
    const unknown = await asAdmin.createTestQuestion({ body: { ...aTestQuestion, CategoryID: 999_999 } });
    expect(unknown.body).toMatchObject({ Details: { CategoryID: ["INVALID_VALUE"] } });
  });

  it("can be deleted until they have an answer", async () => {
    const { question } = await answered();
    const params = { id: question.ID };
    expect(refusal(await asAdmin.deleteTestQuestion({ params }))).toBe("409 TEST_QUESTION_ANSWERED");
    expect(done(await asAdmin.getTestQuestion({ params })).AnswerCount).toBe(1);
    const unused = await addTestQuestion(testApp);
    done(await asAdmin.deleteTestQuestion({ params: { id: unused.ID } }));
    expect(refusal(await asAdmin.deleteTestQuestion({ params: { id: unused.ID } }))).toBe("404 NOT_FOUND");
  });
});

describe("an applicant", () => {
  it("answers once, and can change the answer until it is graded", async () => {
    const { client, params, answer } = await answered();
    const body = { AnswerBody: "Hyresgästen kan återvinna hyresrätten inom tre veckor." };
    expect(refusal(await client.answerTestQuestion({ params, body }))).toBe("409 ANSWER_EXISTS");
    expect(done(await client.updateTestAnswer({ params, body })).AnswerBody).toBe(body.AnswerBody);
    done(await asAdmin.gradeTestAnswer({ params: { id: answer.ID }, body: { Grade: "Weak", Comment: "Fel frist" } }));
    expect(refusal(await client.updateTestAnswer({ params, body }))).toBe("409 ALREADY_GRADED");
    const [own] = done(await client.listUserTestAnswers({ params: { id: params.id } })).TestAnswers;
    expect(own).toMatchObject({ AnswerBody: body.AnswerBody, Grade: null, Comment: null });
    expect(own?.GradedAt).not.toBeNull();
  });

  it("can't grade, answer for others, answer an inactive question, or answer after the decision", async () => {
    const { client, params } = await answered();
    expect(refusal(await client.updateTestAnswer({ params, body: { Grade: "Good" } }))).toBe("403 NOT_ALLOWED");
    const other = { ...params, id: withoutRoleId };
    const body = { AnswerBody: "Mitt svar." };
    expect(refusal(await client.answerTestQuestion({ params: other, body }))).toBe("404 NOT_FOUND");
    const inactive = await addTestQuestion(testApp, { Active: false });
    const wrong = { ...params, testQuestionId: inactive.ID };
    expect(refusal(await client.answerTestQuestion({ params: wrong, body }))).toBe("404 NOT_FOUND");
    done(await asAdmin.acceptUser({ params: { id: params.id } }));
    expect(refusal(await client.updateTestAnswer({ params, body }))).toBe("409 APPLICATION_DECIDED");
  });

  it("either saves before a concurrent grade or is refused", async () => {
    for (let round = 0; round < 10; round++) {
      const { client, params, answer } = await answered();
      const [changed] = await Promise.all([
        client.updateTestAnswer({ params, body: { AnswerBody: "Ändrat." } }),
        asAdmin.gradeTestAnswer({ params: { id: answer.ID }, body: { Grade: "Good" } }),
      ]);
      const now = done(await asAdmin.getTestAnswer({ params: { id: answer.ID } }));
      expect([now.Grade, now.AnswerBody]).toEqual(["Good", changed.ok ? "Ändrat." : "Det beror på fristen."]);
    }
  });
});

describe("grading", () => {
  /** The responses to an administrator before there is a grade, as text. */
  const seen = async (path: string) => {
    const headers = { "user-token": testApp.tokenOf("admin") };
    return (await testApp.server.inject({ url: `/api${path}`, headers })).body;
  };

  it("shows no data of the applicant before there is a grade", async () => {
    const Email = "saga.hemlig@exempel.se";
    const { id, answer, question } = await answered({ Email });
    const list = `/testAnswers?Graded=false&TestQuestionID=${question.ID}`;
    for (const text of [await seen(list), await seen(`/testAnswers/${answer.ID}`)]) {
      expect(text).toContain("Det beror på fristen.");
      expect(text).toContain("återvinningsfrist");
      expect(text).not.toMatch(/Saga|Hemlig|exempel\.se|AnsweredAt|UpdatedAt/);
      expect(text).not.toContain(`"UserID":${id}`);
    }
    expect(await seen(`/users/${id}/testAnswers`)).not.toContain("Det beror på fristen.");

    const body = { Grade: "Good", Comment: "Tydligt." } as const;
    const graded = done(await asAdmin.gradeTestAnswer({ params: { id: answer.ID }, body }));
    expect(graded).toMatchObject({ ...body, Applicant: { UserID: id, Name: "Saga Hemlig" } });
    expect(await seen(list)).not.toContain("Det beror på fristen.");
    const [own] = done(await asAdmin.listUserTestAnswers({ params: { id } })).TestAnswers;
    expect(own).toMatchObject({ AnswerBody: "Det beror på fristen.", ...body });
  });

  it("a save of an older text or grade gets 409 without revealing when either was saved", async () => {
    const { client, params, answer } = await answered();
    const one = { params: { id: answer.ID } };
    const { Version } = done(await asAdmin.getTestAnswer(one));
    done(await client.updateTestAnswer({ params, body: { AnswerBody: "Tre veckor." } }));
    const late = await asAdmin.gradeTestAnswer({ ...one, body: { Grade: "Weak", Version } });
    expect([refusal(late), late.body]).toMatchObject([
      "409 CHANGED_BY_OTHER",
      { Present: { AnswerBody: "Tre veckor.", Grade: null, Applicant: null } },
    ]);
    const now = done(await asAdmin.getTestAnswer(one));
    const graded = done(await asAdmin.gradeTestAnswer({ ...one, body: { Grade: "Good", Version: now.Version } }));
    const again = await asAdmin.gradeTestAnswer({ ...one, body: { Grade: "Weak", Version: now.Version } });
    expect(refusal(again)).toBe("409 CHANGED_BY_OTHER");
    expect(graded.Version).not.toBe(now.Version);
  });

  it("lists ungraded answers before graded ones", async () => {
    const [first, second] = [await answered(), await answered()];
    const question = await addTestQuestion(testApp, { SortOrder: 0 });
    for (const { id, client } of [first, second]) {
      const place = { id, testQuestionId: question.ID };
      done(await client.answerTestQuestion({ params: place, body: { AnswerBody: "Svar." } }));
    }
    const query = { TestQuestionID: question.ID };
    const [top] = done(await asAdmin.listTestAnswers({ query })).TestAnswers;
    done(await asAdmin.gradeTestAnswer({ params: { id: top?.ID ?? 0 }, body: { Grade: "Good" } }));
    const { TestAnswers } = done(await asAdmin.listTestAnswers({ query }));
    expect(TestAnswers.map(({ Grade }) => Grade)).toEqual([null, "Good"]);
    expect(done(await asAdmin.getDesk()).TestAnswers).toBeGreaterThan(0);
  });

  it("lists answers by question, and not in the order they arrived", async () => {
    const question = await addTestQuestion(testApp, { SortOrder: 1000 });
    const ids: number[] = [];
    for (let person = 0; person < 12; person++) {
      const { id, client } = await addPerson(testApp);
      const params = { id, testQuestionId: question.ID };
      ids.push(done(await client.answerTestQuestion({ params, body: { AnswerBody: `Svar ${person}` } })).ID);
    }
    const query = { TestQuestionID: question.ID, PageSize: 100 };
    const { TestAnswers } = done(await asAdmin.listTestAnswers({ query }));
    const listed = TestAnswers.map(({ ID }) => ID);
    expect(listed.toSorted((a, b) => a - b)).toEqual(ids);
    expect(listed).not.toEqual(ids);
    const pages = [1, 2, 3].map((Page) => asAdmin.listTestAnswers({ query: { ...query, PageSize: 5, Page } }));
    const paged = (await Promise.all(pages)).flatMap((page) => done(page).TestAnswers.map(({ ID }) => ID));
    expect(paged).toEqual(listed);
  });

  it("also works with the specification's PUT, and records each changed grade in the history", async () => {
    const { id, params } = await answered();
    done(await asAdmin.updateTestAnswer({ params, body: { Grade: "Weak" } }));
    done(await asAdmin.updateTestAnswer({ params, body: { Grade: "Weak" } }));
    done(await asAdmin.updateTestAnswer({ params, body: { Grade: "Acceptable", Comment: "Läst igen." } }));
    const { History } = done(await asAdmin.getUser({ params: { id } }));
    expect(History.map(({ Action, Name }) => [Action, Name])).toEqual([
      ["testGraded", "Maria Prov"],
      ["testGraded", "Maria Prov"],
    ]);
    const both = { AnswerBody: "Mitt.", Grade: "Good" } as const;
    expect((await asAdmin.updateTestAnswer({ params, body: both })).body).toMatchObject({
      Details: { AnswerBody: ["MUST_BE_EMPTY"] },
    });
  });
});
