import { randomBytes } from "node:crypto";
import type { TestAnswer, TestQuestion } from "@lagrum/core/testQuestion/testQuestionSchema";
import { eq } from "drizzle-orm";
import { accounts } from "../src/db/schema/accounts.ts";
import { done } from "./scenes.ts";
import { type PersonName, people } from "./staff.ts";
import type { TestApp } from "./testApp.ts";
import { emulatorToken } from "./tokens.ts";

/** The UserID of one of the seeded test people. */
export async function userIdOf({ app }: TestApp, name: PersonName): Promise<number> {
  const [row] = await app.db.select().from(accounts).where(eq(accounts.Uid, people[name].Uid));
  if (!row) throw new Error(`no ${name}`);
  return row.UserID;
}

/** A new account: an applicant by default. */
export async function addPerson(testApp: TestApp, more: Partial<typeof accounts.$inferInsert> = {}) {
  const Uid = `person-${randomBytes(6).toString("hex")}`;
  const [row] = await testApp.app.db
    .insert(accounts)
    .values({
      ...{ Uid, Email: `${Uid}@exempel.se`, FirstName: "Vera", LastName: "Vänta", Confirmed: true, PasswordSet: true },
      ...more,
    })
    .returning();
  if (!row) throw new Error("an insert gave no row");
  const signIn = (authTime?: number) =>
    testApp.as(emulatorToken({ sub: Uid, ...(authTime !== undefined && { auth_time: authTime }) }));
  return { id: row.UserID, Uid, Email: row.Email, client: signIn(), signIn };
}

export const aTestQuestion = {
  Title: "Hyresgästen har inte betalat",
  QuestionBody:
    "En hyresvärd vill säga upp en hyresgäst som är två veckor sen med hyran. Vad gäller, och vad råder du?",
  Guide: "12 kap. 42 och 44 §§ jordabalken; återvinningsfrist; meddelande till socialnämnden.",
};

export async function addTestQuestion({ asAdmin }: TestApp, more: object = {}): Promise<TestQuestion> {
  return done(await asAdmin.createTestQuestion({ body: { ...aTestQuestion, ...more } }));
}

/** A new test question that the account without a role has answered. */
export async function testAnswered(testApp: TestApp): Promise<TestAnswer> {
  const params = { id: await userIdOf(testApp, "withoutRole"), testQuestionId: (await addTestQuestion(testApp)).ID };
  return done(await testApp.asAccountWithoutRole.answerTestQuestion({ params, body: { AnswerBody: "Det beror på." } }));
}
