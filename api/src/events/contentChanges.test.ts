import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { accounts } from "../db/schema/accounts.ts";
import { settings } from "../db/schema/settings.ts";

const testApp = await createTestApp({ heartbeat: 50 });
const { app, asAdmin, asAdvisor, server } = testApp;
const leaving = new AbortController();
let heard = "";
let url = "";

beforeAll(async () => {
  url = `${await server.listen({ host: "127.0.0.1", port: 0 })}/api/content-changes`;
  const { body } = await fetch(url, { signal: leaving.signal });
  void body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write(text) {
          heard += text;
        },
      }),
      { signal: leaving.signal },
    )
    .catch(() => undefined);
});
afterAll(async () => {
  leaving.abort();
  await testApp.close();
});

/** What is heard of until a change that everyone hears of: the bus keeps order. */
async function hears(act: () => Promise<unknown>): Promise<string> {
  heard = "";
  await act();
  await app.db.update(settings).set({ Value: "x" }).where(eq(settings.Key, "nothing"));
  await until(() => heard.includes('"setting"'), 5000);
  return heard;
}

test("publishing, editing, hiding and deleting an answer each send an event", async () => {
  const { ID } = await publish(testApp);
  const about = `"Entity":"content","ID":${ID}`;
  const params = { id: ID };
  const text = (AnswerBody: string) => ({ params, body: { Action: "save" as const, AnswerBody } });
  expect(await hears(async () => done(await asAdmin.updateAnswer(text("<p>Nej.</p>"))))).toContain(about);
  expect(await hears(async () => done(await asAdmin.hideQuestion({ params })))).toContain(about);
  expect(await hears(async () => done(await asAdmin.updateAnswer(text("<p>Dolt.</p>"))))).not.toContain('"content"');
  expect(await hears(async () => done(await asAdmin.unhideQuestion({ params })))).toContain(about);
  expect(await hears(async () => done(await asAdmin.deleteQuestion({ params })))).toContain(about);
});

test("an author's new title sends an event, and a draft does not", async () => {
  const rename = app.db.update(accounts).set({ Title: "jurist" }).where(eq(accounts.Uid, "advisor"));
  expect(await hears(() => rename)).toContain('"content"');
  const quiet = await hears(async () => {
    const { ID } = await askAndConfirm(testApp);
    done(await asAdvisor.reserveQuestion({ params: { id: ID } }));
    done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Utkast.</p>" } }));
  });
  expect(quiet).not.toContain('"content"');
});

test("requests that come through the site server get 404", async () => {
  expect((await fetch(url, { headers: { "x-forwarded-for": "192.0.2.1" } })).status).toBe(404);
});
