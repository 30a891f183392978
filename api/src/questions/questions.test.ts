import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { aQuestion, askAndConfirm, categoryId, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdmin, asAdvisor, asOtherAdvisor, app } = testApp;
const deposition = await categoryId(testApp, "hyresratt-deposition");
const work = await categoryId(testApp, "arvsratt-testamente");
const byId = (id: number) => ({ params: { id } });

describe("editing", () => {
  it("is allowed for the holder and admins, and is recorded in the history", async () => {
    const { ID } = await askAndConfirm(testApp);
    const edit = { ...byId(ID), body: { Title: "Hur får hyresgästen tillbaka sin deposition?" } };
    expect(refusal(await asAdvisor.updateQuestion(edit))).toBe("409 NOT_RESERVED");
    done(await asOtherAdvisor.reserveQuestion(byId(ID)));
    expect(refusal(await asAdvisor.updateQuestion(edit))).toBe("409 RESERVED_BY_OTHER");
    const edited = done(await asOtherAdvisor.updateQuestion(edit));
    expect(edited.Title).toBe(edit.body.Title);
    expect(edited.History.at(-1)).toMatchObject({ Action: "edited", Name: "Elias Prov" });
    expect(done(await asAdmin.updateQuestion({ ...byId(ID), body: { CategoryID: work } })).Category.ID).toBe(work);
    expect(refusal(await asAdmin.updateQuestion({ ...byId(ID), body: { CategoryID: 99_999 } }))).toBe(
      "422 INCORRECT_PROPERTIES",
    );
    done(await asAdmin.unreserveQuestion(byId(ID)));
  });

  it("does not change a published question's address", async () => {
    const { ID, Uri } = await publish(testApp);
    const body = { Title: "Något helt annat än det var från början" };
    expect(done(await asAdmin.updateQuestion({ ...byId(ID), body }))).toMatchObject({ Uri, Title: body.Title });
    expect(refusal(await asAdvisor.updateQuestion({ ...byId(ID), body }))).toBe("403 NOT_ALLOWED");
  });
});

describe("hiding", () => {
  it("removes the answer from the public until it is shown again", async () => {
    const { ID, Uri } = await publish(testApp);
    const uri = { params: { uri: Uri ?? "" } };
    expect((await client.getAnswerByUri(uri)).status).toBe(200);
    expect(done(await asOtherAdvisor.hideQuestion(byId(ID))).Hidden).toBe(true);
    expect(done(await asOtherAdvisor.hideQuestion(byId(ID))).Hidden).toBe(true);
    expect(refusal(await client.getAnswerByUri(uri))).toBe("404 NOT_FOUND");
    expect(refusal(await client.getAnswer(byId(ID)))).toBe("404 NOT_FOUND");
    expect(done(await asAdvisor.getAnswerByUri(uri)).ID).toBe(ID);
    const shown = done(await asAdvisor.unhideQuestion(byId(ID)));
    expect(shown.History.slice(-2).map(({ Action }) => Action)).toEqual(["hidden", "unhidden"]);
    expect((await client.getAnswerByUri(uri)).status).toBe(200);
  });

  it("can't be undone while the published text has personal data that was not accepted", async () => {
    const { ID } = await publish(testApp);
    await app.db.update(questions).set({ Title: "Kan Zlatko Novak säga upp mitt avtal?" }).where(eq(questions.ID, ID));
    done(await asAdvisor.hideQuestion(byId(ID)));
    const refused = await asAdvisor.unhideQuestion(byId(ID));
    expect([refusal(refused), !refused.ok && refused.body.Findings?.map(({ Text }) => Text)]).toEqual([
      "409 IDENTIFYING_LEFT",
      ["Zlatko Novak"],
    ]);
    expect(done(await asAdvisor.getQuestion(byId(ID))).Hidden).toBe(true);
    const LeftStanding = [{ Text: "Zlatko Novak", Reason: "Hyresvärden är en offentlig person." }];
    done(await asAdmin.anonymise({ ...byId(ID), body: { LeftStanding } }));
    expect(done(await asAdvisor.unhideQuestion(byId(ID))).Hidden).toBe(false);
  });

  it("can't be undone after an objection", async () => {
    const asked = await askAndConfirm(testApp);
    done(await client.objectToPublication({ ...byId(asked.ID), accessCode: asked.AccessCode }));
    expect(refusal(await asAdmin.unhideQuestion(byId(asked.ID)))).toBe("409 PUBLICATION_OBJECTED");
  });

  it("an unconfirmed question gets 404", async () => {
    const { ID } = done(await client.askQuestion({ body: aQuestion(deposition) }));
    expect(refusal(await asAdmin.hideQuestion(byId(ID)))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.unhideQuestion(byId(ID)))).toBe("404 NOT_FOUND");
  });
});

describe("deleting", () => {
  it("removes the question, the answer and the asker's data, and records who did it", async () => {
    const { ID } = await publish(testApp);
    expect((await asAdmin.deleteQuestion(byId(ID))).status).toBe(204);
    expect(refusal(await asAdmin.getQuestion(byId(ID)))).toBe("404 NOT_FOUND");
    expect(refusal(await client.getAnswer(byId(ID)))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.deleteQuestion(byId(ID)))).toBe("404 NOT_FOUND");
    expect(await app.db.$count(questions, eq(questions.ID, ID))).toBe(0);
    expect(await app.db.$count(askers, eq(askers.QuestionID, ID))).toBe(0);
    const records = await app.db.select().from(changes).where(eq(changes.EntityID, ID));
    expect(records.at(-1)).toMatchObject({ Action: "deleted", UserID: expect.any(Number) });
  });
});
