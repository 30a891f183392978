import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { queues } from "./queues.ts";

const PREFIX = "lagrum-worker ";

/** The name of a worker's database connections. */
export const workerName = () => `${PREFIX}${randomUUID()}`;

/**
 * Retries the jobs of a dead worker now instead of when their heartbeat has expired, unless another worker is connected:
 * then they may be its jobs. If two workers start together, neither retries; the heartbeat timeout does.
 * @param name the name of this worker, which must not have fetched a job yet
 */
export async function retryAbandoned(boss: PgBoss, name: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `select 1 from pg_stat_activity
    where datname = current_database() and starts_with(application_name, $1) and application_name <> $2 limit 1`,
    [PREFIX, name],
  );
  if (rows.length > 0) return;
  for (const queue of Object.keys(queues)) {
    const abandoned = (await boss.findJobs(queue)).filter(({ state }) => state === "active");
    const ids = abandoned.map(({ id }) => id);
    if (ids.length > 0) await boss.fail(queue, ids);
  }
}
