import { setTimeout as delay } from "node:timers/promises";
import type { Launched } from "../setup/launcher.ts";
import { withService } from "../setup/withService.ts";
import { type Figure, pidOf } from "./figures.ts";
import { query } from "./questionVerdict.ts";
import { judge, startWriteLoad } from "./writeLoad.ts";

const QUESTIONS_PER_SECOND = 10;
const BETWEEN_MS = 5000;
/** Every process with its own clock except PostgreSQL, which often runs on another machine. */
const parts = ["launcher", "identity", "mailbox", "api", "site"];

/**
 * Sets the clock of a service that gets writes back an hour, `rounds` times. Leases, idempotency keys, codes, mails and
 * sessions have times from before and after.
 */
export function measureClock(rounds: number): Promise<Figure[]> {
  const fault = `clock set back an hour, ${rounds} times`;
  const preload = new URL("./shiftedClock.ts", import.meta.url).href;
  return withService(
    async (launched) => {
      const load = await startWriteLoad(launched.url, QUESTIONS_PER_SECOND);
      const outages: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        await delay(BETWEEN_MS * Math.random());
        const from = performance.now();
        for (const part of parts) process.kill(pidOf(launched, part), "SIGUSR2");
        outages.push(await load.recovered(from));
        console.log(`set back ${round} times`);
      }
      await delay(BETWEEN_MS);
      if ((await hoursBehind(launched)) < rounds - 0.5) throw new Error("the clock was not set back");
      const longest = Math.round(Math.max(...outages));
      return [
        { fault, what: "without an acknowledged question, ms, longest", figure: longest, limit: BETWEEN_MS },
        { fault, what: "sessions that had to sign in again", figure: load.desk.refusedSessions() },
        ...(await judge(fault, launched, load)),
      ];
    },
    { NODE_OPTIONS: `--import=${preload}` },
  );
}

/** Hours that the API's clock is behind the database's, by its last change. */
async function hoursBehind(launched: Launched): Promise<number> {
  const sql = "select extract(epoch from now() - at)::float / 3600 as hours from changes order by id desc limit 1";
  const [row] = await query<{ hours: number }>(launched, sql);
  return row?.hours ?? 0;
}
