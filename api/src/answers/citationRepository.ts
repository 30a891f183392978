import { findAnswerCitations, parserVersion } from "@lagrum/core/answer/answerCitations";
import type { CitationSpan } from "@lagrum/core/law/provisionSchema";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { answerCitations } from "../db/schema/statutes.ts";
import type { StoredText } from "./answerRepository.ts";

/** Answers of one transaction. */
const BATCH = 100;

/** Stores where a text that is being saved cites provisions. */
export async function storeCitations(tx: Transaction, id: number, text: StoredText): Promise<void> {
  await update(tx, [{ id, citations: findAnswerCitations(text) }]);
}

/**
 * Finds the citations of answers that an import has written, or that an earlier version of the parser read, batch after
 * batch. Several processes may call it at once: each takes other rows.
 * @returns how many answers were parsed
 */
export async function parseAll(db: Database, isStopped: () => boolean = () => false): Promise<number> {
  let parsed = 0;
  while (!isStopped()) {
    const count = await db.transaction(parseBatch);
    parsed += count;
    if (count < BATCH) break;
  }
  return parsed;
}

async function parseBatch(tx: Transaction): Promise<number> {
  const pending = tx
    .$with("pending")
    .as(
      tx
        .select({ id: answerCitations.QuestionID })
        .from(answerCitations)
        .where(sql`${answerCitations.ParserVersion} < ${parserVersion}`)
        .orderBy(answerCitations.ParserVersion, answerCitations.QuestionID)
        .limit(BATCH)
        .for("update", { skipLocked: true }),
    );
  const { AnswerBody, Provisions, ValidAt } = answers;
  const rows = await tx
    .with(pending)
    .select({ id: answers.ID, AnswerBody, Provisions, ValidAt })
    .from(pending)
    .innerJoin(answers, eq(answers.ID, pending.id));
  await update(
    tx,
    rows.map(({ id, ...text }) => ({ id, citations: findAnswerCitations(text) })),
  );
  return rows.length;
}

async function update(tx: Transaction, found: readonly { id: number; citations: CitationSpan[] }[]): Promise<void> {
  if (found.length === 0) return;
  await tx.execute(sql`
    update ${answerCitations} as stored set citations = found.citations, parser_version = ${parserVersion}
    from json_to_recordset(${JSON.stringify(found)}) as found (id int, citations jsonb)
    where stored.question_id = found.id`);
}
