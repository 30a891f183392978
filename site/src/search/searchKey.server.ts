import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, env } from "../../env.ts";

/**
 * The key of search tokens, 32 bytes: SEARCH_KEY, or the file search.key in DATA_DIR, made at the first use. It is not
 * in the database, whose copies must not open tokens.
 */
export async function readSearchKey(
  { searchKey, dataDir }: Pick<Env, "searchKey" | "dataDir"> = env(),
): Promise<Uint8Array> {
  const text = searchKey ?? (await readOrMake(dataDir));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

async function readOrMake(dataDir: string): Promise<string> {
  const path = join(dataDir, "search.key");
  const present = await readFile(path, "utf8").catch(() => null);
  if (present !== null) return present;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  // A link appears with its whole content, and fails when another process was first.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return readFile(path, "utf8");
}
