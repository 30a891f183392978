import { Failure } from "../http/failure.ts";
import { createReaderPool } from "../readers/readerPool.ts";
import type { FileKind } from "./fileKind.ts";
import type { ReadUpload } from "./uploadReader.ts";
import { READERS } from "./uploadTurns.ts";

const pool = createReaderPool(import.meta.url, { module: "uploadReader", reader: "readUpload", threads: READERS });

/** Milliseconds for one file. A document of the largest size takes less than one second. */
const DEADLINE = 10_000;

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Reads an uploaded file in a worker thread with a deadline and a memory limit.
 * @param deadline milliseconds
 * @throws Failure as kindOf and refuseActiveContent, FILE_TOO_COMPLEX past the deadline or the memory limit
 */
export async function readUploadInWorker(path: string, deadline = DEADLINE): Promise<FileKind> {
  const outcome = await pool.run<ReadUpload>(path, deadline);
  if (outcome.kind === "late") throw new Failure("FILE_TOO_COMPLEX");
  if (outcome.kind === "failed") throw isOutOfMemory(outcome.cause) ? new Failure("FILE_TOO_COMPLEX") : outcome.cause;
  if ("refused" in outcome.value) throw new Failure(outcome.value.refused);
  return outcome.value.kind;
}
