import { open } from "node:fs/promises";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "../db/database.ts";
import { countWords } from "../search/documentIndex.ts";
import { analyseWhileImporting } from "./analyseWhileImporting.ts";
import { openCategoryLabels, readCategoryMap } from "./categoryLabels.ts";
import type { ImportEnvironment } from "./env.ts";
import { importArchive } from "./importArchive.ts";
import { type Connect, describeError, withImportDatabase } from "./importDatabase.ts";
import { readLines } from "./readLines.ts";
import { ImportRefusal } from "./refusal.ts";
import { createTerminal, type Output, summary, type Terminal } from "./terminal.ts";

const CHUNK = 256 * 1024;

const usage = `Användning: pnpm run import FIL [--dry-run] [--pii] [--map KARTA.json]

  FIL          en fråga med svar på varje rad, som JSON (se docs/import.md)
  --dry-run    pröva hela filen utan att skriva något
  --pii        räkna nya och ändrade svar med möjliga personuppgifter (tar längre tid)
  --map        JSON-fil som översätter arkivets kategorier: {"Etikett": "hyresratt-deposition"}`;

export interface ImportRun {
  stdout: Output;
  stderr: Output;
  clock: () => Date;
  signal?: AbortSignal;
}

/**
 * The command `pnpm run import`.
 * @returns the exit code: 0, or 1 when a line or the whole import failed.
 */
export async function runImport(args: string[], readEnv: () => ImportEnvironment, run: ImportRun): Promise<number> {
  const terminal = createTerminal(run.stderr);
  try {
    const { file, map, dryRun, pii } = readArguments(args);
    const env = readEnv();
    const categoryMap = map === undefined ? {} : await readCategoryMap(map);
    return await withImportDatabase(env, dryRun, async (db, connect) => {
      const labels = await openCategoryLabels(db, categoryMap);
      return importFile(file, { db, connect, labels, dryRun, pii, terminal, ...run });
    });
  } catch (error) {
    terminal.say(error instanceof ImportRefusal ? error.message : `Importen avbröts: ${describeError(error)}`);
    return 1;
  }
}

interface Arguments {
  file: string;
  map: string | undefined;
  dryRun: boolean;
  pii: boolean;
}

function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => arg !== "--"),
      options: {
        "dry-run": { type: "boolean", default: false },
        pii: { type: "boolean", default: false },
        map: { type: "string" },
      },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) {
      return { file, map: values.map, dryRun: values["dry-run"], pii: values.pii };
    }
  } catch {
    // An unknown option: print the usage.
  }
  throw new ImportRefusal(usage);
}

interface FileImport extends ImportRun {
  db: Database;
  connect: Connect;
  labels: Awaited<ReturnType<typeof openCategoryLabels>>;
  dryRun: boolean;
  pii: boolean;
  terminal: Terminal;
}

async function importFile(
  path: string,
  { db, connect, labels, dryRun, pii, terminal, ...run }: FileImport,
): Promise<number> {
  const began = performance.now();
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefusal(`Filen ${path} går inte att öppna (${error.code}).`);
  });
  try {
    const { size } = await file.stat();
    const stream = file.createReadStream({ highWaterMark: CHUNK });
    terminal.begin();
    let stored = 0;
    const store = (onStored: () => void) =>
      importArchive(readLines(stream), {
        db,
        labels,
        dryRun,
        pii,
        clock: run.clock,
        ...(run.signal && { signal: run.signal }),
        onFault: terminal.fault,
        onSkipped: terminal.skipped,
        onProgress(soFar, lastLine) {
          stored = lastLine;
          terminal.progress(soFar, size > 0 ? Math.min(stream.bytesRead / size, 1) : 1);
          onStored();
        },
      }).catch((error: unknown) => {
        const done = dryRun ? "" : ` Allt till och med rad ${stored} är sparat: kör samma kommando igen.`;
        throw new ImportRefusal(`Importen avbröts: ${describeError(error)}.${done}`);
      });
    const { counts, unknown } = dryRun ? await store(() => {}) : await storeAndAnalyse(store, connect, terminal);
    for (const warning of unknown.warnings()) terminal.say(warning);
    terminal.clear();
    const interrupted = run.signal?.aborted ?? false;
    run.stdout.write(summary(counts, { dryRun, interrupted, milliseconds: performance.now() - began }));
    return counts.failed > 0 || interrupted ? 1 : 0;
  } finally {
    await file.close().catch(() => {});
  }
}

/** Stores the answers and makes them searchable. A service that runs beside analyses its share of them. */
async function storeAndAnalyse<T>(
  store: (onStored: () => void) => Promise<T>,
  connect: Connect,
  terminal: Terminal,
): Promise<T> {
  const [first, second] = await Promise.all([connect(), connect()]);
  // An analysis that a crash loses is made again: no need to wait for the disk.
  await Promise.all([first, second].map((client) => client.query("set synchronous_commit = off")));
  const connections = [first, second];
  try {
    const analysis = analyseWhileImporting(connections.map((client) => drizzle(client)));
    const stored = await store(analysis.wake);
    const analysed = await analysis.finish(terminal.indexing);
    if (analysed > 0) await countWords(first);
    return stored;
  } finally {
    await Promise.all(connections.map((client) => client.end().catch(() => {})));
  }
}
