import { open } from "node:fs/promises";
import type { ImportEnvironment } from "../import/env.ts";
import { describeError, withImportDatabase } from "../import/importDatabase.ts";
import { readLines } from "../import/readLines.ts";
import { ImportRefusal } from "../import/refusal.ts";
import type { ImportRun } from "../import/runImport.ts";
import { createTerminal, summary } from "../import/terminal.ts";
import { importStatutes } from "./importStatutes.ts";

const CHUNK = 256 * 1024;
const usage = `Användning: pnpm import:statutes FIL

  FIL   en lydelse av en paragraf på varje rad, som JSON (se docs/import-statutes.md)`;

/**
 * The command `pnpm import:statutes`.
 * @returns the exit code: 0, or 1 when a line or the whole import failed.
 */
export async function runStatuteImport(
  args: string[],
  readEnv: () => ImportEnvironment,
  { stdout, stderr, clock, signal }: ImportRun,
): Promise<number> {
  const terminal = createTerminal(stderr);
  const began = performance.now();
  try {
    const [path, ...more] = args.filter((arg) => arg !== "--");
    if (path === undefined || path.startsWith("-") || more.length > 0) throw new ImportRefusal(usage);
    const file = await open(path).catch((error: NodeJS.ErrnoException) => {
      throw new ImportRefusal(`Filen ${path} går inte att öppna (${error.code}).`);
    });
    try {
      const { size } = await file.stat();
      const stream = file.createReadStream({ highWaterMark: CHUNK });
      const counts = await withImportDatabase(readEnv(), false, (db) => {
        terminal.begin();
        return importStatutes(readLines(stream), {
          db,
          clock,
          ...(signal && { signal }),
          onFault: terminal.fault,
          onProgress: (soFar) => terminal.progress(soFar, size > 0 ? Math.min(stream.bytesRead / size, 1) : 1),
        });
      });
      terminal.clear();
      const interrupted = signal?.aborted ?? false;
      stdout.write(summary(counts, { dryRun: false, interrupted, milliseconds: performance.now() - began }));
      return counts.failed > 0 || interrupted ? 1 : 0;
    } finally {
      await file.close().catch(() => {});
    }
  } catch (error) {
    terminal.say(error instanceof ImportRefusal ? error.message : `Importen avbröts: ${describeError(error)}`);
    return 1;
  }
}
