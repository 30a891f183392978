import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { AskQuestion, ConfirmedQuestion } from "@lagrum/core/question/questionSchema";
import { eq } from "drizzle-orm";
import { answers } from "../src/db/schema/answers.ts";
import { categories } from "../src/db/schema/categories.ts";
import { contactMessages } from "../src/db/schema/contact.ts";
import { questions } from "../src/db/schema/questions.ts";
import type { TestApp } from "./testApp.ts";

type Outcome<B> = { ok: true; status: number; body: B } | { ok: false; status: number; body: { Code: string } };

/** The body of a successful response; throws otherwise. */
export function done<B>(outcome: Outcome<B>): B {
  if (!outcome.ok) throw new Error(`refused with ${outcome.status} ${JSON.stringify(outcome.body)}`);
  return outcome.body;
}

/** Status and code of an error response: "409 RESERVED_BY_OTHER". */
export function refusal(outcome: Outcome<unknown>): string {
  return outcome.ok ? `${outcome.status} OK` : `${outcome.status} ${outcome.body.Code}`;
}

/** The ID of the category with that address. */
export async function categoryId({ app }: TestApp, uri: string): Promise<number> {
  const rows = await app.db.select().from(categories);
  const found = rows.find(({ Uri }) => Uri === uri);
  if (!found) throw new Error(`no category ${uri}`);
  return found.ID;
}

/** The body of a valid question. */
export const aQuestion = (CategoryID: number, more: Partial<AskQuestion> = {}): AskQuestion => ({
  Type: "Free",
  CategoryID,
  Title: "Hur får jag tillbaka min deposition?",
  QuestionBody: "Jag flyttade ut för två månader sedan och hyresvärden svarar inte längre när jag ringer.",
  FirstName: "Kim",
  Email: "kim@exempel.se",
  ...(more.Type !== undefined && more.Type !== "Free" && paidFields),
  AcceptTerms: true,
  ...more,
});

/** The additional fields of a paid question. */
const paidFields = {
  ...{ LastName: "Ek", Role: "Private" as const, IsAdult: true as const, StartNow: true, LoseRight: true },
  ...{ Phone: "+46701234567", PreferredTimes: ["måndag förmiddag"] },
} as const;

/** The code in the confirmation link of a question. */
export async function mailedCode(testApp: TestApp, questionId: number): Promise<string> {
  const sentMails = await testApp.mails();
  const code = sentMails.find(({ text }) => text.includes(`id=${questionId}&code=`))?.code;
  if (!code) throw new Error(`no mail that confirms question ${questionId}`);
  return code;
}

/** The access codes of the status page's links, unordered, since mails may arrive in another order. */
export async function statusCodes(testApp: TestApp, to: string): Promise<string[]> {
  const sentMails = await testApp.mails();
  return sentMails
    .filter((sentMail) => sentMail.to === to && sentMail.text.includes("status?code="))
    .map(({ code }) => code);
}

/** A message that is long enough for the asker and for staff. */
export const someWords = { Message: "När skrev ni avtalet, och finns det på papper?" };

let askers = 0;

/** A question that was asked and confirmed from a unique address. */
export async function askAndConfirm(testApp: TestApp, more: Partial<AskQuestion> = {}): Promise<ConfirmedQuestion> {
  const Email = `asker${++askers}@exempel.se`;
  const CategoryID = more.CategoryID ?? (await categoryId(testApp, "hyresratt"));
  const body = aQuestion(CategoryID, { Email, ...more });
  const { ID } = done(await testApp.client.askQuestion({ body }));
  const code = await mailedCode(testApp, ID);
  return done(await testApp.client.confirmQuestion({ params: { id: ID, code } }));
}

/** A free open question. @returns its ID */
export const waiting = async (testApp: TestApp): Promise<number> => (await askAndConfirm(testApp)).ID;

/** A question that the advisor has reserved. @returns its ID */
export async function held(testApp: TestApp): Promise<number> {
  const id = await waiting(testApp);
  done(await testApp.asAdvisor.reserveQuestion({ params: { id } }));
  return id;
}

/** A question that the advisor has reserved, with a draft. @returns its ID */
export async function drafted(testApp: TestApp): Promise<number> {
  const id = await held(testApp);
  done(await testApp.asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } }));
  return id;
}

const QUARTER = 900_000;
let callTimes = 0;
/** A free time for a call, on a quarter of an hour. In the near future, since due times are computed hour by hour. */
export function nextCallTime() {
  callTimes += 1;
  const AgreedAt = (Math.ceil(Date.now() / QUARTER) + 4 * callTimes) * QUARTER + 30 * 86_400_000;
  return { AgreedAt: new Date(AgreedAt).toISOString(), OutsideHours: true };
}

/** A paid question of the type PhoneAdvice, which the form can't choose before payments exist. @returns its ID */
export async function openCall(testApp: TestApp, more: Partial<AskQuestion> = {}): Promise<number> {
  const { ID } = await askAndConfirm(testApp, { Phone: "+46701234567", ...more });
  const none = { DueAt: null, WarnAt: null, EscalateAt: null, PromisedMinutes: null };
  await testApp.app.db
    .update(questions)
    .set({ Type: "PhoneAdvice", ...none })
    .where(eq(questions.ID, ID));
  return ID;
}

/** A question that the advisor has answered and published. */
export async function publish(
  testApp: TestApp,
  more: Partial<AskQuestion> = {},
  html = "<p>Ja.</p>",
): Promise<StaffAnswer> {
  const { ID } = await askAndConfirm(testApp, more);
  done(await testApp.asAdvisor.reserveQuestion({ params: { id: ID } }));
  done(await testApp.asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: html } }));
  const published = done(await testApp.asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "publish" } }));
  return published;
}

/** Publishes an answer about one subject, in its title and question, and in the answer unless it has a text of its own. */
export async function publishAbout(testApp: TestApp, Title: string, answer = Title): Promise<number> {
  const { ID } = await publish(testApp);
  const { db } = testApp.app;
  await db.update(questions).set({ Title, QuestionBody: Title }).where(eq(questions.ID, ID));
  await db
    .update(answers)
    .set({ AnswerBody: `<p>${answer}</p>` })
    .where(eq(answers.ID, ID));
  return ID;
}

/** Queues a mail to an address that has no account. @returns the ID of the message that it is about */
export async function queueMailTo({ app, jobs }: Pick<TestApp, "app" | "jobs">, Email: string): Promise<number> {
  const message = { Name: "Kim", Email, Subject: "Technical" as const, Message: "Sidan är tom." };
  return app.db.transaction(async (tx) => {
    const [row] = await tx.insert(contactMessages).values(message).returning({ ID: contactMessages.ID });
    const MessageID = row?.ID ?? 0;
    await jobs.send(tx, "mail", { Kind: "messageReceived", MessageID });
    return MessageID;
  });
}

/** A mail in the dead-letter queue. @returns its ID */
export async function deadLetterMail(testApp: TestApp): Promise<string> {
  const { jobs, mails } = testApp;
  await mails();
  await queueMailTo(testApp, "borta@exempel.se");
  for (const { id } of await jobs.listMails("mail")) await jobs.boss.update("mail", undefined, { id, retryLimit: 0 });
  await jobs.drain("mail", () => Promise.reject(new Error("550 No such mailbox")));
  const [newest] = (await jobs.listMails("undeliveredMail")).sort((one, other) => +other.createdOn - +one.createdOn);
  return newest?.id ?? "";
}
