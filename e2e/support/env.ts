import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A port that the operating system says is free. */
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

// Set once by the runner and inherited by its workers, so that all speak of the same service.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "lagrum-e2e-"));

export const port = Number(process.env.E2E_PORT);
export const dataDir = process.env.E2E_DATA_DIR;

/** A service that runs already, to try the stories on; without it the runner starts one of its own. */
export const runningService = process.env.E2E_BASE_URL || undefined;

export const baseUrl = runningService ?? `http://localhost:${port}`;

/** How to start the browser; found by the test command, or whatever Playwright has installed. */
export const browser = {
  executablePath: process.env.BROWSER_PATH || undefined,
  args: process.env.BROWSER_ARGS ? (JSON.parse(process.env.BROWSER_ARGS) as string[]) : [],
};

/** Where the runner writes its report for the test command to sum up. */
export const reportFile = process.env.E2E_REPORT || undefined;

/** What programs that a story starts are given. */
export const inherited = process.env;
