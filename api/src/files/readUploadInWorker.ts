import type { ErrorCode } from "@lagrum/core/contract/problem";
import { Failure } from "../http/failure.ts";
import { createReaderPool, type ReadOutcome } from "../readers/readerPool.ts";
import type { FileKind } from "./fileKind.ts";
import type { Picture } from "./pictures.ts";
import type { MadePicture, ReadUpload } from "./uploadReader.ts";
import { READERS } from "./uploadTurns.ts";

const pool = createReaderPool(import.meta.url, { module: "uploadReader", reader: "readUpload", processes: READERS });

/** Milliseconds for one file. A document of the largest size takes less than one second. */
const DEADLINE = 10_000;
/** Milliseconds for one picture in all its widths. */
const PICTURE_DEADLINE = 20_000;

const hasEnded = (outcome: ReadOutcome<unknown>) =>
  outcome.kind === "failed" && outcome.cause instanceof Error && outcome.cause.message.includes("exited unexpectedly");

async function run<Value extends object>(
  task: unknown,
  deadline: number,
  reader?: string,
): Promise<Exclude<Value, { refused: ErrorCode }>> {
  let outcome = await pool.run<Value>(task, deadline, reader);
  // An operator or the system may have ended the process; a file that takes too much memory ends the next one, too.
  if (hasEnded(outcome)) outcome = await pool.run<Value>(task, deadline, reader);
  if (outcome.kind === "late" || hasEnded(outcome)) throw new Failure("FILE_TOO_COMPLEX");
  if (outcome.kind === "failed") throw outcome.cause;
  if ("refused" in outcome.value) throw new Failure(outcome.value.refused as ErrorCode);
  return outcome.value as Exclude<Value, { refused: ErrorCode }>;
}

/**
 * Reads an uploaded file in a process with a deadline and a memory limit.
 * @param deadline milliseconds
 * @throws Failure as kindOf and refuseActiveContent, FILE_TOO_COMPLEX past the deadline or the memory limit
 */
export const readUploadInWorker = async (path: string, deadline = DEADLINE): Promise<FileKind> =>
  (await run<ReadUpload>(path, deadline)).kind;

/**
 * Makes the variants of a picture there, too: a fault of the picture library ends that process, not the API.
 * @param folder gets the variants
 * @throws Failure as makePicture, FILE_TOO_COMPLEX past the deadline or the memory limit; ENOSPC on a full disk
 */
export const makePictureInWorker = async (
  path: string,
  folder: string,
  deadline = PICTURE_DEADLINE,
): Promise<Picture> => (await run<MadePicture>({ path, folder }, deadline, "makeVariants")).picture;
