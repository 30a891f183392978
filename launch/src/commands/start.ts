import { readSettings, type Settings } from "../env.ts";
import { addressTable, readDemoAccounts } from "../service/addressTable.ts";
import { buildApps } from "../service/buildApps.ts";
import { runUntilStopped } from "../service/gracefulShutdown.ts";
import { sitePart } from "../service/managedProcesses.ts";
import { openService, type Service } from "../service/service.ts";
import { createProgress, type Progress } from "../service/startupLog.ts";

const progress = createProgress();
await runUntilStopped(progress, async (onStop) => {
  const settings = readSettings();
  progress.say(`Lagrum startar (${settings.mode}).`);
  const service = await openService(settings, progress);
  const building = new AbortController();
  onStop(async () => {
    building.abort();
    await service.stop();
  });
  await Promise.all([buildApps(progress, building.signal), service.startInnerParts()]);
  await startSite(service, settings, progress);
});

async function startSite(service: Service, settings: Settings, progress: Progress): Promise<void> {
  await progress.step("Startar webbplatsen", () => service.supervisor.start(sitePart(settings, service.ports)));
  progress.say(`Allt är igång efter ${progress.elapsed()}.\n`);
  process.stdout.write(`${addressTable(settings, await readDemoAccounts(settings))}\n\n`);
  progress.say(`Stoppa med Ctrl-C. Loggarna ligger i ${settings.dataDir}/logs.`);
}
