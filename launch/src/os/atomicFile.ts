import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file that only its owner can read, atomically and with fsync: a crash leaves the old content or the new. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.tmp`;
  const file = openSync(draft, "w", 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } catch (error) {
    // A full disk: the temporary file must not use the remaining space.
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
