import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "playwright/test";
import { dataDir, inheritedEnvironment } from "./env.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A site server started by a story. */
export interface SiteProcess {
  /** "http://localhost:PORT" */
  address: string;
  /** Error lines from its log. */
  faults: string[];
  close(): Promise<void>;
}

export async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** The internal origin of the running service's API. For a service that was already running, set E2E_DATA_DIR. */
export async function internalApiUrl(): Promise<string> {
  const { api } = JSON.parse(await readFile(join(dataDir, "ports.json"), "utf8"));
  return `http://127.0.0.1:${api}`;
}

/** Starts another site server that uses this API origin. */
export async function startSite(apiAddress: string): Promise<SiteProcess> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...inheritedEnvironment,
    MODE: "demo",
    PORT: String(port),
    PUBLIC_URL: address,
    API_INNER_URL: apiAddress,
  };
  const site = spawn(process.execPath, ["site/server.ts"], { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] });
  const faults: string[] = [];
  site.stderr.on("data", (written) => faults.push(String(written)));
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return {
    address,
    faults,
    async close() {
      site.kill();
      await once(site, "exit");
    },
  };
}
