import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMailStore } from "@lagrum/launch/mailbox/mailStore";
import { startWeb } from "@lagrum/launch/mailbox/web";
import { freePort } from "@lagrum/launch/os/ports";
import { afterAll, beforeEach, expect, it } from "vitest";
import { aMeeting, confirmFree, openCalendar } from "../../test/booking.ts";
import { byId, HOUR, MINUTE, monday } from "../../test/bookingScene.ts";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { sendReminders } from "../bookings/bookingClock.ts";
import { bookings } from "../db/schema/bookings.ts";
import { createSmsSender } from "./smsSender.ts";
import { insecureSms } from "./smsSettings.ts";

const store = await openMailStore(mkdtempSync(join(tmpdir(), "lagrum-sms-")));
const port = await freePort();
const web = await startWeb(port, store);
const SMS_URL = `http://127.0.0.1:${port}/a1/sms`;
const settings = { SMS_URL, SMS_USER: "elk", SMS_PASSWORD: "secret", SMS_FROM: "Lagrum" };
const testApp = await createTestApp({ env: settings });
afterAll(async () => {
  web.close();
  await testApp.close();
});
const { app, client, jobs, workers } = testApp;

function setTime(now: Date) {
  testApp.setTime(now);
  Object.assign(testApp, { asAdmin: testApp.as(testApp.tokenOf("admin")) });
}

const friday = "2026-11-27T09:00:00.000Z";
const before = (hours: number) => setTime(new Date(Date.parse(friday) - hours * HOUR + MINUTE));

beforeEach(async () => {
  setTime(monday);
  await app.db.delete(bookings);
  await openCalendar(testApp);
});

async function book(SmsReminders: boolean) {
  const body = await aMeeting(testApp, friday, { SmsReminders });
  const booked = done(await client.bookMeeting({ body }));
  await confirmFree(testApp, booked.ID);
  return { ...booked, Phone: body.Phone };
}

/** Sends the messages that the job of each minute queues. @returns those to that number, newest first */
async function sent(Phone: string) {
  await sendReminders(app);
  await jobs.drain("sms", workers.sms);
  const found = await Promise.all(store.list(Phone).map(({ ID }) => store.find(ID)));
  return found.map((mail) => mail?.Text.trim());
}

it("reminds bookers who requested it by text message, 48 and 2 hours before, each once", async () => {
  const { Phone } = await book(true);
  expect(await sent(Phone)).toEqual([]);
  before(48);
  const text = expect.stringMatching(
    /^Påminnelse: möte med .+ 27 november kl\. 10\.00\. Se din bokning via länken i mejlet\.$/,
  );
  expect(await sent(Phone)).toEqual([text]);
  expect(await sent(Phone)).toHaveLength(1);
  before(2);
  expect(await sent(Phone)).toEqual([text, text]);
});

it("sends none without a request, and none about a meeting that was moved or cancelled meanwhile", async () => {
  const silent = await book(false);
  before(48);
  expect(await sent(silent.Phone)).toEqual([]);
  await app.db.delete(bookings);
  setTime(monday);
  const { ID, Phone } = await book(true);
  before(48);
  await sendReminders(app);
  done(await testApp.asAdmin.closeBooking({ ...byId(ID), body: { Outcome: "Cancelled" } }));
  expect(await sent(Phone)).toEqual([]);
});

it("retries after a failure, sends a retried job once, and never logs the number", async () => {
  const { Phone } = await book(true);
  const failing = createSmsSender({ ...settings, SMS_URL: `http://127.0.0.1:${port}/nowhere` });
  await expect(failing?.send(Phone, "Hej", "a")).rejects.toThrow("text message not sent: 405");
  await expect(failing?.send(Phone, "Hej", "a")).rejects.not.toThrow(Phone);
  const sender = createSmsSender(settings);
  await sender?.send(Phone, "Hej", "b");
  await sender?.send(Phone, "Hej", "b");
  expect(store.list(Phone)).toHaveLength(1);
  expect(testApp.logLines.join("\n")).not.toContain(Phone.slice(3));
});

it("is off without an address, and in production needs https and credentials", () => {
  expect(createSmsSender({ ...settings, SMS_URL: undefined })).toBeNull();
  expect(insecureSms({})).toEqual([]);
  expect(insecureSms({ SMS_URL: "http://sms.example/a1/sms" })).toEqual([
    "SMS_URL måste börja med https:// när MODE=production",
    "SMS_USER saknas och behövs med SMS_URL",
    "SMS_PASSWORD saknas och behövs med SMS_URL",
  ]);
  const given = { SMS_USER: "elk", SMS_PASSWORD: "secret" };
  expect(insecureSms({ ...given, SMS_URL: "https://127.0.0.1/a1/sms" })).toHaveLength(1);
  expect(insecureSms({ ...given, SMS_URL: "https://api.sms.example/a1/sms" })).toEqual([]);
});
