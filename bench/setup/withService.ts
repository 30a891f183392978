import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@lagrum/launch/os/ports";
import { type Launched, prepareLauncher } from "./launcher.ts";

/**
 * Runs the whole service during `work`, on an empty data folder with demo content and without rate limits.
 * @param settings in addition to those of every measure
 */
export async function withService<T>(
  work: (service: Launched) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lagrum-measure-")));
  const service = prepareLauncher(join(folder, "data"), await freePort(), settings);
  try {
    await service.start();
    return await work(service);
  } finally {
    await service.interrupt();
    rmSync(folder, { recursive: true, force: true });
  }
}
