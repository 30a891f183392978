import { withClient } from "@lagrum/launch/postgres/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { accounts } from "../db/schema/accounts.ts";
import { settings } from "../db/schema/settings.ts";

const testApp = await createTestApp({ heartbeat: 50 });
const { app, asAdmin, asAdvisor, server } = testApp;
const abort = new AbortController();
let received = "";
let url = "";

beforeAll(async () => {
  url = `${await server.listen({ host: "127.0.0.1", port: 0 })}/api/content-changes`;
  const { body } = await fetch(url, { signal: abort.signal });
  void body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write(text) {
          received += text;
        },
      }),
      { signal: abort.signal },
    )
    .catch(() => undefined);
});
afterAll(async () => {
  abort.abort();
  await testApp.close();
});

/** The events of the act, up to a marker event: the bus preserves order. */
async function eventsOf(act: () => Promise<unknown>): Promise<string> {
  received = "";
  await act();
  await app.db.update(settings).set({ Value: "x" }).where(eq(settings.Key, "nothing"));
  await until(() => received.includes('"setting"'), 5000);
  return received;
}

test("publishing, editing, hiding and deleting an answer each send an event", async () => {
  const { ID } = await publish(testApp);
  const about = `"Entity":"content","ID":${ID}`;
  const params = { id: ID };
  const text = (AnswerBody: string) => ({ params, body: { Action: "save" as const, AnswerBody } });
  expect(await eventsOf(async () => done(await asAdmin.updateAnswer(text("<p>Nej.</p>"))))).toContain(about);
  expect(await eventsOf(async () => done(await asAdmin.hideQuestion({ params })))).toContain(about);
  expect(await eventsOf(async () => done(await asAdmin.updateAnswer(text("<p>Dolt.</p>"))))).not.toContain('"content"');
  expect(await eventsOf(async () => done(await asAdmin.unhideQuestion({ params })))).toContain(about);
  expect(await eventsOf(async () => done(await asAdmin.deleteQuestion({ params })))).toContain(about);
});

test("an author's new title sends an event, and a draft does not", async () => {
  const rename = app.db.update(accounts).set({ Title: "jurist" }).where(eq(accounts.Uid, "advisor"));
  expect(await eventsOf(() => rename)).toContain('"content"');
  const quiet = await eventsOf(async () => {
    const { ID } = await askAndConfirm(testApp);
    done(await asAdvisor.reserveQuestion({ params: { id: ID } }));
    done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Utkast.</p>" } }));
  });
  expect(quiet).not.toContain('"content"');
});

test("requests that come through the site server get 404", async () => {
  expect((await fetch(url, { headers: { "x-forwarded-for": "192.0.2.1" } })).status).toBe(404);
});

test("opens for the site when its address has used its calls", async () => {
  const other = await createTestApp({ env: { RATE_LIMIT: "1" } });
  const address = await other.server.listen({ host: "127.0.0.1", port: 0 });
  const statusOf = async (path: string) => {
    const response = await fetch(`${address}/api/${path}`);
    await response.body?.cancel();
    return response.status;
  };
  expect([await statusOf("categories"), await statusOf("categories")]).toEqual([200, 429]);
  expect(await statusOf("content-changes")).toBe(200);
  await other.close();
});

test("a stream ends when the database drops the bus, and a new one begins when the bus is back", async () => {
  const open = () => fetch(url, { signal: AbortSignal.timeout(10_000) });
  const { body } = await open();
  await withClient(testApp.database.adminUrl, (admin) =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lagrum-bus' and datname = current_database()",
    ),
  );
  const ended = await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream());
  expect(ended).toBeUndefined();
  await until(async () => {
    const response = await open();
    await response.body?.cancel();
    return response.status === 200;
  });
});

test("without the bus there is no stream", async () => {
  const other = await createTestApp();
  await other.app.bus.close();
  await until(() => !other.app.bus.isConnected());
  const response = await other.server.inject("/api/content-changes");
  expect([response.statusCode, response.json().Code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  await other.close();
});
