import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import { linkCode, openMyCases } from "../../test/myCases.ts";
import { placeOrder } from "../../test/orders.ts";
import { aQuestion, askAndConfirm, categoryId, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { timeRatio } from "../../test/timeRatio.ts";
import { orders } from "../db/schema/orders.ts";
import { clean } from "../jobs/cleanup.ts";
import { applyRetention } from "../jobs/retention.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;
const CategoryID = await categoryId(testApp, "hyresratt-deposition");

/** Moves the clock for the work, and back. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const now = app.clock();
  testApp.setTime(new Date(now.getTime() + minutes * 60_000));
  try {
    return await work();
  } finally {
    testApp.setTime(now);
  }
}

test("the page lists the questions of the address, and no other address's", async () => {
  const first = await askAndConfirm(testApp, { Email: "vera@exempel.se", Title: "Min första fråga här" });
  await askAndConfirm(testApp, { Email: "annan@exempel.se" });
  const { ID } = done(
    await client.askQuestion({
      body: aQuestion(CategoryID, { Email: "vera@exempel.se", Title: "Min andra fråga här" }),
    }),
  );
  const accessCode = await openMyCases(testApp, "vera@exempel.se");
  expect(done(await client.getMyCases({ accessCode }))).toMatchObject({
    Email: "vera@exempel.se",
    Cases: [
      { Kind: "question", ID, Title: "Min andra fråga här", State: "AwaitingConfirmation", DueAt: null },
      { Kind: "question", ID: first.ID, Title: "Min första fråga här", State: "Open", Reference: first.Reference },
    ],
  });
});

test("orders and bookings are listed too, and an order is opened with a code of its own", async () => {
  const Email = "kopare@exempel.se";
  const placed = await placeOrder(testApp, { Email });
  expect(await linkCode(testApp, Email), "an order that is not paid may be another's").toBe("");
  await app.db.update(orders).set({ State: "Paid", PaidAt: app.clock().toISOString() }).where(eq(orders.ID, placed.ID));
  const accessCode = await openMyCases(testApp, Email);
  expect(done(await client.getMyCases({ accessCode })).Cases).toMatchObject([
    { Kind: "order", ID: placed.ID, Reference: placed.Reference, State: "Paid" },
  ]);
  const opened = done(await client.openMyCase({ accessCode, body: { Kind: "order", ID: placed.ID } }));
  expect(done(await client.getOrderStatus({ accessCode: opened.AccessCode })).ID).toBe(placed.ID);
  const others = await placeOrder(testApp);
  for (const Kind of ["question", "order", "booking"] as const) {
    expect(await client.openMyCase({ accessCode, body: { Kind, ID: others.ID } }), Kind).toMatchObject({ status: 404 });
  }
});

test("a case is opened with a new access code to its own page; another address's is not found", async () => {
  const own = await askAndConfirm(testApp, { Email: "olle@exempel.se" });
  const others = await askAndConfirm(testApp, { Email: "ture@exempel.se" });
  const accessCode = await openMyCases(testApp, "olle@exempel.se");
  const open = (ID: number) => client.openMyCase({ accessCode, body: { Kind: "question", ID } });
  const { AccessCode } = done(await open(own.ID));
  expect(done(await client.getQuestionStatus({ accessCode: AccessCode })).ID).toBe(own.ID);
  expect(await open(others.ID)).toMatchObject({ status: 404 });
  expect(await open(own.ID + 1000)).toMatchObject({ status: 404 });
  expect(await client.getQuestionStatus({ accessCode }), "the session is no access code").toMatchObject({
    status: 404,
  });
  expect(await client.getMyCases({ accessCode: AccessCode }), "an access code is no session").toMatchObject({
    status: 404,
  });
});

test("known and unknown addresses get the same response; only known ones get a mail", async () => {
  await askAndConfirm(testApp, { Email: "kand@exempel.se" });
  done(await client.askQuestion({ body: aQuestion(CategoryID, { Email: "obekraftad@exempel.se" }) }));
  await testApp.mails();
  const respond = async (Email: string) => {
    const payload = { Email };
    const { statusCode, headers, body } = await testApp.server.inject({
      method: "POST",
      url: "/api/my-cases/links",
      payload,
    });
    return { statusCode, body, headers: Object.keys(headers).sort() };
  };
  const known = await respond("kand@exempel.se");
  expect(known.statusCode).toBe(204);
  expect(await respond("okand@exempel.se")).toEqual(known);
  expect(await respond("obekraftad@exempel.se"), "someone else may have typed it").toEqual(known);
  const before = (await testApp.mails()).filter(({ to }) => /^(?:okand|obekraftad)@/.test(to));
  expect(before.map(({ subject }) => subject)).toEqual(["Bekräfta din fråga"]);
  const ratio = await timeRatio(
    () => respond("kand@exempel.se"),
    () => respond("okand@exempel.se"),
  );
  expect(ratio).toBeGreaterThan(1 / 2);
  expect(ratio).toBeLessThan(2);
});

test("a link works once, for 15 minutes", async () => {
  await askAndConfirm(testApp, { Email: "lina@exempel.se" });
  const Code = await linkCode(testApp, "lina@exempel.se");
  const open = (code: string) => client.openMyCases({ body: { Code: code } });
  expect(await later(15, () => open(Code))).toMatchObject({ status: 410, body: { Code: "LINK_HAS_EXPIRED" } });
  const opened = await Promise.all([open(Code), open(Code), open(Code)]);
  expect(opened.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
  expect(await open("a".repeat(32))).toMatchObject({ status: 404, body: { Code: "LINK_INVALID" } });
});

test("a session ends after 30 idle minutes, after twelve hours, or when it is closed", async () => {
  await askAndConfirm(testApp, { Email: "sigge@exempel.se" });
  const session = await openMyCases(testApp, "sigge@exempel.se");
  const read = () => client.getMyCases({ accessCode: session });
  expect(await later(29, read)).toMatchObject({ status: 200 });
  expect(await later(58, read), "the first call prolonged it").toMatchObject({ status: 200 });
  expect(await later(89, read)).toMatchObject({ status: 410 });
  for (let minutes = 58; minutes < 12 * 60; minutes += 25) await later(minutes, read);
  expect(await later(12 * 60 + 1, read)).toMatchObject({ status: 410 });

  const closed = await openMyCases(testApp, "sigge@exempel.se");
  done(await client.closeMyCases({ accessCode: closed }));
  expect(await client.getMyCases({ accessCode: closed })).toMatchObject({ status: 404 });
});

test("the database has neither codes nor addresses of the page in plain text", async () => {
  const Email = "zebulonia.dold@exempel.se";
  await askAndConfirm(testApp, { Email });
  await testApp.mails();
  const Code = await linkCode(testApp, Email);
  const { AccessCode } = done(await client.openMyCases({ body: { Code } }));
  expect(await tablesWith(testApp.database, [Code, AccessCode])).toEqual([]);
  done(await client.requestMyCasesLink({ body: { Email } }));
  expect(await tablesWith(testApp.database, [Email]), "neither while the mail waits").toEqual(["askers"]);
  await testApp.mails();
});

test("an erased address has no cases, gets no mail, and its links and sessions are deleted", async () => {
  const Email = "evert@exempel.se";
  const { ID } = await askAndConfirm(testApp, { Email });
  const session = await openMyCases(testApp, Email);
  done(await testApp.asAdmin.deleteQuestion({ params: { id: ID } }));
  expect(done(await client.getMyCases({ accessCode: session })).Cases).toEqual([]);
  expect(await linkCode(testApp, Email)).toBe("");
  await later(2 * 24 * 60, async () => {
    await clean(app);
    await applyRetention(app);
  });
  expect(await client.getMyCases({ accessCode: session })).toMatchObject({ status: 404 });
});
