import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../env.ts";

type DataDir = Pick<Environment, "DATA_DIR">;

/** The key of job payloads with personal data: PAYLOAD_KEY, or the file payload.key in DATA_DIR, made at first start. */
export const readPayloadKey = async ({
  PAYLOAD_KEY,
  DATA_DIR,
}: DataDir & Pick<Environment, "PAYLOAD_KEY">): Promise<string> =>
  PAYLOAD_KEY ?? (await readKeyFile(DATA_DIR, "payload.key"));

/**
 * The key of the conflict check's names: CONFLICT_KEY, which production requires, or the file conflict.key in DATA_DIR. It
 * must be as old as the names: with another key none of them is found or read.
 */
export const readConflictKey = async ({
  CONFLICT_KEY,
  DATA_DIR,
}: DataDir & Pick<Environment, "CONFLICT_KEY">): Promise<string> =>
  CONFLICT_KEY ?? (await readKeyFile(DATA_DIR, "conflict.key"));

/**
 * The key of buyers' personal numbers: PERSONAL_NUMBER_KEY, which production requires, or the file personalNumber.key in
 * DATA_DIR. It must be as old as the numbers: with another key none of them is read.
 */
export const readNumberKey = async ({
  PERSONAL_NUMBER_KEY,
  DATA_DIR,
}: DataDir & Pick<Environment, "PERSONAL_NUMBER_KEY">): Promise<string> =>
  PERSONAL_NUMBER_KEY ?? (await readKeyFile(DATA_DIR, "personalNumber.key"));

async function readKeyFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const stored = await readFile(path, "utf8").catch(() => null);
  if (stored !== null) return stored;
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  // A link appears with its whole content, and fails when another process was first.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return readFile(path, "utf8");
}
