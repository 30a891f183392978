import { copyFile, glob, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { FileStorage } from "./fileStorage.ts";

/** fsync of a file or directory. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** File storage in a local folder: written to a temporary name, synced, then renamed. */
export function openFolder(dataDir: string): FileStorage {
  const root = join(dataDir, "files");
  const placeOf = (key: string) => join(root, key.slice(0, 2), key);
  return {
    async save(key, path) {
      const place = placeOf(key);
      const folder = dirname(place);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = `${place}.part`;
      await copyFile(path, beside);
      await sync(beside);
      await rename(beside, place);
      for (const above of [folder, dirname(folder), root]) await sync(above);
    },
    async open(key) {
      try {
        const handle = await open(placeOf(key), "r");
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async *list() {
      for await (const place of glob("[0-9a-f][0-9a-f]/*/*", { cwd: root })) {
        const found = await stat(join(root, place)).catch(() => null);
        if (found) yield { key: relative(place.slice(0, 2), place), modifiedAt: found.mtime };
      }
    },
  };
}
