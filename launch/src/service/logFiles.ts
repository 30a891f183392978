import { copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";

/** Opens a log for appending. Undefined on a full disk, so that the process starts without a log. */
export function openLog(path: string): number | undefined {
  try {
    return openSync(path, "a", 0o600);
  } catch {
    return undefined;
  }
}

/**
 * Copies each log above `maxBytes` to NAME.log.1 and empties it. The file itself stays, since processes have it open and
 * append to it. Without space for the copy the old lines are lost.
 */
export function rotateLogs(paths: string[], maxBytes: number): void {
  for (const path of paths) {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) continue;
    try {
      copyFileSync(path, `${path}.1`);
    } catch {
      rmSync(`${path}.1`, { force: true });
    }
    truncateSync(path);
  }
}

/** The last lines written since the file had `offset` bytes; empty without a log. */
export function readLastLines(path: string, offset: number, count: number): string {
  try {
    return readFileSync(path).subarray(offset).toString().trimEnd().split("\n").slice(-count).join("\n");
  } catch {
    return "";
  }
}
