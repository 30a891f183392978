import { detectPiiInPublication, openFindings } from "@lagrum/core/pii/publication";
import { and, asc, eq, gt } from "drizzle-orm";
import { findAuthor, listAcceptedFindings } from "../anonymisation/anonymisationRepository.ts";
import { insertReport } from "../answers/feedbackRepository.ts";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { lockProgress, saveProgress } from "../db/repairProgress.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { type RepairProgress, repairs } from "../db/schema/repairs.ts";

const Name = "publishedTexts";

/** Answers of one transaction: each is searched for personal data, and requests are served in between. */
const BATCH = 10;

/**
 * Runs the check before publication again over everything that is published, once: texts of earlier versions passed it in
 * forms that it could not read. An answer with open findings comes into the staff's inbox as a report about personal data;
 * it stays published until a person has looked. Batches; goes on after an interruption.
 * @returns the report: how many answers came into the inbox
 */
export async function checkPublishedTexts(
  { db, clock, log }: Pick<App, "db" | "clock" | "log">,
  isStopped: () => boolean = () => false,
): Promise<RepairProgress | undefined> {
  const [before] = await db.select().from(repairs).where(eq(repairs.Name, Name));
  let progress = before?.Report as RepairProgress | undefined;
  while (!progress?.IsDone && !isStopped()) {
    progress = await db.transaction((tx) => nextBatch(tx, clock()));
    if (progress.IsDone && progress.Changed.Reported) {
      log.warn({ repair: Name, changed: progress.Changed }, "published texts have personal data");
    }
  }
  return progress;
}

async function nextBatch(tx: Transaction, now: Date): Promise<RepairProgress> {
  const progress = await lockProgress(tx, Name, now);
  if (progress.IsDone) return progress;
  const rows = await tx
    .select({
      ...{ ID: questions.ID, Title: questions.Title, QuestionBody: questions.QuestionBody },
      ...{ AnswerBody: answers.AnswerBody, UserID: answers.UserID, Version: answers.Version },
    })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(and(eq(questions.State, "Published"), gt(questions.ID, progress.After ?? 0)))
    .orderBy(asc(questions.ID))
    .limit(BATCH);
  for (const row of rows) {
    if (await reportFindings(tx, row)) progress.Changed.Reported = (progress.Changed.Reported ?? 0) + 1;
  }
  progress.Changed.Checked = (progress.Changed.Checked ?? 0) + rows.length;
  progress.After = rows.at(-1)?.ID ?? null;
  progress.IsDone = rows.length < BATCH;
  await saveProgress(tx, Name, progress, now);
  if (progress.IsDone && progress.Changed.Reported) {
    const Changed = Object.entries(progress.Changed).map(([field, count]) => fieldChange(field, null, count));
    await recordChange(
      { tx, caller: null, now },
      { Entity: "repair", EntityID: 0, Action: "publishedChecked", Changed },
    );
  }
  return progress;
}

interface Published {
  ID: number;
  Title: string;
  QuestionBody: string;
  AnswerBody: string;
  UserID: number | null;
  Version: number;
}

/** @returns whether the answer has personal data that nobody has accepted */
async function reportFindings(tx: Transaction, { ID, UserID, Version, ...texts }: Published): Promise<boolean> {
  const found = detectPiiInPublication(texts, await findAuthor(tx, UserID));
  if (found.length === 0) return false;
  const accepted = await listAcceptedFindings(tx, ID);
  const open = openFindings(
    found,
    accepted.map((finding) => finding.Text),
  );
  if (open.length === 0) return false;
  await insertReport(tx, { AnswerID: ID, Version, Reason: "PersonalData", Text: reportText(open.length) });
  return true;
}

const reportText = (count: number): string =>
  `Tjänsten har kontrollerat publicerade texter på nytt och hittat ${count === 1 ? "en uppgift" : `${count} uppgifter`} som kan peka ut någon. Öppna svaret och ersätt dem eller lämna dem kvar med skäl. Dölj svaret om det är bråttom.`;
