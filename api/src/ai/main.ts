import { openDatabase, openPool } from "../db/database.ts";
import { createLog } from "../logging/logger.ts";
import { readOperatorEnvironment } from "../operator/env.ts";
import { exportEvaluations } from "./exportEvaluations.ts";

/** Writes the evaluation set of the AI page to standard output. */
async function run(): Promise<number> {
  const env = readOperatorEnvironment();
  if (!env) {
    process.stderr.write("DATABASE_URL saknas, eller är ingen adress till PostgreSQL.\n");
    return 2;
  }
  const pool = openPool(env.DATABASE_URL, 1, createLog("silent"));
  try {
    process.stdout.write(await exportEvaluations(openDatabase(pool)));
    return 0;
  } finally {
    await pool.end();
  }
}

process.exitCode = await run();
