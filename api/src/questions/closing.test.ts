import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import {
  aQuestion,
  askAndConfirm,
  categoryId,
  done,
  drafted,
  held,
  mailedCode,
  publish,
  refusal,
  someWords,
  waiting,
} from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { services } from "../db/schema/products.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { deletedQuestionCodes } from "../db/schema/records.ts";
import { clean } from "../jobs/cleanup.ts";
import { expireQuestions } from "../jobs/questionExpiry.ts";
import { applyRetention } from "../jobs/retention.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, jobs, asAdmin, asAdvisor, asOtherAdvisor } = testApp;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inHours = (hours: number) => testApp.setTime(new Date(Date.now() + hours * HOUR));
afterEach(() => inHours(0));

const byId = (id: number) => ({ params: { id } });
const decline = (id: number, as = asAdvisor) => as.declineQuestion({ ...byId(id), body: someWords });
const stored = async (id: number) => (await app.db.select().from(questions).where(eq(questions.ID, id)))[0];
const mailsAbout = async (id: number) => (await testApp.mails()).filter(({ text }) => text.includes(`L-${id}`));
const fresh = () => askAndConfirm(testApp);
const withdraw = ({ ID, AccessCode }: { ID: number; AccessCode: string }) =>
  client.withdrawQuestion({ ...byId(ID), accessCode: AccessCode });
const status = (accessCode: string) => client.getQuestionStatus({ accessCode });

async function unpaid() {
  await app.db.update(services).set({ Active: true }).where(eq(services.Code, "Express"));
  const asked = await askAndConfirm(testApp, { Type: "Express" });
  await app.db.update(services).set({ Active: false }).where(eq(services.Code, "Express"));
  return asked;
}
async function unconfirmed() {
  const body = aQuestion(await categoryId(testApp, "hyresratt"), { Email: `u${Math.random()}@exempel.se` });
  const { ID } = done(await client.askQuestion({ body }));
  return { ID, code: await mailedCode(testApp, ID) };
}

describe("declining", () => {
  it("ends the question and its reservation, and shows the reason to the asker and who wrote it", async () => {
    const asked = await fresh();
    done(await asAdvisor.reserveQuestion(byId(asked.ID)));
    const declined = done(await decline(asked.ID));
    expect(declined).toMatchObject({ State: "Rejected", ReservedBy: null, ClosedAt: expect.any(String) });
    expect(declined.Messages).toMatchObject([{ Kind: "declined", Body: someWords.Message, Name: "Karin Prov" }]);
    expect(declined.History.at(-1)).toMatchObject({ Action: "declined", Name: "Karin Prov" });
    expect(done(await status(asked.AccessCode))).toMatchObject({
      ...{ State: "Rejected", ClosedAt: declined.ClosedAt, AnswerBody: null },
      Messages: [{ Kind: "declined", Body: someWords.Message }],
    });
    expect(done(await asOtherAdvisor.getQuestion(byId(asked.ID))).Messages).toEqual([]);
  });

  it("mails the asker a link to the reason, without the reason, the title or a name in the subject", async () => {
    const id = await held(testApp);
    done(await decline(id));
    const [mail] = (await mailsAbout(id)).slice(-1);
    expect(mail?.subject).toBe("Vi kan inte svara på din fråga");
    expect(mail?.text).toContain("/ask_a_question/status?code=");
    expect(mail?.text).not.toMatch(/deposition|papper/);
    expect(done(await status(mail?.code ?? "")).State).toBe("Rejected");
  });

  it("is for the holder and admins", async () => {
    const id = await waiting(testApp);
    expect(refusal(await decline(id))).toBe("409 NOT_RESERVED");
    done(await asAdvisor.reserveQuestion(byId(id)));
    expect(refusal(await decline(id, asOtherAdvisor))).toBe("409 RESERVED_BY_OTHER");
    expect(done(await decline(id, asAdmin)).State).toBe("Rejected");
    expect(done(await decline((await unpaid()).ID, asAdmin)).State).toBe("Rejected");
  });

  it("requires a reason, and changes nothing without", async () => {
    const id = await held(testApp);
    const refused = await asAdvisor.declineQuestion({ ...byId(id), body: { Message: " " } });
    expect(!refused.ok && refused.body.Details).toEqual({ Message: ["REQUIRED"] });
    expect((await stored(id))?.State).toBe("Open");
    done(await asAdvisor.unreserveQuestion(byId(id)));
  });

  it("is refused once the answer is sent, the question closed, or not confirmed", async () => {
    const { ID } = await publish(testApp);
    expect(refusal(await decline(ID, asAdmin))).toBe("409 ALREADY_ANSWERED");
    const id = await waiting(testApp);
    done(await decline(id, asAdmin));
    expect(refusal(await decline(id, asAdmin))).toBe("409 QUESTION_CLOSED");
    expect(refusal(await decline((await unconfirmed()).ID, asAdmin))).toBe("404 NOT_FOUND");
  });

  it("of a question that waits for facts ends the wait, its queued mail and its open review", async () => {
    const id = await drafted(testApp);
    const { Readers } = done(await asAdvisor.listPeerReviews(byId(id)));
    done(await asAdvisor.requestPeerReview({ ...byId(id), body: { ReaderID: Readers[0]?.UserID ?? 0 } }));
    done(await asAdvisor.askForFacts({ ...byId(id), body: someWords }));
    done(await decline(id));
    const subjects = (await mailsAbout(id)).map(({ subject }) => subject);
    expect(subjects).not.toContain("Vi behöver fler uppgifter om din fråga");
    expect(done(await asAdmin.listPeerReviews(byId(id))).Readings).toEqual([]);
    const send = await asAdmin.updateAnswer({ ...byId(id), body: { Action: "send" } });
    expect(refusal(send)).toBe("409 QUESTION_NOT_OPEN");
    expect(refusal(await asAdvisor.reserveQuestion(byId(id)))).toBe("409 QUESTION_NOT_OPEN");
  });
});

