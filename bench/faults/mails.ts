import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startSmtp } from "@lagrum/launch/mailbox/smtp";
import { freePort } from "@lagrum/launch/os/ports";
import { median } from "../setup/result.ts";
import { type MeasuredDatabase, withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { type Figure, until } from "./figures.ts";
import { startLoad } from "./questionLoad.ts";

const MAILS = 12;
/** Delay of the mail server for each mail, so that several are being sent at each kill. */
const MAIL_DELAY_MS = 150;
/** Maximum seconds from the API's return until every mail has arrived. */
const MAX_SEND_SECONDS = 10;

/** The bundle that the service runs, else the source. */
const bundle = fileURLToPath(new URL("../../api/dist/main.js", import.meta.url));
const source = fileURLToPath(new URL("../../api/src/main.ts", import.meta.url));

/** A mail server that counts the mails of each recipient, acknowledged or not. */
async function startSink() {
  const arrivals = new Map<string, number>();
  const smtp = await startSmtp(0, {
    async add(raw, [to = ""] = []) {
      arrivals.set(to, (arrivals.get(to) ?? 0) + 1);
      await delay(MAIL_DELAY_MS);
      return String(raw.length);
    },
    list: () => [],
    find: async () => undefined,
  });
  const address = smtp.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const close = () => new Promise<void>((closed) => smtp.close(() => closed()));
  return { arrivals, url: `smtp://127.0.0.1:${port}`, close };
}

async function startApi({ appUrl, ownerUrl }: MeasuredDatabase, dir: string, smtpUrl: string) {
  const port = await freePort();
  const env = {
    NODE_ENV: "production",
    MODE: "test",
    PORT: String(port),
    DATABASE_URL: appUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: join(dir, "data"),
    SMTP_URL: smtpUrl,
    LOG_LEVEL: "silent",
    ...{
      RATE_LIMIT: "100000000",
      ASK_LIMIT_IP: "100000000",
      ASK_LIMIT_EMAIL: "100000000",
      MAIL_LIMIT_EMAIL: "100000000",
    },
  };
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const child = spawn(process.execPath, [existsSync(bundle) ? bundle : source], {
      env,
      stdio: ["ignore", "inherit", "inherit"],
    });
    await until(() => child.exitCode !== null || fetch(`${url}/api/health/ready`).then(({ ok }) => ok, no));
    // If the database is slow to accept connections, a start fails, and the supervisor would start it again.
    if (child.exitCode === null) return { child, url };
  }
}

const no = () => false;

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Sends questions until MAILS are acknowledged. @returns their recipients */
async function ask(url: string): Promise<string[]> {
  const load = await startLoad(url, 100);
  await until(() => load.acknowledged.length + load.refused.length >= MAILS);
  await load.stop();
  if (load.refused.length > 0) throw new Error(load.refused[0]);
  return load.acknowledged.map(({ email }) => email);
}

/**
 * Kills the API a hundred times while it sends confirmation mails of acknowledged questions.
 * @returns lost and repeated mails, and the time until all were sent
 */
export function measureMails(rounds: number): Promise<Figure[]> {
  return withPostgres((postgres, dir) =>
    withDatabase(postgres, "mails", async (database) => {
      const sink = await startSink();
      const recipients: string[] = [];
      const seconds: number[] = [];
      const isSent = async () => {
        const { rows } = await database.pool.query("select from pgboss.job where name = 'mail' limit 1");
        return rows.length === 0;
      };
      let api = await startApi(database, dir, sink.url);
      try {
        for (let round = 0; round < rounds; round += 1) {
          recipients.push(...(await ask(api.url)));
          await delay(Math.random() * 2 * MAIL_DELAY_MS);
          await kill(api.child);
          const wasSent = await isSent();
          api = await startApi(database, dir, sink.url);
          const waited = (await until(isSent)) / 1000;
          // A kill after the last mail doesn't count.
          if (!wasSent) seconds.push(waited);
          console.log(`kill ${round + 1}: all mails sent ${waited.toFixed(1)} s after the return`);
        }
      } finally {
        await kill(api.child);
        await sink.close();
      }
      return tableOf(sink.arrivals, recipients, seconds, rounds);
    }),
  );
}

function tableOf(arrivals: Map<string, number>, recipients: string[], seconds: number[], kills: number): Figure[] {
  const fault = `kill -9 of api while it sends, ${kills} times`;
  const times = recipients.map((recipient) => arrivals.get(recipient) ?? 0);
  const count = (isMeant: (arrived: number) => boolean) => times.filter(isMeant).length;
  const longest = Math.max(...seconds);
  return [
    { fault, what: `mails lost, of ${recipients.length}`, figure: count((arrived) => arrived === 0), limit: 0 },
    { fault, what: "mails that arrived twice", figure: count((arrived) => arrived === 2) },
    { fault, what: "mails that arrived more than twice", figure: count((arrived) => arrived > 2), limit: 0 },
    { fault, what: `kills with mails being sent or queued, of ${kills}`, figure: seconds.length },
    {
      fault,
      what: `all mails sent, s after the API's return, longest (median ${median(seconds).toFixed(1)})`,
      figure: Number(longest.toFixed(1)),
      limit: MAX_SEND_SECONDS,
    },
  ];
}
