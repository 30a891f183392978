import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "../app.ts";
import { knownKeys } from "./fileRepository.ts";
import { incomingFolder } from "./fileService.ts";

/** Batch size. */
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;

/** "KEY/NAME" as we name files; other objects in a bucket are not ours. */
const ours = /^(?<fileKey>[0-9a-f]{32})\/[^/]+$/;
const fileKeyOf = (key: string): string => ours.exec(key)?.groups?.fileKey ?? "";

/**
 * Removes orphaned objects older than a day: of a killed process, of failed removals,
 * and of checks that were interrupted.
 */
export async function sweepStorage({
  db,
  env,
  storage,
  clock,
  log,
}: Pick<App, "db" | "env" | "storage" | "clock" | "log">): Promise<void> {
  const before = clock().getTime() - DAY;
  let removed = 0;
  const sweep = async (keys: string[]) => {
    const known = await knownKeys(db, keys.map(fileKeyOf));
    for (const key of keys) {
      if (known.has(fileKeyOf(key))) continue;
      await storage.remove(key);
      removed += 1;
    }
  };
  let old: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) {
    if (ours.test(key) && modifiedAt.getTime() < before) old.push(key);
    if (old.length < BATCH) continue;
    await sweep(old);
    old = [];
  }
  await sweep(old);
  await emptyIncoming(incomingFolder(env), before);
  if (removed > 0) log.info({ removed }, "what no file led to was removed from the storage");
}

async function emptyIncoming(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = join(folder, name);
    // Another process may have removed it meanwhile.
    const found = await stat(place).catch(() => null);
    if (found && found.mtimeMs < before) await rm(place, { recursive: true, force: true });
  }
}
