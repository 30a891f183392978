import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment, readSettings } from "../env.ts";
import { OperatorError } from "../operator/operatorError.ts";
import { startPostgres } from "../postgres/embeddedPostgres.ts";
import { prepareDatabase } from "../postgres/roles.ts";
import { hasRunningLauncher } from "../service/instanceLock.ts";
import { databaseName } from "../service/serviceDatabase.ts";
import { root } from "../workspaceRoot.ts";

/**
 * Runs one of the API's command-line programs with the operator's database or the embedded one, which is started for
 * the program when the service is not running. The program's exit code becomes ours.
 * @param program relative to api/src: "import/main.ts".
 */
export async function runApiProgram(program: string, args: string[]): Promise<void> {
  try {
    process.exitCode = await withDatabase((database) => run(program, args, database));
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

async function withDatabase(work: (database: NodeJS.ProcessEnv) => Promise<number>): Promise<number> {
  const { dataDir, databaseUrl, databaseOwnerUrl, embeds } = readSettings();
  if (!embeds.database) {
    if (!databaseUrl) throw new OperatorError("DATABASE_URL saknas och behövs när MODE=production.");
    return work({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl });
  }
  // As in lockDataDir: started as root, the database may run as "nobody", who must be able to traverse the folder.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const postgres = await startPostgres({ dir: join(dataDir, "postgres") });
  try {
    await prepareDatabase(postgres.adminUrl, databaseName);
    return await work({
      DATABASE_URL: postgres.url(databaseName, "lagrum_app"),
      DATABASE_OWNER_URL: postgres.url(databaseName, "lagrum_owner"),
    });
  } finally {
    // A launcher that started meanwhile has adopted the database.
    if (!postgres.adopted && !hasRunningLauncher(dataDir)) await postgres.stop();
  }
}

async function run(program: string, args: string[], database: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join(root, "api/src", program), ...args], {
    stdio: "inherit",
    env: { ...inheritedEnvironment(), NODE_ENV: "production", ...database },
  });
  // Ctrl-C reaches the child directly, which finishes its current work; SIGTERM must be forwarded.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  const [code] = await once(child, "close");
  return typeof code === "number" ? code : 1;
}