describe("withdrawing", () => {
  it("ends the question, also when repeated; facts are no longer accepted", async () => {
    const asked = await fresh();
    done(await asAdmin.askForFacts({ ...byId(asked.ID), body: someWords }));
    expect(done(await withdraw(asked))).toMatchObject({ State: "Withdrawn", ClosedAt: expect.any(String) });
    expect(done(await withdraw(asked)).State).toBe("Withdrawn");
    const body = { Kind: "facts", ...someWords } as const;
    const reply = await client.replyToStaff({ ...byId(asked.ID), body, accessCode: asked.AccessCode });
    expect(refusal(reply)).toBe("409 FACTS_NOT_ASKED");
    const { History } = done(await asAdmin.getQuestion(byId(asked.ID)));
    expect(History.filter(({ Action }) => Action === "withdrawn")).toMatchObject([{ Name: null }]);
    expect(done(await withdraw(await unpaid())).State).toBe("Withdrawn");
  });

  it("ends the reservation and mails its holder", async () => {
    const asked = await fresh();
    done(await asAdvisor.reserveQuestion(byId(asked.ID)));
    done(await withdraw(asked));
    expect(await stored(asked.ID)).toMatchObject({ ReservedByID: null, LeaseUntil: null });
    expect((await mailsAbout(asked.ID)).at(-1)).toMatchObject({
      to: "advisor@lagrum.example",
      subject: `Frågan är återtagen: L-${asked.ID}`,
    });
    expect(refusal(await asAdvisor.renewLease(byId(asked.ID)))).toBe("409 NOT_RESERVED");
    const sent = (await testApp.mails()).length;
    done(await withdraw(await fresh()));
    expect(
      await testApp.mails(),
      "without a holder only the two mails to the asker, of which one is no longer due",
    ).toHaveLength(sent + 1);
  });

  it("is refused once the answer is sent or the question declined, and with another question's code", async () => {
    const asked = await fresh();
    done(await asAdvisor.reserveQuestion(byId(asked.ID)));
    done(await asAdvisor.createAnswer({ body: { QuestionID: asked.ID, AnswerBody: "<p>Ja.</p>" } }));
    done(await asAdvisor.updateAnswer({ ...byId(asked.ID), body: { Action: "send" } }));
    expect(refusal(await withdraw(asked))).toBe("409 ALREADY_ANSWERED");
    const declined = await fresh();
    done(await decline(declined.ID, asAdmin));
    expect(refusal(await withdraw(declined))).toBe("409 QUESTION_CLOSED");
    expect(refusal(await withdraw({ ...asked, ID: declined.ID }))).toBe("404 LINK_INVALID");
  });

  it("at the moment when the answer is sent, one of the two happens", async () => {
    const asked = await fresh();
    done(await asAdvisor.reserveQuestion(byId(asked.ID)));
    done(await asAdvisor.createAnswer({ body: { QuestionID: asked.ID, AnswerBody: "<p>Ja.</p>" } }));
    const [withdrawn, sent] = await Promise.all([
      withdraw(asked),
      asAdvisor.updateAnswer({ ...byId(asked.ID), body: { Action: "send" } }),
    ]);
    expect([withdrawn.ok, sent.ok].filter(Boolean)).toHaveLength(1);
    expect((await stored(asked.ID))?.State).toBe(sent.ok ? "Answered" : "Withdrawn");
  });
});

