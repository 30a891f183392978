import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

// Set once by the runner and inherited by its workers, which use the same service.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "lagrum-e2e-"));

export const port = Number(process.env.E2E_PORT);
export const dataDir = process.env.E2E_DATA_DIR;

/** The origin of a running service; without it the runner starts one. */
export const runningService = process.env.E2E_BASE_URL || undefined;

export const baseUrl = runningService ?? `http://localhost:${port}`;

/** The browser found by the test command, else the one that Playwright has installed. */
export const browser = {
  executablePath: process.env.BROWSER_PATH || undefined,
  args: process.env.BROWSER_ARGS ? (JSON.parse(process.env.BROWSER_ARGS) as string[]) : [],
};

/** The JSON report's path, for the test command. */
export const reportFile = process.env.E2E_REPORT || undefined;

/** The environment of processes that a story starts. */
export const inheritedEnvironment = process.env;
