import { chapterOf } from "@lagrum/core/law/place";
import { dayOf } from "@lagrum/core/text/dates";
import type { Database, Transaction } from "../db/database.ts";
import type { Counts } from "../import/importArchive.ts";
import { type Fault, readJsonLine } from "../import/jsonLine.ts";
import type { RawLine } from "../import/readLines.ts";
import { markOutdated, type WordingChange } from "./lawChanges.ts";
import { type MarkedWording, splitWordings } from "./markedWordings.ts";
import { normalisePlace, StatuteLine } from "./statuteLine.ts";
import { correctWording, findWordings, insertWordings, storeActs, type Wording } from "./statuteRepository.ts";

const BATCH_LINES = 500;

interface StatuteImport {
  /** One connection for this import only. */
  db: Database;
  clock: () => Date;
  /** Called for each line that can't be stored. */
  onFault(number: number, faults: Fault[]): void;
  /** Called after each batch, with the number of the last line in it. */
  onProgress(counts: Counts, lastLine: number): void;
  /** Stops between two batches. */
  signal?: AbortSignal;
}

/**
 * Stores the wordings of a file in batches, each whole before the next is read. A wording that is stored already changes
 * nothing. One without a day that differs from the newest stored is a new wording from today.
 * @throws when the database connection is lost; the batches reported by onProgress are stored then.
 */
export async function importStatutes(lines: AsyncIterable<RawLine>, options: StatuteImport): Promise<Counts> {
  const { db, clock, onFault, onProgress, signal } = options;
  const counts: Counts = { read: 0, new: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0, withPii: null };
  const firstLines = new Map<string, number>();
  let batch: MarkedWording[] = [];
  let lastLine = 0;
  const fail = (number: number, faults: Fault[]) => {
    counts.failed += 1;
    onFault(number, faults);
  };
  const flush = async () => {
    if (batch.length > 0) {
      const outcomes = await db.transaction((tx) => storeBatch(tx, batch, dayOf(clock())));
      for (const outcome of outcomes) counts[outcome] += 1;
    }
    batch = [];
    onProgress(counts, lastLine);
  };

  for await (const raw of lines) {
    counts.read += 1;
    lastLine = raw.number;
    const parsed = readJsonLine(raw, StatuteLine);
    if ("faults" in parsed) {
      fail(raw.number, parsed.faults);
      continue;
    }
    const { Sfs, Chapter, Paragraph } = parsed.data;
    const line = {
      ...parsed.data,
      Chapter: chapterOf({ Sfs, Chapter: Chapter === null ? null : normalisePlace(Chapter) }),
      Paragraph: normalisePlace(Paragraph),
    };
    const { wordings, undecided } = splitWordings(line);
    counts.undecided = (counts.undecided ?? 0) + undecided;
    const keys = wordings.map((wording) => `${keyOf(wording)} ${wording.InForce}`);
    const first = keys.map((key) => firstLines.get(key)).find((number) => number !== undefined);
    if (first !== undefined) {
      fail(raw.number, [{ field: "Paragraph", text: `finns redan på rad ${first}; ge lydelserna var sin InForce` }]);
      continue;
    }
    for (const key of keys) firstLines.set(key, raw.number);
    batch.push(...wordings);
    if (batch.length >= BATCH_LINES) await flush();
    if (signal?.aborted) break;
  }
  await flush();
  return counts;
}

const keyOf = ({ Sfs, Chapter, Paragraph }: Pick<StatuteLine, "Sfs" | "Chapter" | "Paragraph">): string =>
  `${Sfs} ${Chapter ?? ""} ${Paragraph}`;

type Outcome = "new" | "changed" | "unchanged";

async function storeBatch(tx: Transaction, lines: readonly MarkedWording[], today: string): Promise<Outcome[]> {
  await storeActs(tx, lines);
  const stored = Map.groupBy(await findWordings(tx, lines), keyOf);
  const added: MarkedWording[] = [];
  const outcomes: Outcome[] = [];
  const changes: WordingChange[] = [];
  for (const line of lines) {
    const wordings = stored.get(keyOf(line)) ?? [];
    const unsplit = line.InForce === null ? wordings.find(({ Text }) => Text === line.Whole) : undefined;
    const corrected = wordingToCorrect(line, wordings, today);
    if (wordings.length === 0) added.push(line);
    else if (isStored(line, wordings, today)) {
      outcomes.push("unchanged");
      continue;
    } else if (unsplit) {
      await correctWording(tx, unsplit.ID, line.Text);
    } else {
      changes.push(...changeOf(line, wordings, today));
      if (corrected) await correctWording(tx, corrected.ID, line.Text);
      else added.push({ ...line, InForce: line.InForce ?? today });
    }
    outcomes.push(wordings.length === 0 ? "new" : "changed");
  }
  await insertWordings(tx, added);
  await markOutdated(tx, changes);
  return outcomes;
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The law change a line represents; none for a historical wording or one that differs only in spaces. */
function changeOf(line: StatuteLine, wordings: readonly Wording[], today: string): WordingChange[] {
  const InForce = line.InForce ?? today;
  const before = wordings.findLast((wording) => wording.InForce === null || wording.InForce <= InForce);
  const isHistory = wordings.some((one) => one.InForce !== null && one.InForce > InForce && one.InForce <= today);
  if (!before || isHistory || withoutSpaces(before.Text) === withoutSpaces(line.Text)) return [];
  const { Sfs, Chapter, Paragraph, Text } = line;
  const isDayAssumed = line.InForce === null || before.InForce === InForce;
  return [{ Sfs, Chapter, Paragraph, Before: before.Text, After: Text, InForce, isDayAssumed }];
}

/**
 * Of a line without a day the newest wording is compared; of one that ends on a day, the newest before it. What has ended
 * by now is history: whatever is stored for that time stays.
 */
function isStored(
  { InForce, Text, Until, Whole }: MarkedWording,
  wordings: readonly Wording[],
  today: string,
): boolean {
  if (InForce !== null) return wordings.some((one) => one.InForce === InForce && one.Text === Text);
  const before = wordings.filter((one) => one.InForce === null || Until === null || one.InForce < Until);
  if (before.at(-1)?.Text === Text) return true;
  return Until !== null && Until <= today && before.length > 0 && before.every((one) => one.Text !== Whole);
}

/** The stored wording of the same day. */
const wordingToCorrect = ({ InForce }: StatuteLine, wordings: readonly Wording[], today: string) =>
  wordings.find((wording) => wording.InForce === (InForce ?? today));