describe("expiring", () => {
  it("happens 48 hours after an unconfirmed question was asked, and its link says so", async () => {
    const { ID, code } = await unconfirmed();
    const open = await fresh();
    inHours(47);
    expect(await expireQuestions(app)).toBe(0);
    inHours(48.1);
    const confirm = () => client.confirmQuestion({ params: { id: ID, code } });
    expect(refusal(await confirm())).toBe("410 LINK_HAS_EXPIRED");
    expect(await expireQuestions(app)).toBeGreaterThanOrEqual(1);
    expect(await expireQuestions(app)).toBe(0);
    expect((await stored(ID))?.State).toBe("Expired");
    inHours(0);
    expect(refusal(await confirm()), "by a clock that is behind").toBe("410 LINK_HAS_EXPIRED");
    expect(refusal(await asAdmin.getQuestion(byId(ID))), "staff never see it").toBe("404 NOT_FOUND");
    const { Questions } = done(await asAdmin.listQuestions({ query: { State: "all", ID: `${ID},${open.ID}` } }));
    expect(Questions.map((question) => question.ID)).toEqual([open.ID]);
    inHours(7.1 * 24);
    await clean(app);
    expect(await stored(ID)).toBeUndefined();
  });

  it("happens 48 hours after an unpaid question was confirmed", async () => {
    const asked = await unpaid();
    inHours(48.1);
    await expireOrders(app);
    expect(done(await status(asked.AccessCode))).toMatchObject({ State: "Expired", ClosedAt: expect.any(String) });
    inHours(0);
    const { State, History } = done(await asAdmin.getQuestion(byId(asked.ID)));
    expect([State, History.at(-1)?.Action]).toEqual(["Expired", "expired"]);
    expect(refusal(await withdraw(asked))).toBe("409 QUESTION_CLOSED");
  });
});

describe("deleting", () => {
  it("is mailed to the asker, and each link says what happened and when, for 90 days", async () => {
    const Email = "raderad.fraga@exempel.se";
    const asked = await askAndConfirm(testApp, { Email });
    const at = new Date();
    expect((await asAdmin.deleteQuestion(byId(asked.ID))).status).toBe(204);
    expect(await tablesWith(testApp.database, [Email]), "while the mail waits").toEqual([]);
    const [mail] = (await testApp.mails()).filter(({ subject }) => subject === "Din fråga är borttagen");
    expect(mail).toMatchObject({ to: Email, text: expect.stringContaining(`L-${asked.ID}`) });
    expect(mail?.text).not.toContain("svaret och dina");
    const opened = await status(asked.AccessCode);
    expect(refusal(opened)).toBe("410 QUESTION_DELETED");
    const Deleted = !opened.ok ? opened.body.Deleted : undefined;
    expect(Deleted?.State).toBe("Open");
    expect(Date.parse(Deleted?.At ?? "") - at.getTime()).toBeLessThan(60_000);
    expect(refusal(await withdraw(asked))).toBe("410 QUESTION_DELETED");

    testApp.setTime(new Date(Date.now() + 89 * DAY));
    await clean(app);
    expect(refusal(await status(asked.AccessCode))).toBe("410 QUESTION_DELETED");
    testApp.setTime(new Date(Date.now() + 91 * DAY));
    await clean(app);
    expect(refusal(await status(asked.AccessCode))).toBe("404 LINK_INVALID");
  });

  it("leaves hash, state and date of the codes, and no other trace of the asker", async () => {
    const person = { FirstName: "Hildegunn", Email: "hildegunn@exempel.se", Phone: "+46701239111" };
    const asked = await askAndConfirm(testApp, person);
    done(await asAdmin.deleteQuestion(byId(asked.ID)));
    await testApp.mails();
    expect(await tablesWith(testApp.database, [...Object.values(person), asked.AccessCode])).toEqual([]);
    expect(Object.keys((await app.db.select().from(deletedQuestionCodes))[0] ?? {}).sort()).toEqual([
      ...["DeletedAt", "Hash", "State"],
    ]);
  });

  it("of a question whose asker never confirmed the address is not mailed", async () => {
    const { ID } = await unconfirmed();
    const sent = (await testApp.mails()).length;
    done(await asAdmin.deleteQuestion(byId(ID)));
    expect(await testApp.mails()).toHaveLength(sent);
  });

  it("says that the answer is gone too; a mail that can't be delivered is listed with its recipient", async () => {
    const Email = "besvarad.borta@exempel.se";
    const { ID } = await publish(testApp, { Email });
    await testApp.mails();
    done(await asAdmin.deleteQuestion(byId(ID)));
    for (const { id } of await jobs.listMails("mail")) await jobs.boss.update("mail", undefined, { id, retryLimit: 0 });
    await jobs.drain("mail", () => Promise.reject(new Error("451 Later")));
    const { Mails } = done(await asAdmin.listUndeliveredMails());
    expect(Mails).toMatchObject([{ Kind: "questionDeleted", To: Email, QuestionID: ID }]);
    done(await asAdmin.retryMail({ params: { mailId: Mails[0]?.ID ?? "" } }));
    const mail = (await testApp.mails()).find(({ to, subject }) => to === Email && subject.includes("borttagen"));
    expect(mail?.text).toContain("Frågan, svaret och dina uppgifter finns inte kvar hos oss.");
  });
});

it("a closed question is deleted 90 days later, and its link still says so", async () => {
  const asked = await fresh();
  done(await withdraw(asked));
  testApp.setTime(new Date(Date.now() + 89 * DAY));
  await applyRetention(app);
  expect(await app.db.$count(askers, eq(askers.QuestionID, asked.ID))).toBe(1);
  testApp.setTime(new Date(Date.now() + 91 * DAY));
  await applyRetention(app);
  expect(await stored(asked.ID)).toBeUndefined();
  const opened = await status(asked.AccessCode);
  expect(!opened.ok && opened.body.Deleted?.State).toBe("Withdrawn");
});
