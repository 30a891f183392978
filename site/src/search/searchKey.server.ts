import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, env } from "../../env.ts";

/**
 * The key of search tokens, 32 bytes: SEARCH_KEY, or the file search.key in DATA_DIR, created at first use. It is not
 * in the database, so that a backup can't decrypt tokens.
 */
export async function readSearchKey(
  { searchKey, dataDir }: Pick<Env, "searchKey" | "dataDir"> = env(),
): Promise<Uint8Array> {
  const text = searchKey ?? (await readOrCreate(dataDir));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

async function readOrCreate(dataDir: string): Promise<string> {
  const path = join(dataDir, "search.key");
  const stored = await readFile(path, "utf8").catch(() => null);
  if (stored !== null) return stored;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  // A hard link is atomic: the file is complete, and it fails if another process created it first.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return readFile(path, "utf8");
}
