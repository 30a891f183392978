import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../env.ts";

/** The key of job payloads with personal data: PAYLOAD_KEY, or the file payload.key in DATA_DIR, made at first start. */
export async function readPayloadKey({
  PAYLOAD_KEY,
  DATA_DIR,
}: Pick<Environment, "PAYLOAD_KEY" | "DATA_DIR">): Promise<string> {
  if (PAYLOAD_KEY !== undefined) return PAYLOAD_KEY;
  const path = join(DATA_DIR, "payload.key");
  const present = await readFile(path, "utf8").catch(() => null);
  if (present !== null) return present;
  await mkdir(DATA_DIR, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  // A link appears with its whole content, and fails when another process was first.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return readFile(path, "utf8");
}
