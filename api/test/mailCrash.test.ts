import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { startSmtp } from "@lagrum/launch/mailbox/smtp";
import { freePort } from "@lagrum/launch/os/ports";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openJobs } from "../src/jobs/jobs.ts";
import { createWorkers } from "../src/jobs/workers.ts";
import { createMailer, smtpTransport } from "../src/mail/mailer.ts";
import { run } from "./apiProcess.ts";
import { queueMailTo } from "./scenes.ts";
import { createTestApp } from "./testApp.ts";
import { until } from "./waitUntil.ts";

/** Seconds from the API's return until an in-flight mail is retried. */
const TAKEN_UP = 10;

const testApp = await createTestApp();
const { app, database } = testApp;

/** How often each recipient's mail reached the mail server, acknowledged or not. */
const arrivals = new Map<string, number>();
let isAcknowledging = true;
const smtp = await startSmtp(0, {
  async add(raw, [to = ""] = []) {
    arrivals.set(to, (arrivals.get(to) ?? 0) + 1);
    while (!isAcknowledging) await delay(20);
    return String(raw.length);
  },
  list: () => [],
  find: async () => undefined,
});
const address = smtp.server.address();
const smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;

const children: ChildProcess[] = [];
afterAll(async () => {
  isAcknowledging = true;
  for (const child of children) child.kill("SIGKILL");
  await new Promise<void>((closed) => smtp.close(() => closed()));
  await testApp.close();
});
beforeEach(() => arrivals.clear());

async function startApi() {
  const port = await freePort();
  const { child, ended } = run({
    MODE: "test",
    PORT: String(port),
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: app.env.DATA_DIR,
    SMTP_URL: smtpUrl,
    LOG_LEVEL: "silent",
  });
  children.push(child);
  await until(async () => (await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => null))?.ok, 90_000);
  return async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await ended;
  };
}

const isEmpty = async () => (await testApp.jobs.boss.findJobs("mail")).length === 0;

/**
 * Kills an API while it sends mails, on two connections. Each worker takes ten of the twelve.
 * @param underWay in-flight mails: they have reached the mail server before
 * @returns the recipients
 */
async function killWhileSending(underWay: number) {
  const recipients = Array.from({ length: 12 }, (_, n) => `mottagare${n}@exempel.se`);
  for (const recipient of recipients) await queueMailTo(testApp, recipient);
  isAcknowledging = false;
  const end = await startApi();
  await until(() => arrivals.size === underWay);
  await end("SIGKILL");
  isAcknowledging = true;
  return recipients;
}

function expectEachOnceOrTwice(recipients: string[]) {
  expect([...arrivals.keys()].sort(), "none lost").toEqual([...recipients].sort());
  expect([...arrivals.values()].filter((times) => times > 2)).toEqual([]);
}

test("in-flight mails of a killed API are retried within ten seconds of its restart", async () => {
  const recipients = await killWhileSending(2);
  const end = await startApi();
  await until(isEmpty, TAKEN_UP * 1000);
  await end("SIGTERM");
  expectEachOnceOrTwice(recipients);
}, 240_000);

test("while another worker is alive, it retries them when their heartbeat has expired", async () => {
  const jobs = await openJobs(app.env.DATABASE_URL, app.log);
  try {
    const mailer = createMailer(smtpTransport(smtpUrl), { from: app.env.MAIL_FROM, publicUrl: app.env.PUBLIC_URL });
    await jobs.work(createWorkers(app, mailer));
    const recipients = await killWhileSending(4);
    expect((await testApp.jobs.boss.findJobs("mail")).length, "of the dead worker").toBeGreaterThan(0);
    await until(isEmpty, 20_000);
    mailer.close();
    expectEachOnceOrTwice(recipients);
  } finally {
    await jobs.stop();
  }
}, 240_000);
