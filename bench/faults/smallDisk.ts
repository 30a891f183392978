import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@lagrum/launch/os/ports";
import { type Launched, prepareLauncher } from "../setup/launcher.ts";

const DISK = "300m";

/** Only root may mount a tmpfs. */
export const canMountDisk = (): boolean => process.platform === "linux" && process.getuid?.() === 0;

/**
 * Runs `work` with a service whose data folder is on a separate small disk. The launcher's log is on another disk.
 * Stops the service afterwards.
 * @param work gets the path of a file that fills the disk
 */
export async function withDisk<T>(work: (launched: Launched, filler: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "lagrum-disk-"));
  const disk = join(folder, "data");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK},mode=755`, "tmpfs", disk]);
  const launched = prepareLauncher(disk, await freePort());
  try {
    return await work(launched, join(disk, "filler"));
  } finally {
    await launched.interrupt();
    execFileSync("umount", [disk]);
    rmSync(folder, { recursive: true });
  }
}

/** Fills the disk to the last byte; what has become free since, too. */
export function fill(path: string): void {
  const file = openSync(path, "a");
  for (const size of [1_000_000, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch {
      // The disk is full for chunks of this size.
    }
  }
  closeSync(file);
}

const REFILL_MS = 100;

/** Fills the disk, and takes whatever a process frees. @returns frees it */
export function keepFull(path: string): () => void {
  fill(path);
  const timer = setInterval(() => fill(path), REFILL_MS);
  return () => {
    clearInterval(timer);
    rmSync(path);
  };
}
