import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { done, publishAbout, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { searchMissDays, searchMisses, searchSalts } from "../db/schema/search.ts";
import { clean } from "../jobs/cleanup.ts";
import { missedWords } from "./missCounter.ts";

const testApp = await createTestApp({ env: { TRUSTED_PROXY: "127.0.0.1" } });
afterAll(() => testApp.close());
const { app, server } = testApp;
// Before the tests change the time.
await publishAbout(testApp, "Får hyresvärden behålla depositionen?", "Bara för skador som du har orsakat.");
await testApp.indexed();
const start = new Date("2027-01-10T11:00:00Z");
const afterDays = (days: number) => testApp.setTime(new Date(start.getTime() + days * 24 * 60 * 60 * 1000));

beforeEach(async () => {
  afterDays(0);
  for (const table of [searchMisses, searchMissDays, searchSalts]) await app.db.delete(table);
});

/** With a token of the current day. */
const asAdvisor = () => testApp.as(testApp.tokenOf("advisor"));
const hashes = () => app.db.$count(searchMissDays);
const misses = async () => done(await asAdvisor().listSearchMisses()).Misses;

async function search(Query: string, ip: string, more: object = {}): Promise<void> {
  const headers = { "x-forwarded-for": ip };
  const { statusCode } = await server.inject({
    ...{ method: "POST", url: "/api/answers/search", headers },
    payload: { Query, ...more },
  });
  expect(statusCode).toBe(200);
}
/** A search that is counted, by an address that has not searched for it today. */
async function missed(Query: string, ip: string): Promise<void> {
  const before = await hashes();
  await search(Query, ip);
  await until(async () => (await hashes()) === before + 1);
}

describe("searches without a good hit", () => {
  it("are listed when three people have searched for the same words on one day", async () => {
    await missed("Varför är det flurpar?", "192.0.2.1");
    await missed("flurpar", "192.0.2.2");
    await search("flurpar", "192.0.2.2");
    await missed("annat ord flurparna", "192.0.2.9");
    expect(await misses()).toEqual([]);
    await missed("FLURPAR", "192.0.2.3");
    await until(async () => (await misses()).length === 1);
    expect(await misses()).toMatchObject([
      { Words: "flurpar", People: 3, LastAt: expect.stringMatching(/^2027-01-10/) },
    ]);
  });

  it("by GET count too", async () => {
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
      await server.inject({ url: "/api/answers?Query=flurpar", headers: { "x-forwarded-for": ip } });
    }
    await until(async () => (await misses()).length === 1);
  });

  it("by the same three people on other days do not raise the count", async () => {
    await missed("flurpar", "192.0.2.1");
    await missed("flurpar", "192.0.2.2");
    afterDays(1);
    await missed("flurpar", "192.0.2.1");
    await missed("flurpar", "192.0.2.2");
    expect(await misses()).toEqual([]);
  });

  it("by one household of IPv6 addresses count as one person", async () => {
    await missed("flurpar", "2001:db8:1:2::1");
    await search("flurpar", "2001:db8:1:2:ffff::2");
    await missed("flurpar", "2001:db8:1:3::1");
    expect(await hashes()).toBe(2);
  });

  it("are not counted with a filter or on a later page", async () => {
    await search("flurpar", "192.0.2.1", { Type: "Free" });
    await search("flurpar", "192.0.2.1", { Page: 2 });
    await missed("blurpar", "192.0.2.1");
    expect(await hashes()).toBe(1);
  });

  it("are removed by staff, until three people search again", async () => {
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) await missed("flurpar", ip);
    await until(async () => (await misses()).length === 1);
    const params = { id: (await misses())[0]?.ID ?? 0 };
    expect((await asAdvisor().deleteSearchMiss({ params })).status).toBe(204);
    expect(refusal(await asAdvisor().deleteSearchMiss({ params }))).toBe("404 NOT_FOUND");
    await missed("flurpar", "192.0.2.1");
    expect(await misses()).toEqual([]);
  });

  it("are deleted after 90 days, and the searchers' hashes with the day's salt after the day", async () => {
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) await missed("flurpar", ip);
    await missed("blurpar", "192.0.2.1");
    await until(async () => (await misses()).length === 1);
    await clean(app);
    expect([await hashes(), await app.db.$count(searchSalts)]).toEqual([4, 1]);
    afterDays(1);
    await clean(app);
    expect([await hashes(), await app.db.$count(searchSalts)]).toEqual([0, 0]);
    afterDays(89);
    await clean(app);
    expect(await misses()).toHaveLength(1);
    afterDays(91);
    await clean(app);
    expect(await misses()).toEqual([]);
  });
});

describe("searches whose hits nobody opens", () => {
  const ips = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"];
  const searchAll = async (people: number) => {
    for (const ip of ips.slice(0, people)) await search("depositionen", ip, { ReportsOpening: true });
    await until(async () => (await hashes()) === people);
  };
  const open = async (Query: string, ip: string) => {
    const headers = { "x-forwarded-for": ip };
    const url = "/api/answers/search/opened";
    expect((await server.inject({ method: "POST", url, headers, payload: { Query } })).statusCode).toBe(204);
  };
  const opened = () => app.db.$count(searchMissDays, eq(searchMissDays.IsOpened, true));
  const nextDay = async () => {
    afterDays(1);
    await clean(app);
  };

  it("are listed the day after, when three people have opened none", async () => {
    await searchAll(3);
    expect(await misses()).toEqual([]);
    await nextDay();
    expect(await misses()).toMatchObject([{ Words: "depositionen", Kind: "Unopened", People: 3 }]);
    expect(await hashes()).toBe(0);
  });

  it("are not listed when one of the three has opened one, by the same words written otherwise", async () => {
    await searchAll(3);
    await open("Depositionen?", "192.0.2.2");
    await until(async () => (await opened()) === 1);
    await nextDay();
    expect(await misses()).toEqual([]);
  });

  it("stay listed when a person opened a result of other words, or another person did", async () => {
    await searchAll(3);
    await open("hyresvärden", "192.0.2.2");
    await open("depositionen", "192.0.2.9");
    await missed("flurpar", "192.0.2.9");
    expect(await opened()).toBe(0);
    await nextDay();
    expect(await misses()).toMatchObject([{ Words: "depositionen" }]);
  });

  it("are not counted for callers that don't report openings", async () => {
    for (const ip of ips) await search("depositionen", ip);
    await missed("flurpar", "192.0.2.9");
    expect(await hashes()).toBe(1);
  });
});

it.each([
  ["Kan man få flurpar?", "få flurpar"],
  ["“Dolt fel” i HUSET", "dolt fel huset"],
  ["x".repeat(81), null],
  ["min granne lars karlsson", null],
  ["anna.ek@exempel.se", null],
  ["@flurpar", null],
  ["flurpar 1234", null],
  ["flurpar 12 34", null],
  ["19850412-1234", null],
  ["storgatan 5 uppsala", null],
  ["hur är det", null],
])("of %s the words %s are stored", (typed, words) => {
  expect(missedWords(typed)).toBe(words);
});
