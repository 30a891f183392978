import { tmpdir } from "node:os";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp } from "../../test/testApp.ts";
import { searchMissDays } from "../db/schema/search.ts";
import { watchDiskSpace } from "./diskSpace.ts";

const { app, client, asAdvisor, close } = await createTestApp();
afterAll(close);
const log = pino({ level: "silent" });
const ask = async () => client.askQuestion({ body: someQuestion(await categoryId(app.db)) });

test("with little space on the database's disk, writes get 503 and Retry-After, and reads still work", async () => {
  const room = app.diskSpace;
  app.diskSpace = await watchDiskSpace({ DATABASE_DIR: tmpdir(), MIN_FREE_MB: 1e12 }, log);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 503, body: { Code: "SERVICE_UNAVAILABLE", title: expect.any(String) } });
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await client.listAnswers()).toMatchObject({ status: 200 });
  app.diskSpace = room;
  expect(await ask()).toMatchObject({ status: 201 });
});

test("with little space, search, suggestions, similar answers and sign-in go on, and no search is counted", async () => {
  const room = app.diskSpace;
  app.diskSpace = { isLow: () => true };
  const Text = "zzkvitteringsrättsskydd";
  expect(await client.searchAnswers({ body: { Query: Text } })).toMatchObject({ status: 200 });
  expect(await client.suggestAnswers({ body: { Text: "dep" } })).toMatchObject({ status: 200 });
  expect(await client.findSimilarAnswers({ body: { Text: "Får hyresvärden behålla depositionen?" } })).toMatchObject({
    status: 200,
  });
  expect(await client.handleUnconfirmedUser({ body: { Email: "vem@exempel.se" } })).toMatchObject({ status: 200 });
  expect(await asAdvisor.getMe()).toMatchObject({ status: 200 });
  app.diskSpace = room;
  // The same search, counted after its response: the first one was not.
  await client.searchAnswers({ body: { Query: Text } });
  await expect.poll(() => app.db.$count(searchMissDays)).toBe(1);
});

test("when PostgreSQL refuses a write for lack of space, the call gets 503", async () => {
  const { transaction } = app.db;
  app.db.transaction = async () => Promise.reject(Object.assign(new Error("disk full"), { code: "53100" }));
  expect(await ask()).toMatchObject({ status: 503, body: { Code: "SERVICE_UNAVAILABLE" } });
  app.db.transaction = transaction;
  expect(await ask()).toMatchObject({ status: 201 });
});

test.each([
  ["the setting is 0", { DATABASE_DIR: tmpdir(), MIN_FREE_MB: 0 }],
  ["the database is on another machine", { DATABASE_DIR: undefined, MIN_FREE_MB: 1e12 }],
  ["there is enough", { DATABASE_DIR: tmpdir(), MIN_FREE_MB: 0.001 }],
])("there is room when %s", async (_, env) => {
  const space = await watchDiskSpace(env, log);
  expect(space.isLow()).toBe(false);
  space.close();
});
