import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { disguises } from "../../test/disguises.ts";
import { askAndConfirm } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { settings } from "../db/schema/settings.ts";
import { seedSettings } from "../seed/seedSettings.ts";
import { readSettings } from "./settingRepository.ts";
import { missingFacts, type SettingKey, settingKeys } from "./settingRules.ts";

const testApp = await createTestApp();
const { app, asAdvisor, client, close, logLines } = testApp;
afterAll(close);
const { db } = app;
afterEach(() => db.delete(settings));

const change = (key: SettingKey, Value: string) => db.update(settings).set({ Value }).where(eq(settings.Key, key));
const value = async (key: SettingKey) => (await db.select().from(settings).where(eq(settings.Key, key)))[0]?.Value;
async function company() {
  const response = await client.getSettings();
  if (!response.ok) throw new Error(response.body.Code);
  return response.body.Company;
}

describe("seeding the settings", () => {
  test("gives a demo an example company, and production empty values that count as missing", async () => {
    await seedSettings(db, { MODE: "demo", GIVEN: {} });
    expect(await value("COMPANY_NAME")).toBe("Lagrum Exempel AB");
    const example = await readSettings(db);
    await db.delete(settings);
    await seedSettings(db, { MODE: "production", GIVEN: { COMPANY_CITY: "Umeå" } });
    const empty = await readSettings(db);
    expect(empty.settings).toMatchObject({
      COMPANY_NAME: "",
      STAFF_1_NAME: "",
      COMPANY_CITY: "Umeå",
      LEASE_MINUTES: 60,
    });
    const missing = missingFacts(empty.settings);
    expect(missing).toEqual([
      "COMPANY_NAME",
      "COMPANY_ORG_NUMBER",
      "COMPANY_VAT_NUMBER",
      "COMPANY_STREET",
      "COMPANY_POSTAL_CODE",
      "COMPANY_PHONE",
      "COMPANY_EMAIL",
    ]);
    // A demo's database used in production loses the example company.
    expect(missingFacts(example.settings)).toEqual(expect.arrayContaining(missing));
  });

  test("does not overwrite the firm's changes until the environment has a new value", async () => {
    const start = (COMPANY_PHONE?: string) =>
      seedSettings(db, { MODE: "production", GIVEN: COMPANY_PHONE ? { COMPANY_PHONE } : {} });
    await Promise.all([start("08-1"), start("08-1"), start("08-1")]);
    expect((await db.select().from(settings)).length).toBe(settingKeys.length);
    await change("COMPANY_PHONE", "08-2");
    await change("MAX_RESERVATIONS", "7");
    await start("08-1");
    expect(await value("COMPANY_PHONE")).toBe("08-2");
    await start();
    expect(await value("COMPANY_PHONE")).toBe("08-2");
    await start("08-3");
    expect(await value("COMPANY_PHONE")).toBe("08-3");
    expect(await value("MAX_RESERVATIONS")).toBe("7");
  });
});

test.each(disguises)("settings %s are read as the clean ones", async (_, disguise) => {
  const given = {
    COMPANY_NAME: "Fåröby Juristbyrå AB",
    COMPANY_ORG_NUMBER: "556036-0793",
    COMPANY_VAT_NUMBER: "SE556036079301",
    COMPANY_POSTAL_CODE: "118 67",
    COMPANY_CITY: "Malmö",
    COMPANY_EMAIL: "kontakt@fåröby.example",
    COMPANY_LINKEDIN: "https://linkedin.example/byran",
    WORKING_HOURS: "mån-fre 08:00-12:00 13:00-17:00; lör 10:00-14:00",
  };
  await seedSettings(db, { MODE: "production", GIVEN: given });
  const clean = await readSettings(db);
  const hidden = Object.fromEntries(Object.entries(given).map(([key, text]) => [key, disguise(text)]));
  await seedSettings(db, { MODE: "production", GIVEN: hidden });
  expect(await readSettings(db)).toEqual(clean);
  expect(clean.unusable).toEqual([]);
});

test("settings take the hyphens and prefixes of address books", async () => {
  const GIVEN = {
    COMPANY_ORG_NUMBER: "556036\u20110793",
    COMPANY_VAT_NUMBER: "SE 556036\u22120793 01",
    COMPANY_POSTAL_CODE: "SE\u2011118\u00a067",
    WORKING_HOURS: "mån\u2013fre 08:00\u201317:00",
  };
  await seedSettings(db, { MODE: "production", GIVEN });
  expect(await readSettings(db)).toMatchObject({
    unusable: [],
    settings: {
      COMPANY_ORG_NUMBER: "556036-0793",
      COMPANY_VAT_NUMBER: "SE556036079301",
      COMPANY_POSTAL_CODE: "118 67",
      WORKING_HOURS: "mån-fre 08:00-17:00",
    },
  });
});

