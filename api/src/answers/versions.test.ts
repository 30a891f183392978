import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { answers } from "../db/schema/answers.ts";
import { answerVersions } from "../db/schema/answerVersions.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
const { client, asAdmin, asAdvisor, app } = testApp;
afterAll(() => testApp.close());
afterEach(async () => {
  testApp.setTime(new Date());
  await app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null });
});

const byId = (id: number) => ({ params: { id } });
const save = async (id: number, AnswerBody: string, more: { NewVersion?: boolean } = {}) =>
  done(await asAdvisor.updateAnswer({ ...byId(id), body: { Action: "save", AnswerBody, ...more } }));
const after = (minutes: number) => testApp.setTime(new Date(Date.now() + minutes * 60_000));

async function draft(AnswerBody = "<p>Ja, hela summan.</p>") {
  const { ID } = await askAndConfirm(testApp);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody } }));
  return ID;
}
const versionsOf = async (id: number) => done(await asAdmin.listAnswerVersions(byId(id))).Versions;
async function textsOf(id: number): Promise<string[]> {
  const texts: string[] = [];
  for (const { ID } of await versionsOf(id)) {
    texts.push(done(await asAdmin.getAnswerVersion({ params: { id, versionId: ID } })).AnswerBody);
  }
  return texts;
}

describe("the versions of a draft", () => {
  it("one person's saves within five minutes are one version, with who, when and length", async () => {
    const id = await draft();
    await save(id, "<p>Ja, hela summan, genast.</p>");
    await save(id, "<p>Ja, hela summan, inom en månad.</p>");
    expect(await textsOf(id)).toEqual(["<p>Ja, hela summan, inom en månad.</p>"]);
    after(6);
    await save(id, "<p>Ja, hela summan, inom två månader.</p>");
    const versions = await versionsOf(id);
    expect(versions.map(({ User, Action, Characters }) => [User?.Name, Action, Characters])).toEqual([
      ["Karin Prov", "save", "Ja, hela summan, inom två månader.".length],
      ["Karin Prov", "save", "Ja, hela summan, inom en månad.".length],
    ]);
    const [newest, oldest] = versions.map(({ SavedAt }) => Date.parse(SavedAt));
    expect((newest ?? 0) - (oldest ?? 0)).toBeGreaterThan(5 * 60_000);
  });

  it("a save that changes nothing adds no version", async () => {
    const id = await draft();
    const before = done(await asAdvisor.getQuestionAnswer(byId(id)));
    after(6);
    const saved = await save(id, "<p>Ja, hela summan.</p>");
    expect([saved.Version, saved.UpdatedAt]).toEqual([before.Version, before.UpdatedAt]);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it("another person's save, a requested version and a large deletion each start a new version", async () => {
    const id = await draft("<p>Karins långa text om depositionen.</p>");
    done(
      await asAdmin.updateAnswer({
        ...byId(id),
        body: { Action: "save", AnswerBody: "<p>Marias långa text om depositionen.</p>" },
      }),
    );
    await save(id, "<p>Karins andra text om depositionen.</p>");
    await save(id, "<p>Återställd text om depositionen.</p>", { NewVersion: true });
    await save(id, "<p>Nej.</p>");
    expect(await textsOf(id)).toEqual([
      "<p>Nej.</p>",
      "<p>Återställd text om depositionen.</p>",
      "<p>Karins andra text om depositionen.</p>",
      "<p>Marias långa text om depositionen.</p>",
      "<p>Karins långa text om depositionen.</p>",
    ]);
  });

  it("are found under their own answer only", async () => {
    const [one, other] = [await draft(), await draft()];
    const [version] = await versionsOf(one);
    const versionId = version?.ID ?? 0;
    expect(refusal(await asAdvisor.getAnswerVersion({ params: { id: other, versionId } }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdvisor.listAnswerVersions(byId(999_999)))).toBe("404 NOT_FOUND");
    const { ID } = await askAndConfirm(testApp);
    expect(refusal(await asAdvisor.listAnswerVersions(byId(ID))), "nothing written yet").toBe("404 NOT_FOUND");
    expect(refusal(await client.listAnswerVersions(byId(one)))).toBe("401 NOT_LOGGED_IN");
  });

  it("are deleted with the question", async () => {
    const id = await draft();
    done(await asAdmin.deleteQuestion(byId(id)));
    expect(await app.db.select().from(answerVersions).where(eq(answerVersions.AnswerID, id))).toEqual([]);
  });
});

describe("the versions of a published answer", () => {
  it("list each later change with who made it", async () => {
    const { ID } = await publish(testApp);
    await save(ID, "<p>Ja, hela.</p>");
    done(await asAdmin.updateAnswer({ ...byId(ID), body: { Action: "save", AnswerBody: "<p>Ja, hela summan.</p>" } }));
    expect((await versionsOf(ID)).map(({ User, Action }) => [User?.Name, Action])).toEqual([
      ["Maria Prov", "publish"],
      ["Karin Prov", "publish"],
      ["Karin Prov", "publish"],
    ]);
    expect(await textsOf(ID)).toEqual(["<p>Ja, hela summan.</p>", "<p>Ja, hela.</p>", "<p>Ja.</p>"]);
  });

  it("begin with the imported text", async () => {
    const { ID } = await publish(testApp);
    await app.db.delete(answerVersions).where(eq(answerVersions.AnswerID, ID));
    await app.db.update(answers).set({ AnswerBody: "<p>Importerat.</p>", UserID: null }).where(eq(answers.ID, ID));
    done(await asAdmin.updateAnswer({ ...byId(ID), body: { Action: "save", AnswerBody: "<p>Rättat.</p>" } }));
    expect(await textsOf(ID)).toEqual(["<p>Rättat.</p>", "<p>Importerat.</p>"]);
    expect((await versionsOf(ID)).map(({ User }) => User?.Name ?? null)).toEqual(["Maria Prov", null]);
  });
});
