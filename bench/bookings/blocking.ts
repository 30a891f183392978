import { openServers } from "../setup/apiServers.ts";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";
import { type Answer, aMeeting, freeStarts, isDone } from "./booker.ts";
import { insertLawyers } from "./calendar.ts";
import { firstCategory, type Rows } from "./figures.ts";

/** Attempts of each kind: more than the calendar of two lawyers has room for in four days. */
const attempts = 60;
const days = 4;

/** A visitor as the site server forwards it. */
type Visitor = (n: number) => { ip: string; device?: string };

const attackers: { name: string; visitor: Visitor }[] = [
  { name: "one browser", visitor: () => ({ ip: "203.0.113.7", device: "a".repeat(32) }) },
  { name: "one IPv4 address, no cookie", visitor: () => ({ ip: "203.0.113.8" }) },
  { name: "one IPv6 /64, another address each time", visitor: (n) => ({ ip: `2001:db8:1:2::${n.toString(16)}` }) },
];

/** What blocks a time for nothing: a hold, an hour's meeting that nobody pays, a free meeting that nobody confirms. */
const kinds = ["hold", "unpaid", "free"] as const;

function callOf(kind: (typeof kinds)[number], start: string, category: number): { path: string; body: object } {
  if (kind === "hold") {
    const meeting = { Service: "BOOK60", Channel: "Telephone", CategoryID: category, SlotStart: start };
    return { path: "/bookings/hold", body: meeting };
  }
  const OpenedAt = new Date(Date.now() - 60_000).toISOString();
  const price = kind === "unpaid" && { Service: "BOOK60", IsAdult: true, StartNow: true };
  return { path: "/booking", body: { ...aMeeting(start, category), AcceptTerms: true, OpenedAt, ...price } };
}

/** Tries every time in turn, as another person each time. @returns how many are blocked */
async function block(base: string, category: number, kind: (typeof kinds)[number], visitor: Visitor): Promise<Rows> {
  const answers: Answer[] = [];
  const starts = (await freeStarts(base, category, attempts * days)).filter((start) => start.slice(14, 16) === "00");
  for (let n = 0; n < attempts; n++) {
    const { path, body } = callOf(kind, starts[n % starts.length] ?? "", category);
    const { ip, device } = visitor(n);
    const response = await fetch(`${base}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": ip,
        ...(device && { "x-forwarded-device": device }),
      },
      body: JSON.stringify(body),
    });
    answers.push({ status: response.status, body: (await response.json()) as Answer["body"] });
  }
  const refusals = Map.groupBy(
    answers.filter((answer) => !isDone(answer)),
    ({ status, body }) => `${status} ${body.Code}`,
  );
  const why = [...refusals].map(([name, same]) => `${name}: ${same.length}`).join(", ");
  return [[`${kind}: times blocked of ${attempts} attempts`, `${answers.filter(isDone).length} (${why})`]];
}

/** Blocks times with the default limits, in each way alone and then all together. */
export async function measureBlocking(database: MeasuredDatabase, dir: string): Promise<Rows> {
  await database.asAdmin((client) => client.query(insertLawyers(2)));
  await database.pool.query("update lawyers set daily_limit = 8");
  await database.pool.query("update services set active = true");
  const category = await firstCategory(database);
  const servers = openServers(dir);
  const rows: Rows = [["who, and what", "times blocked"]];
  try {
    for (const { name, visitor } of attackers) {
      for (const together of [false, true]) {
        // A new process: the limits per hour and process begin anew.
        const { base } = await servers.startApi(database.appUrl, { TRUSTED_PROXY: "127.0.0.1" });
        for (const kind of kinds) {
          if (!together) await database.pool.query("delete from bookings");
          const [[what = "", figure = ""] = []] = await block(base, category, kind, visitor);
          rows.push([`${name}${together ? ", all together" : ""}, ${what}`, figure]);
        }
        await database.pool.query("delete from bookings");
      }
    }
    return rows;
  } finally {
    await servers.stop();
  }
}
