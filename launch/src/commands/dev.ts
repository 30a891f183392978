import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSettings, type Settings } from "../env.ts";
import { createStartupLog } from "../operator/startupLog.ts";
import { freePort } from "../os/ports.ts";
import { addressTable, readDemoAccounts } from "../service/addressTable.ts";
import { type Destination, startDevProxy } from "../service/devProxy.ts";
import { runUntilStopped } from "../service/gracefulShutdown.ts";
import { type InternalPorts, nodeProcess, siteEnvironment } from "../service/managedProcesses.ts";
import { openService, type Service } from "../service/service.ts";
import { root } from "../workspaceRoot.ts";

/** The same service with hot reload: the API restarts when its files change, the apps are served by Vite. */
const startupLog = createStartupLog();
await runUntilStopped(startupLog, async (onStop) => {
  const settings = readSettings();
  startupLog.print("Lagrum startar för utveckling.");
  const service = await openService(settings, startupLog);
  onStop(service.stop);
  await service.startBackend({ apiArgs: ["--watch", "--watch-preserve-output", "src/main.ts"] });

  const site = await freePort();
  const admin = await freePort();
  const machines = await freePort();
  await startVite(service, { app: "site", title: "Webbplatsen", port: site, base: "/" });
  await startVite(service, { app: "admin", title: "Administrationen", port: admin, base: "/admin/" });
  await startVite(service, { app: "machines", title: "Tillståndsmaskinerna", port: machines, base: "/machines/" });
  const destinations = [
    ...backendDestinations(settings, service.ports),
    { prefix: "/admin", port: admin, isBase: true },
    { prefix: "/machines", port: machines, isBase: true },
    { prefix: "/", port: site },
  ];
  await startDevProxy(settings.host, settings.port, destinations);

  startupLog.print(`Allt är igång efter ${startupLog.elapsed()}.\n`);
  process.stdout.write(`${addressTable(settings, await readDemoAccounts(settings))}\n\n`);
  startupLog.print(`Stoppa med Ctrl-C. Loggarna ligger i ${settings.dataDir}/logs.`);
});

interface ViteApp {
  app: string;
  title: string;
  port: number;
  base: string;
}

async function startVite(service: Service, { app, title, port, base }: ViteApp): Promise<void> {
  if (!existsSync(join(root, app, "vite.config.ts"))) return;
  const args = [
    join(root, "node_modules/vite/bin/vite.js"),
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
    "--strictPort",
  ];
  const vite = nodeProcess({ name: app, title, folder: app }, args, {
    readyUrl: `http://127.0.0.1:${port}${base}`,
    env: { HOST: "127.0.0.1", PORT: String(port), ...siteEnvironment(service.settings, service.ports) },
    production: false,
  });
  await startupLog.step(`Startar ${title.toLowerCase()}`, () => service.supervisor.start(vite));
}

function backendDestinations(settings: Settings, ports: InternalPorts): Destination[] {
  const identity = ["/identitytoolkit.googleapis.com", "/securetoken.googleapis.com"];
  return [
    { prefix: "/api", port: ports.api },
    ...(settings.embeds.mailbox ? [{ prefix: "/mailbox", port: ports.mailbox }] : []),
    ...(settings.embeds.sandbox ? [{ prefix: "/sandbox", port: ports.sandbox }] : []),
    ...(settings.embeds.identity ? identity.map((prefix) => ({ prefix, port: ports.identity })) : []),
  ];
}
