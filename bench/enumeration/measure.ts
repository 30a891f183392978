import { spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startEmulator } from "@lagrum/api/test/emulator";
import { freePort } from "@lagrum/launch/os/ports";
import { startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase, withClient } from "@lagrum/launch/postgres/roles";
import { saveResult, today } from "../setup/result.ts";
import { bookingCall } from "./bookingCall.ts";

/**
 * `pnpm measure enumeration [attempts]`: response times for known and unknown e-mail addresses at sign-in help, reset,
 * sign-up and the booking of a free meeting (user enumeration). The bodies must be the same; the medians are reported side by side.
 */
const attempts = Number(process.argv[2] ?? 200);
const KNOWN = 20;
const PUBLIC_URL = "http://localhost:3000";

const dir = mkdtempSync(join(tmpdir(), "lagrum-enumeration-"));
const known = (n: number) => `known-${n % KNOWN}@exempel.se`;
/** A person may have two unconfirmed times only, so each attempt has another who has had a free meeting. */
const knownBooker = (n: number) => `known-booker-${n}@exempel.se`;
const unknown = (n: number) => `unknown-${n}@exempel.se`;

type Ask = (email: string) => Promise<{ status: number; body: string }>;

async function post(method: string, url: string, body: object) {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
}

async function startApi(appUrl: string, ownerUrl: string, emulatorHost: string): Promise<string> {
  const port = await freePort();
  const many = "100000000";
  const env = {
    ...{ NODE_ENV: "production", MODE: "test", PORT: String(port), PUBLIC_URL },
    ...{ DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost },
    ...{ RATE_LIMIT: many, SIGNUP_LIMIT_IP: many, SIGNUP_LIMIT_EMAIL: many },
    ...{ ASK_LIMIT_IP: many, ASK_LIMIT_EMAIL: many, MAIL_LIMIT_EMAIL: many, BOOKING_LIMIT_NETWORK: many },
    ...{ SIGNIN_LIMIT_IP: many, SIGNIN_LIMIT_EMAIL: many, SMTP_URL: "smtp://127.0.0.1:9" },
  };
  const log = openSync(join(dir, "api.log"), "a");
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("@lagrum/api/main"))], {
    env,
    stdio: ["ignore", log, "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const base = `http://127.0.0.1:${port}/api`;
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await delay(100)) {
    if ((await fetch(`${base}/health/ready`).catch(() => null))?.ok) return base;
  }
  throw new Error("the API did not start");
}

/** A quantile. */
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: number[]) => quantile(values, 0.5);
const middle = (values: number[]) => `${quantile(values, 0.25).toFixed(2)}–${quantile(values, 0.75).toFixed(2)}`;

/** Alternates known and unknown addresses, so that other load affects both equally. */
async function compare(ask: Ask, known: (n: number) => string) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (let n = -5; n < attempts; n++) {
    const pair = [["known", known(n + KNOWN)] as const, ["unknown", unknown(n + KNOWN)] as const];
    for (const [kind, email] of n % 2 === 0 ? pair : pair.toReversed()) {
      const startedAt = performance.now();
      const { status, body } = await ask(email);
      const took = performance.now() - startedAt;
      // Warm-up.
      if (n < 0) continue;
      times[kind].push(took);
      bodies.add(`${status} ${body.replaceAll(email, "ADDRESS")}`);
    }
  }
  const difference = Math.abs(median(times.known) - median(times.unknown));
  return [
    ...[times.known, times.unknown].flatMap((all) => [median(all).toFixed(2), middle(all)]),
    difference.toFixed(2),
    bodies.size,
  ];
}

async function measure(): Promise<string[]> {
  const postgres = await startPostgres({ dir });
  await prepareDatabase(postgres.adminUrl, "lagrum");
  const emulator = await startEmulator(PUBLIC_URL);
  try {
    const api = await startApi(
      postgres.url("lagrum", "lagrum_app"),
      postgres.url("lagrum", "lagrum_owner"),
      emulator.host,
    );
    const { university, area } = await withClient(postgres.url("lagrum"), async (client) => {
      for (let n = 0; n < KNOWN; n++) {
        const { localId } = await emulator.create({ email: known(n), password: "ett långt lösenord" });
        await client.query(
          "insert into accounts (uid, email, first_name, last_name, confirmed, password_set) values ($1, $2, 'A', 'B', true, true)",
          [localId, known(n)],
        );
      }
      const { rows } = await client.query(
        "select (select min(id) from universities) as university, (select min(id) from categories) as area",
      );
      return rows[0];
    });
    const application = {
      ...{ FirstName: "Vera", LastName: "Vänta", Password: "korrekt häst batteri", Phone: "070-123 45 67" },
      ...{ UniversityID: university, Programme: "Juristprogrammet", Semester: "6", Areas: [area], Languages: ["sv"] },
      ...{ Motivation: "x".repeat(200), WeeklyHours: 8, AcceptConfidentiality: true, AcceptPrivacy: true },
    };
    const provider = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`;
    const asks: [string, Ask][] = [
      ["Sign-in help", (Email) => post("PUT", `${api}/handle-unconfirmed-user`, { Email })],
      ["Reset (the provider's emulator)", (email) => post("POST", provider, { requestType: "PASSWORD_RESET", email })],
      ["Sign-up", (Email) => post("POST", `${api}/signup`, { ...application, Email })],
    ];
    const booking = await bookingCall(postgres.url("lagrum"), api, { attempts, known: knownBooker });
    const lines: string[] = [];
    for (const [name, ask] of [...asks, ["Booking of a free meeting", booking] as const]) {
      const people = name.startsWith("Booking") ? knownBooker : known;
      lines.push(`| ${[name, ...(await compare(ask, people))].join(" | ")} |`);
      process.stdout.write(`${lines.at(-1)}\n`);
    }
    return lines;
  } finally {
    await emulator.stop();
    await postgres.stop();
  }
}

const lines = await measure();
const machine = `${cpus()[0]?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
saveResult(
  "enumeration",
  `# Response times for known and unknown addresses, ${today()}

\`pnpm measure enumeration ${attempts}\` on ${machine}. ${attempts} attempts each, alternately known and unknown. Medians in milliseconds.

| Call | Known | Interquartile range | Unknown | Interquartile range | Difference of medians | Different bodies |
|---|---:|---:|---:|---:|---:|---:|
${lines.join("\n")}

Our calls do the same work for both: sign-in help reads one row or none by the same index, sign-up reads no account
before it has responded, and a booking reads only when its mail is written whether the person has had a free meeting. The reset mail is the identity provider's: the table shows the emulator's time, not
that of Firebase.
`,
);
rmSync(dir, { recursive: true, force: true });
process.exit(0);