async function outside() {
  const response = await client.getSettings();
  if (!response.ok) throw new Error(response.body.Code);
  return response.body.Outside;
}

describe("third-party services", () => {
  test("are off in production until the firm configures them", async () => {
    await seedSettings(db, { MODE: "production", GIVEN: {} });
    const nothing = { Analytics: null, ErrorReports: null, Promotion: null, Checkout: null };
    await until(async () => (await outside()).Promotion === null);
    expect(await outside()).toEqual(nothing);
  });

  test("are sent to browsers as configured, with en-SE as the placement's default language", async () => {
    const dsn = "https://abc123@reports.example/7";
    const GIVEN = {
      ANALYTICS_PROVIDER: "gtag",
      ANALYTICS_ID: "G-1",
      SENTRY_DSN: dsn,
      PROMOTION_SCRIPT: "https://pay.example/p.js",
      CHECKOUT_ORIGINS: "https://*.pay.example https://cdn.pay.example",
    };
    await seedSettings(db, { MODE: "production", GIVEN });
    await until(async () => (await outside()).ErrorReports !== null);
    expect(await outside()).toMatchObject({
      Analytics: { Provider: "gtag", ID: "G-1" },
      ErrorReports: { Dsn: dsn },
      Promotion: { Script: "https://pay.example/p.js", Locale: "en-SE" },
      Checkout: { Origins: ["https://*.pay.example", "https://cdn.pay.example"] },
    });
    await change("PROMOTION_LOCALE", "sv-SE");
    await change("SENTRY_DSN", "javascript:alert(1)");
    await change("ANALYTICS_ID", "");
    await until(async () => (await outside()).ErrorReports === null);
    expect(await outside()).toMatchObject({ Analytics: null, Promotion: { Locale: "sv-SE" } });
  });
});

describe("settings of a running service", () => {
  test("a change of the company's data is visible at once", async () => {
    await seedSettings(db, { MODE: "demo", GIVEN: {} });
    await until(async () => (await company()).Name === "Lagrum Exempel AB");
    expect(await company()).toMatchObject({
      OrgNumber: "556000-0000",
      VatNumber: "SE556000000001",
      OpeningHours: "Vardagar 8–17",
      Staff: [
        { Name: "Karin Ekdal", LinkedIn: "https://linkedin.example/karin-exempel" },
        { Name: "Elias Norén", LinkedIn: "https://linkedin.example/elias-exempel" },
      ],
      FollowsArn: true,
    });
    await change("COMPANY_NAME", "Paragrafen AB");
    await change("STAFF_2_LINKEDIN", "");
    await change("COMPANY_FOLLOWS_ARN", "");
    await until(async () => (await company()).FollowsArn === null);
    expect(await company()).toMatchObject({ Name: "Paragrafen AB", Staff: [{ Name: "Karin Ekdal" }] });
  });

  test("the limit and length of reservations can be changed", async () => {
    await seedSettings(db, { MODE: "production", GIVEN: {} });
    await change("LEASE_MINUTES", "10");
    await change("MAX_RESERVATIONS", "1");
    await change("COMPANY_CITY", "Umeå");
    await until(async () => (await company()).City === "Umeå");
    const [first, second] = [await askAndConfirm(testApp), await askAndConfirm(testApp)];
    const held = await asAdvisor.reserveQuestion({ params: { id: first.ID } });
    if (!held.ok) throw new Error(held.body.Code);
    const minutes = (Date.parse(held.body.ReservedBy?.LeaseUntil ?? "") - app.clock().getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(10);
    expect(await asAdvisor.reserveQuestion({ params: { id: second.ID } })).toMatchObject({
      body: { Code: "TOO_MANY_RESERVED" },
    });
  });

  test("an invalid value is replaced by its default and logged", async () => {
    await seedSettings(db, { MODE: "production", GIVEN: { COMPANY_CITY: "Lund" } });
    await change("MAX_RESERVATIONS", "många");
    await change("COMPANY_EMAIL", "ingen adress");
    const { settings: read, unusable } = await readSettings(db);
    expect(read).toMatchObject({ MAX_RESERVATIONS: 3, COMPANY_EMAIL: "", COMPANY_CITY: "Lund" });
    expect(unusable).toEqual(["COMPANY_EMAIL", "MAX_RESERVATIONS"]);
    await until(async () => (await company()).City === "Lund");
    expect(logLines.join("")).toContain("MAX_RESERVATIONS");
  });
});
