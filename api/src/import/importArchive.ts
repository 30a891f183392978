import { detectPiiInPublication } from "@lagrum/core/pii/publication";
import type { Database } from "../db/database.ts";
import { causeOf } from "../db/databaseFailure.ts";
import { type CategoryLabels, createUnknownLabels, type UnknownLabels } from "./categoryLabels.ts";
import { type Entry, importBatch, type Outcome } from "./importBatch.ts";
import { openSeenLines } from "./importRepository.ts";
import type { Fault } from "./jsonLine.ts";
import { parseLine } from "./parseLine.ts";
import type { RawLine } from "./readLines.ts";

/** Lines in a transaction, unless their text is long: then fewer, so that a batch is never much in memory. */
const BATCH_LINES = 500;
const BATCH_CHARACTERS = 4_000_000;

/** Lines by outcome so far. */
export interface Counts {
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  /** Skipped, since staff have edited the answer after an earlier import. */
  skipped: number;
  /** Wordings of statutes that come into force on a day that is not decided yet. */
  undecided?: number;
  failed: number;
  /** New and changed answers with PII findings; null if they are not counted. */
  withPii: number | null;
}

interface ImportOptions {
  /** One connection for this import only. */
  db: Database;
  labels: CategoryLabels;
  clock: () => Date;
  /** Validates everything in read-only transactions. */
  dryRun: boolean;
  /** Counts answers with PII findings, which takes some milliseconds a line. */
  pii: boolean;
  /** Called for each line that can't be stored. */
  onFault(number: number, faults: Fault[]): void;
  /** Called for each line that differs from what is stored, where staff have edited that. */
  onSkipped(number: number): void;
  /** Called after each batch, with the number of the last line in it. */
  onProgress(counts: Counts, lastLine: number): void;
  /** Stops between two batches. */
  signal?: AbortSignal;
}

/**
 * Publishes the lines of an archive in batches, each stored whole before the next is read. A line that can't be stored
 * is reported and skipped.
 * @throws when the database connection is lost; the batches reported by onProgress are stored then.
 */
export async function importArchive(
  lines: AsyncIterable<RawLine>,
  options: ImportOptions,
): Promise<{ counts: Counts; unknown: UnknownLabels }> {
  const { db, labels, clock, onFault, onSkipped, onProgress, signal } = options;
  const counts: Counts = {
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    failed: 0,
    withPii: options.pii ? 0 : null,
  };
  const unknown = createUnknownLabels();
  let batch: Entry[] = [];
  let characters = 0;
  let lastLine = 0;
  const fail = (number: number, faults: Fault[]) => {
    counts.failed += 1;
    onFault(number, faults);
  };
  const flush = async () => {
    const outcomes = batch.length > 0 ? await storeBatch(options, batch) : [];
    for (const [index, { number, answer }] of batch.entries()) {
      const outcome = outcomes[index] ?? "unchanged";
      if (typeof outcome === "string") counts[outcome] += 1;
      else fail(number, [outcome.fault]);
      if (outcome === "skipped") onSkipped(number);
      if (counts.withPii !== null && (outcome === "new" || outcome === "changed") && hasPii(answer))
        counts.withPii += 1;
    }
    batch = [];
    characters = 0;
    onProgress(counts, lastLine);
  };

  await openSeenLines(db);
  for await (const line of lines) {
    counts.read += 1;
    lastLine = line.number;
    const parsed = parseLine(line, clock());
    if ("faults" in parsed) {
      fail(line.number, parsed.faults);
      continue;
    }
    const { Category, ...answer } = parsed.answer;
    const known = labels.find(Category);
    if (known === undefined) unknown.count(Category);
    batch.push({ number: line.number, answer: { ...answer, CategoryID: known ?? labels.fallback } });
    characters += answer.AnswerBody.length + answer.QuestionBody.length;
    if (batch.length >= BATCH_LINES || characters >= BATCH_CHARACTERS) await flush();
    if (signal?.aborted) break;
  }
  await flush();
  return { counts, unknown };
}

const hasPii = ({ AuthorName, ...texts }: Entry["answer"]) => detectPiiInPublication(texts, AuthorName).length > 0;

/** Errors in the data of a line, unlike a lost connection. */
function isFaultOfLine(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const cause = causeOf(error);
  return "code" in cause && /^(22|23|54)/.test(String(cause.code));
}

/** One transaction; when the database refuses a line in it, each line gets its own and the others are stored. */
async function storeBatch(options: ImportOptions, batch: Entry[]): Promise<Outcome[]> {
  const { db, clock, dryRun } = options;
  const store = (entries: Entry[]) =>
    db.transaction((tx) => importBatch(tx, entries, { now: clock(), dryRun }), {
      accessMode: dryRun ? "read only" : "read write",
    });
  try {
    return await store(batch);
  } catch (error) {
    if (!isFaultOfLine(error)) throw error;
    if (batch.length === 1)
      return [{ fault: { field: null, text: `databasen tar inte emot raden: ${causeOf(error).message}` } }];
  }
  const outcomes: Outcome[] = [];
  for (const entry of batch) outcomes.push(...(await storeBatch(options, [entry])));
  return outcomes;
}
