import { readFile } from "node:fs/promises";
import type { ErrorCode } from "@lagrum/core/contract/problem";
import { Failure } from "../http/failure.ts";
import { refuseActiveContent } from "./activeContent.ts";
import { type FileKind, kindOf } from "./fileKind.ts";

export type ReadUpload = { kind: FileKind } | { refused: ErrorCode };

/** The entry of a worker thread. A refusal is an answer: an error class does not survive the way between threads. */
export async function readUpload(path: string): Promise<ReadUpload> {
  try {
    const kind = await kindOf(path);
    if (kind === "pdf") await refuseActiveContent(await readFile(path));
    return { kind };
  } catch (error) {
    if (error instanceof Failure) return { refused: error.code };
    throw error;
  }
}
