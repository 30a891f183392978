import type { Counts } from "./importArchive.ts";
import type { Fault } from "./jsonLine.ts";

/** The output. A terminal gets a progress line that is rewritten, anything else whole lines. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

const REDRAW_MS = 200;
const REPEAT_MS = 5000;
const MAX_REMARKS = 1000;

const number = (value: number) => value.toLocaleString("sv-SE");
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;

/** Prints progress and faults on stderr. */
export interface Terminal {
  say(text: string): void;
  /** Starts the timer of the pace, after the database has been prepared. */
  begin(): void;
  fault(line: number, faults: Fault[]): void;
  skipped(line: number): void;
  /** @param share of the file that has been read, 0 to 1 */
  progress(counts: Counts, share: number): void;
  /** @param analysed answers that can be searched for so far */
  indexing(analysed: number): void;
  /** Clears the progress line. */
  clear(): void;
}

export function createTerminal(stderr: Output, clock = () => performance.now()): Terminal {
  let startedAt = clock();
  let shownAt = startedAt;
  let isDrawn = false;
  let remarks = 0;

  const clear = () => {
    if (isDrawn) stderr.write("\r\u001b[2K");
    isDrawn = false;
  };
  const say = (text: string) => {
    clear();
    stderr.write(`${text}\n`);
  };
  const remark = (text: string) => {
    remarks += 1;
    if (remarks > MAX_REMARKS) return;
    say(text);
    if (remarks === MAX_REMARKS)
      say(`Det som är fel på fler än ${number(MAX_REMARKS)} rader räknas men skrivs inte ut.`);
  };
  /** The progress line, at intervals. */
  const showProgress = (text: string) => {
    const now = clock();
    if (now - shownAt < (stderr.isTTY ? REDRAW_MS : REPEAT_MS)) return;
    shownAt = now;
    if (!stderr.isTTY) return say(text);
    stderr.write(`\r\u001b[2K${text}`);
    isDrawn = true;
  };
  return {
    say,
    clear,
    begin() {
      startedAt = clock();
      shownAt = startedAt;
    },
    fault(line, faults) {
      const words = faults.map(({ field, text }) => (field ? `${field} ${text}` : text));
      remark(`Rad ${line}: ${words.join("; ")}.`);
    },
    skipped: (line) => remark(`Rad ${line}: lämnad som den är, för personalen har ändrat den sedan den importerades.`),
    progress(counts, share) {
      const now = clock();
      const rate = Math.round(counts.read / Math.max((now - startedAt) / 1000, 0.001));
      showProgress(
        `${Math.round(share * 100)} %, ${number(counts.read)} rader, ${number(counts.failed)} fel, ${number(rate)} rader/s`,
      );
    },
    indexing: (analysed) => showProgress(`Gör svaren sökbara: ${number(analysed)}`),
  };
}

/** The summary, for stdout. */
export function summary(
  counts: Counts,
  { dryRun, interrupted, milliseconds }: { dryRun: boolean; interrupted: boolean; milliseconds: number },
): string {
  const rows: [string, number][] = [
    ["lästa", counts.read],
    ["nya", counts.new],
    ["ändrade", counts.changed],
    ["oförändrade", counts.unchanged],
    ...(counts.undecided ? [["vars dag inte är bestämd ännu", counts.undecided] as [string, number]] : []),
    ...(counts.skipped > 0 ? [["lämnade som personalen ändrat dem", counts.skipped] as [string, number]] : []),
    ["fel", counts.failed],
    ...(counts.withPii === null ? [] : [["med möjliga personuppgifter", counts.withPii] as [string, number]]),
  ];
  const table = rows.map(([name, count]) => `${number(count).padStart(10)}  ${name}\n`).join("");
  const end = interrupted ? "Importen avbröts. Kör samma kommando igen så fortsätter den." : "Importen är klar:";
  return `${dryRun ? "Provkörning, inget är skrivet. Det skulle bli:" : end}\n${table}${seconds(milliseconds).padStart(10)}\n`;
}
