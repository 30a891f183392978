import { readFile } from "node:fs/promises";
import type { ErrorCode } from "@lagrum/core/contract/problem";
import { Failure } from "../http/failure.ts";
import { refuseActiveContent } from "./activeContent.ts";
import { type FileKind, kindOf } from "./fileKind.ts";
import { makePicture, type Picture } from "./pictures.ts";
import { refuseUnsafeDocument } from "./wordDocument.ts";

/** A refusal is an answer: an error class does not survive the way between processes. */
type Answer<Name extends string, Value> = Record<Name, Value> | { refused: ErrorCode };

export type ReadUpload = Answer<"kind", FileKind>;
export type MadePicture = Answer<"picture", Picture>;

async function answer<T>(work: () => Promise<T>): Promise<T | { refused: ErrorCode }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return { refused: error.code };
    throw error;
  }
}

/** The entries of a reader's process. */
export const readUpload = (path: string): Promise<ReadUpload> =>
  answer(async () => {
    const kind = await kindOf(path);
    if (kind === "pdf") await refuseActiveContent(await readFile(path));
    if (kind === "docx") await refuseUnsafeDocument(path);
    return { kind };
  });

export const makeVariants = ({ path, folder }: { path: string; folder: string }): Promise<MadePicture> =>
  answer(async () => ({ picture: await makePicture(path, folder) }));
