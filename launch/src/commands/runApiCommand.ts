import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment, readSettings } from "../env.ts";
import { startPostgres } from "../postgres/embeddedPostgres.ts";
import { prepareDatabase } from "../postgres/roles.ts";
import { databaseName } from "../postgres/serviceDatabase.ts";
import { hasLauncher } from "../service/instanceLock.ts";
import { Refusal } from "../service/operatorError.ts";
import { root } from "../workspaceRoot.ts";

/**
 * Runs a program of the API's beside the service or without it, with the operator's database or the embedded one. That
 * is taken as it is when it runs, and started for the program otherwise. The program's exit code becomes ours.
 * @param program from the API's src: "import/main.ts".
 */
export async function runApiProgram(program: string, args: string[]): Promise<void> {
  try {
    process.exitCode = await withDatabase((database) => run(program, args, database));
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

async function withDatabase(work: (database: NodeJS.ProcessEnv) => Promise<number>): Promise<number> {
  const { dataDir, databaseUrl, databaseOwnerUrl, embeds } = readSettings();
  if (!embeds.database) {
    if (!databaseUrl) throw new Refusal("DATABASE_URL saknas och behövs när MODE=production.");
    return work({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl });
  }
  // As the launcher makes it: root's database may have to run as nobody, who then must get through.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const postgres = await startPostgres({ dir: join(dataDir, "postgres") });
  try {
    await prepareDatabase(postgres.adminUrl, databaseName);
    return await work({
      DATABASE_URL: postgres.url(databaseName, "lagrum_app"),
      DATABASE_OWNER_URL: postgres.url(databaseName, "lagrum_owner"),
    });
  } finally {
    // A launcher that was started meanwhile has taken our database over.
    if (!postgres.adopted && !hasLauncher(dataDir)) await postgres.stop();
  }
}

async function run(program: string, args: string[], database: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join(root, "api/src", program), ...args], {
    stdio: "inherit",
    env: { ...inheritedEnvironment(), NODE_ENV: "production", ...database },
  });
  // Ctrl-C reaches the program by itself, which ends what it is at first; SIGTERM has to be passed on.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  const [code] = await once(child, "close");
  return typeof code === "number" ? code : 1;
}
