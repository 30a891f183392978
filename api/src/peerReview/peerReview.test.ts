import { afterAll, expect, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { askAndConfirm, done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { settings } from "../db/schema/settings.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdvisor, asOtherAdvisor, asAdmin, app } = testApp;
const [readerId, advisorId] = [await userIdOf(testApp, "otherAdvisor"), await userIdOf(testApp, "advisor")];
const byId = (id: number) => ({ params: { id } });

async function drafted() {
  const { ID } = await askAndConfirm(testApp);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
  return ID;
}
const ask = async (id: number) =>
  done(await asAdvisor.requestPeerReview({ ...byId(id), body: { ReaderID: readerId } })).Readings[0]?.ID ?? 0;
const unreserve = (id: number) => asAdmin.unreserveQuestion(byId(id));

test("a reviewer returns an answer with a note and then approves it; an edit makes the approval outdated", async () => {
  const id = await drafted();
  const reviewId = await ask(id);
  const finish = (reviewId: number, body: { Outcome: "Approved" | "Returned"; Note?: string }) =>
    asOtherAdvisor.finishPeerReview({ params: { id, readingId: reviewId }, body });
  expect(refusal(await finish(reviewId, { Outcome: "Returned" })), "why?").toBe("422 INCORRECT_PROPERTIES");
  done(await finish(reviewId, { Outcome: "Returned", Note: "Nämn fristen." }));
  expect(refusal(await finish(reviewId, { Outcome: "Approved" }))).toBe("409 READING_FINISHED");

  const listed = async () => {
    const { Questions } = done(await asAdmin.listQuestions({ query: { State: "reserved", PageSize: 100 } }));
    return Questions.find(({ ID }) => ID === id)?.Reading;
  };
  expect(await listed()).toBe("Returned");
  const again = await ask(id);
  expect(await listed()).toBe("Asked");
  done(await finish(again, { Outcome: "Approved" }));
  done(await asAdvisor.updateAnswer({ ...byId(id), body: { Action: "save", AnswerBody: "<p>Ja!</p>" } }));
  const { Readings, Required } = done(await asAdvisor.listPeerReviews(byId(id)));
  expect(Required).toBe(false);
  expect(Readings).toMatchObject([
    { Outcome: "Approved", Outdated: true, Reader: { Name: "Elias Prov" }, AskedBy: { Name: "Karin Prov" } },
    { Outcome: "Returned", Note: "Nämn fristen." },
  ]);
  done(await asAdvisor.updateAnswer({ ...byId(id), body: { Action: "send" } }));
});

test("the reviewer gets a mail with a link, without the question's text", async () => {
  const id = await drafted();
  await ask(id);
  const sentMail = (await testApp.mails()).find(({ subject }) => subject.endsWith(`L-${id}`));
  expect(sentMail).toMatchObject({
    to: "otheradvisor@lagrum.example",
    subject: `Du är ombedd att granska ett svar: L-${id}`,
  });
  expect(sentMail?.text).toContain(`/admin/questions/reserved/${id}`);
  expect(sentMail?.text).not.toMatch(/deposition|Kim/);
  await unreserve(id);
});

test("a review is requested from one colleague at a time, never from the author", async () => {
  const id = await drafted();
  const { Readers } = done(await asAdvisor.listPeerReviews(byId(id)));
  expect(Readers.map(({ UserID }) => UserID)).toContain(readerId);
  expect(Readers.map(({ UserID }) => UserID)).not.toContain(advisorId);
  const own = { ...byId(id), body: { ReaderID: advisorId } };
  expect(refusal(await asAdvisor.requestPeerReview(own))).toBe("422 INCORRECT_PROPERTIES");
  await ask(id);
  await ask(id);
  expect(done(await asAdvisor.listPeerReviews(byId(id))).Readings).toHaveLength(1);
  await unreserve(id);
});

test("a setting requires a review of answers of a type before they are sent", async () => {
  await app.db.insert(settings).values({ Key: "SECOND_READER_TYPES", Value: "Express, Free" });
  const id = await drafted();
  await expect.poll(async () => done(await asAdvisor.listPeerReviews(byId(id))).Required).toBe(true);
  const send = (AnswerBody?: string) =>
    asAdvisor.updateAnswer({ ...byId(id), body: { Action: "send", ...(AnswerBody && { AnswerBody }) } });
  expect(refusal(await send())).toBe("409 READING_MISSING");
  const reviewId = await ask(id);
  expect(refusal(await send())).toBe("409 READING_MISSING");
  done(await asOtherAdvisor.finishPeerReview({ params: { id, readingId: reviewId }, body: { Outcome: "Approved" } }));
  expect(refusal(await send("<p>Nej.</p>")), "another text than was read").toBe("409 READING_MISSING");
  done(await send());
});
