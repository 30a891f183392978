import { setTimeout as delay } from "node:timers/promises";
import { expireHolds } from "@lagrum/api/bookings/bookingClock";
import { openServers } from "../setup/apiServers.ts";
import { median } from "../setup/result.ts";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";
import { bookAt, freeStarts, unlimited } from "./booker.ts";
import { insertLawyers } from "./calendar.ts";
import { countOverlaps, type Rows } from "./figures.ts";

/** Minimum number of meetings booked before each kill. */
const MIN_BOOKED = 5;
const BOOKERS = 4;

/** Kills the API's process while meetings are booked continuously. */
export async function measureKills(database: MeasuredDatabase, dir: string, kills: number): Promise<Rows> {
  await database.asAdmin((client) => client.query(insertLawyers(20)));
  const { pool, db } = database;
  const category = Number((await pool.query("select min(id) as id from categories")).rows[0].id);
  const servers = openServers(dir);
  const acknowledged: number[] = [];
  const outages: number[] = [];
  let unanswered = 0;
  try {
    for (let round = 0; round < kills; round += 1) {
      const startedAt = performance.now();
      const { base, pid } = await servers.startApi(database.appUrl, unlimited);
      outages.push(performance.now() - startedAt);
      const starts = await freeStarts(base, category, 200);
      let next = (round * 7) % 50;
      let isAlive = true;
      let booked = 0;
      const bookers = Array.from({ length: BOOKERS }, async () => {
        while (isAlive) {
          const { status, body } = await bookAt(base, starts[next++ % starts.length] ?? "", category);
          if (status === 201 && body.ID !== undefined) {
            acknowledged.push(body.ID);
            booked += 1;
          }
          if (status === 0) unanswered += 1;
        }
      });
      while (booked < MIN_BOOKED) await delay(5);
      await delay(Math.random() * 100);
      process.kill(pid, "SIGKILL");
      await delay(20);
      isAlive = false;
      await Promise.all(bookers);
    }
  } finally {
    await servers.stop();
  }
  const lost = await pool.query(
    "select count(*)::int as n from unnest($1::int[]) as booked(id) where not exists (select 1 from bookings b join bookers k on k.booking_id = b.id where b.id = booked.id and b.state <> 'Held')",
    [acknowledged],
  );
  const later = new Date(Date.now() + 11 * 60_000);
  await expireHolds({ db, clock: () => later });
  const held = await pool.query("select count(*)::int as n from bookings where state = 'Held'");
  const mails = await pool.query(
    "select count(*)::int as n from unnest($1::int[]) as booked(id) where (select count(*) from pgboss.job j where j.name = 'mail' and j.data ->> 'Kind' = 'bookingConfirm' and (j.data ->> 'BookingID')::int = booked.id) <> 1",
    [acknowledged],
  );
  return [
    ["what", "figure"],
    ["kills", kills],
    ["acknowledged bookings", acknowledged.length],
    ["calls without a response", unanswered],
    ["acknowledged bookings that are lost", lost.rows[0].n],
    ["times held beyond ten minutes", held.rows[0].n],
    ["meetings of a lawyer that overlap", await countOverlaps(database)],
    ["acknowledged bookings without exactly one queued confirmation", mails.rows[0].n],
    ["milliseconds until the API answers again, median", Math.round(median(outages))],
  ];
}
