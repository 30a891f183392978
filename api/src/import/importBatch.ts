import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../db/database.ts";
import {
  findEditedByStaff,
  findStored,
  insertPublished,
  lockQuestions,
  noteLines,
  type PlacedAnswer,
  type StoredAnswer,
  updatePublished,
} from "./importRepository.ts";
import type { Fault } from "./jsonLine.ts";

/** A line that can be stored, with its number in the file. */
export interface Entry {
  number: number;
  answer: PlacedAnswer;
}

/** The outcome of a line. `skipped`: the stored answer was edited by staff, so the line is not imported. */
export type Outcome = "new" | "changed" | "unchanged" | "skipped" | { fault: Fault };

/**
 * Stores a batch of lines inside a transaction with a handful of statements.
 * @param dryRun validates without writing
 * @returns the outcome of each line, in order
 */
export async function importBatch(
  tx: Transaction,
  entries: Entry[],
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<Outcome[]> {
  const firstLines = await noteLines(
    tx,
    entries.map(({ number, answer }) => ({ number, SourceID: answer.SourceID })),
  );
  const stored = await findStored(tx, [...firstLines.keys()]);
  const outcomes = entries.map(({ number, answer }): Outcome => {
    const first = firstLines.get(answer.SourceID);
    if (first !== number) return { fault: { field: "SourceID", text: `finns redan på rad ${first}` } };
    const row = stored.get(answer.SourceID);
    if (!row) return "new";
    if (row.AnswerBody === null)
      return { fault: { field: "SourceID", text: "hör redan till en fråga som väntar på svar" } };
    return isSame(row, answer) ? "unchanged" : "changed";
  });
  const answersThat = (wanted: Outcome) =>
    entries.filter((_, index) => outcomes[index] === wanted).map(({ answer }) => answer);

  const changed = answersThat("changed").map((answer) => ({ ...answer, ID: stored.get(answer.SourceID)?.ID ?? 0 }));
  const edited = await findEdited(tx, changed, dryRun);
  if (!dryRun) {
    await insertPublished(tx, answersThat("new"));
    await updatePublished(
      tx,
      changed.filter(({ ID }) => !edited.has(ID)),
      now,
    );
  }
  return outcomes.map((outcome, index) => {
    const id = stored.get(entries[index]?.answer.SourceID ?? null)?.ID;
    return outcome === "changed" && id !== undefined && edited.has(id) ? "skipped" : outcome;
  });
}

const isSame = (row: StoredAnswer, answer: PlacedAnswer): boolean =>
  row.Title === answer.Title &&
  row.QuestionBody === answer.QuestionBody &&
  row.AnswerBody === answer.AnswerBody &&
  row.CategoryID === answer.CategoryID &&
  row.PublishedAt === answer.PublishedAt &&
  row.ValidAt === answer.ValidAt &&
  isDeepStrictEqual(row.Provisions, answer.Provisions);

async function findEdited(tx: Transaction, changed: { ID: number }[], dryRun: boolean): Promise<Set<number>> {
  if (changed.length === 0) return new Set();
  const ids = changed.map(({ ID }) => ID);
  if (!dryRun) await lockQuestions(tx, ids);
  return findEditedByStaff(tx, ids);
}
