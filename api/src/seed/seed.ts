import { isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { answerSlug } from "@lagrum/core/text/slug";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import { startClock } from "@lagrum/core/workingTime/promises";
import type { Database, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { confirmedProvisions } from "../db/schema/statutes.ts";
import { checkProvisions } from "../provisions/provisionCheck.ts";
import type { DemoAnswer } from "./demoAnswer.ts";
import { demoAnswers } from "./demoAnswers.ts";
import { type DemoOpenQuestion, demoOpenQuestions } from "./demoOpenQuestions.ts";
import { seedRentFigures } from "./rentFigures.ts";
import { seedApplications } from "./seedApplications.ts";
import { type NumberOf, numbersByUri, seedCategories } from "./seedCategories.ts";
import { seedInsurance } from "./seedInsurance.ts";
import { seedLawyers } from "./seedLawyers.ts";
import { seedNews } from "./seedNews.ts";
import { type DemoIdentity, seedPeople } from "./seedPeople.ts";
import { seedProducts, seedServices, seedUniversities } from "./seedPriceList.ts";
import { seedSalaries } from "./seedSalaries.ts";
import { seedSynonyms } from "./seedSynonyms.ts";
import { seedTemplates } from "./seedTemplates.ts";
import { seedWithdrawalLaws } from "./withdrawalLaws.ts";

/**
 * The base data of every installation: the category tree, the price list, products, universities and so on. Idempotent,
 * also in several processes at once; the firm's changes stay.
 */
export function seedBase(db: Database, { arePaidSold = false } = {}): Promise<void> {
  return db.transaction(async (tx) => {
    await seedCategories(tx);
    await seedServices(tx, arePaidSold);
    await seedProducts(tx, await numbersByUri(tx));
    await seedUniversities(tx);
    await seedTemplates(tx);
    await seedInsurance(tx);
    await seedRentFigures(tx);
    await seedWithdrawalLaws(tx);
    await seedSynonyms(tx);
  });
}

/** Example staff, answers and questions, for demo only. Idempotent; rows are matched by e-mail address and SourceID. */
export async function seedDemo(db: Database, identity: DemoIdentity, now: Date): Promise<void> {
  await seedPeople(db, identity, now);
  await db.transaction(async (tx) => {
    const categoryIds = await numbersByUri(tx);
    const staff = new Map((await tx.select().from(accounts)).map(({ Email, UserID }) => [Email, UserID]));
    for (const answer of demoAnswers)
      await insertAnswer(tx, answer, categoryIds, staff.get(answer.AuthorEmail) ?? null);
    for (const question of demoOpenQuestions) await insertOpenQuestion(tx, question, categoryIds, now);
    await seedApplications(tx, categoryIds, now);
    await seedLawyers(tx, staff, categoryIds, now);
    await seedNews(tx);
    await seedSalaries(tx, now);
  });
}

async function insertAnswer(tx: Transaction, answer: DemoAnswer, numberOf: NumberOf, UserID: number | null) {
  const { SourceID, Title, QuestionBody, AnswerBody, Provisions, ValidAt, PublishedAt } = answer;
  const CategoryID = numberOf(answer.Category);
  if (CategoryID === null) return;
  const asked = new Date(Date.parse(PublishedAt) - 2 * 24 * 60 * 60 * 1000).toISOString();
  const [question] = await tx
    .insert(questions)
    .values({
      SourceID,
      Title,
      QuestionBody,
      CategoryID,
      Type: "Free",
      State: "Published",
      Uri: answerSlug(Title),
      CreatedAt: asked,
      ConfirmedAt: asked,
      AnsweredAt: PublishedAt,
      PublishedAt,
      UpdatedAt: PublishedAt,
    })
    .onConflictDoNothing()
    .returning({ ID: questions.ID });
  if (!question) return;
  await tx.insert(answers).values({
    ID: question.ID,
    AnswerBody,
    Provisions,
    ValidAt,
    UserID,
    SentAt: PublishedAt,
    CreatedAt: PublishedAt,
    UpdatedAt: PublishedAt,
  });
  if (UserID !== null) await confirmSecondary(tx, question.ID, answer, UserID);
}

/** Confirms the places in acts that the repository has no facts about, as an author would have. */
async function confirmSecondary(tx: Transaction, id: number, answer: DemoAnswer, UserID: number): Promise<void> {
  const { ValidAt, PublishedAt } = answer;
  const checked = await checkProvisions(tx, id, answer, ValidAt);
  const places = checked.filter((place) => place.Confirmable && !isVerified(place));
  const rows = places.map(({ Sfs, Chapter, Paragraph }) => ({
    ...{ QuestionID: id, Sfs, Chapter, Paragraph, UserID, ConfirmedAt: PublishedAt },
    Reason: "Jämfört med sekundärkällor när exemplet skrevs.",
  }));
  if (rows.length > 0) await tx.insert(confirmedProvisions).values(rows).onConflictDoNothing();
}

async function insertOpenQuestion(tx: Transaction, question: DemoOpenQuestion, numberOf: NumberOf, now: Date) {
  const { Asker, Category, ...text } = question;
  const CategoryID = numberOf(Category);
  if (CategoryID === null) return;
  const [inserted] = await tx
    .insert(questions)
    .values({
      ...text,
      CategoryID,
      State: "Open",
      ConfirmedAt: now.toISOString(),
      ...startClock(text.Type, now, usualHours),
      CreatedAt: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning({ ID: questions.ID });
  if (inserted) await tx.insert(askers).values({ QuestionID: inserted.ID, ...Asker, TermsVersion: "demo" });
}
