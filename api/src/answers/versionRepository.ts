import type { AnswerAction } from "@lagrum/core/answer/answerSchema";
import type { AnswerText } from "@lagrum/core/answer/answerText";
import type { AnswerVersion, AnswerVersionRow } from "@lagrum/core/answer/answerVersionSchema";
import type { Provision } from "@lagrum/core/law/provisionSchema";
import { stripHtml } from "@lagrum/core/text/text";
import { and, desc, eq, ne } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { answerVersions } from "../db/schema/answerVersions.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";

/** Versions in a list: days of writing. */
const LISTED = 200;

const columns = {
  ID: answerVersions.ID,
  SavedAt: answerVersions.SavedAt,
  Action: answerVersions.Action,
  AnswerBody: answerVersions.AnswerBody,
  Provisions: answerVersions.Provisions,
  ValidAt: answerVersions.ValidAt,
  UserID: answerVersions.UserID,
  FirstName: accounts.FirstName,
  LastName: accounts.LastName,
};

const selectVersions = (db: Reader, answerId: number, versionId?: number) =>
  db
    .select(columns)
    .from(answerVersions)
    .leftJoin(accounts, eq(accounts.UserID, answerVersions.UserID))
    .where(
      and(
        eq(answerVersions.AnswerID, answerId),
        versionId === undefined ? undefined : eq(answerVersions.ID, versionId),
      ),
    )
    .orderBy(desc(answerVersions.ID))
    .limit(LISTED);

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

const toRow = ({ ID, SavedAt, Action, AnswerBody, UserID, FirstName, LastName }: Row): AnswerVersionRow => ({
  ID,
  SavedAt,
  Action,
  Characters: stripHtml(AnswerBody).length,
  User: UserID === null ? null : { UserID, Name: nameOf({ FirstName, LastName }) },
});

/** The versions of an answer, newest first. @throws Failure NOT_FOUND where staff see no answer */
export async function listVersions(db: Reader, answerId: number): Promise<AnswerVersionRow[]> {
  const rows = await selectVersions(db, answerId);
  if (rows.length === 0) await mustExist(db, answerId);
  return rows.map(toRow);
}

async function mustExist(db: Reader, answerId: number): Promise<void> {
  const [answer] = await db
    .select({ ID: answers.ID })
    .from(answers)
    .innerJoin(questions, eq(questions.ID, answers.ID))
    .where(and(eq(answers.ID, answerId), ne(questions.State, "AwaitingConfirmation")));
  if (!answer) throw new Failure("NOT_FOUND");
}

/** @throws Failure NOT_FOUND, also for the version of another answer */
export async function getVersion(db: Reader, answerId: number, versionId: number): Promise<AnswerVersion> {
  const [row] = await selectVersions(db, answerId, versionId);
  if (!row) throw new Failure("NOT_FOUND");
  const { AnswerBody, Provisions, ValidAt } = row;
  return { ...toRow(row), AnswerBody, Provisions, ValidAt };
}

/** Every provision that a version of the answer cites. */
export async function listVersionProvisions(db: Reader, answerId: number): Promise<Provision[]> {
  const rows = await db
    .select({ Provisions: answerVersions.Provisions })
    .from(answerVersions)
    .where(eq(answerVersions.AnswerID, answerId));
  return rows.flatMap(({ Provisions }) => Provisions);
}

/** The newest version. The caller must have locked the question. */
export async function findLatestVersion(tx: Transaction, answerId: number) {
  const [row] = await tx
    .select()
    .from(answerVersions)
    .where(eq(answerVersions.AnswerID, answerId))
    .orderBy(desc(answerVersions.ID))
    .limit(1);
  return row;
}

interface NewVersion extends AnswerText {
  Provisions: Provision[];
  UserID: number | null;
  Action: AnswerAction;
}

export async function insertVersion(tx: Transaction, answerId: number, version: NewVersion, at: string) {
  await tx.insert(answerVersions).values({ ...version, AnswerID: answerId, CreatedAt: at, SavedAt: at });
}

export async function updateVersion(tx: Transaction, id: number, set: Partial<NewVersion> & { SavedAt?: string }) {
  await tx.update(answerVersions).set(set).where(eq(answerVersions.ID, id));
}
