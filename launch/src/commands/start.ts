import { readSettings, type Settings } from "../env.ts";
import { createStartupLog, type StartupLog } from "../operator/startupLog.ts";
import { addressTable, readDemoAccounts } from "../service/addressTable.ts";
import { buildApps } from "../service/buildApps.ts";
import { runUntilStopped } from "../service/gracefulShutdown.ts";
import { siteProcess } from "../service/managedProcesses.ts";
import { openService, type Service } from "../service/service.ts";

const startupLog = createStartupLog();
await runUntilStopped(startupLog, async (onStop) => {
  const settings = readSettings();
  startupLog.print(`Lagrum startar (${settings.mode}).`);
  const service = await openService(settings, startupLog);
  const building = new AbortController();
  onStop(async () => {
    building.abort();
    await service.stop();
  });
  const api = buildApps(startupLog, building.signal, ["api"]);
  const apps = api.then(() => buildApps(startupLog, building.signal));
  await Promise.all([apps, service.startBackend({ apiBuilt: api })]);
  await startSite(service, settings, startupLog);
});

async function startSite(service: Service, settings: Settings, startupLog: StartupLog): Promise<void> {
  await startupLog.step("Startar webbplatsen", () => service.supervisor.start(siteProcess(settings, service.ports)));
  startupLog.print(`Allt är igång efter ${startupLog.elapsed()}.\n`);
  process.stdout.write(`${addressTable(settings, await readDemoAccounts(settings))}\n\n`);
  startupLog.print(`Stoppa med Ctrl-C. Loggarna ligger i ${settings.dataDir}/logs.`);
}
