import { freePort } from "@lagrum/launch/os/ports";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../test/apiProcess.ts";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { done, mailedCode } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { accounts } from "../db/schema/accounts.ts";

const testApp = await createTestApp({ heartbeat: 50 });
const { app, server, client, asAdvisor, database, mails, tokenOf, close } = testApp;
let url = "";
beforeAll(async () => {
  url = `${await server.listen({ host: "127.0.0.1", port: 0 })}/api/events`;
});
afterAll(close);

/** Opens the stream and collects its text. */
async function follow(token: string, at = url) {
  const abort = new AbortController();
  const response = await fetch(at, { headers: { "user-token": token }, signal: abort.signal });
  const stream = { response, text: "", ended: false, leave: () => abort.abort() };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk);
  })().then(
    () => {
      stream.ended = true;
    },
    () => {},
  );
  return stream;
}

test("staff get an event within a second of a question's confirmation, not before, with its number only", async () => {
  const stream = await follow(tokenOf("advisor"));
  expect(stream.response.headers.get("content-type")).toBe("text/event-stream");
  expect(stream.response.headers.get("cache-control")).toBe("private, no-store");
  const asked = await client.askQuestion({ body: someQuestion(await categoryId(app.db)) });
  if (!asked.ok) throw new Error("not asked");
  const { ID } = asked.body;
  const code = (await mails()).at(-1)?.code ?? "";
  await client.confirmQuestion({ params: { id: ID, code } });
  await until(() => stream.text.includes(`data: {"Entity":"question","ID":${ID},"Action":"update"}\n\n`), 1000);
  expect(stream.text).not.toContain(`"ID":${ID},"Action":"insert"`);
  stream.leave();
});

test("an event of one process reaches another within two seconds", async () => {
  const { ID: id } = done(await client.askQuestion({ body: someQuestion(await categoryId(app.db)) }));
  // Before the other process starts, which takes jobs too.
  const code = await mailedCode(testApp, id);
  const port = await freePort();
  const other = run({
    MODE: "test",
    PORT: String(port),
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
    LOG_LEVEL: "warn",
  });
  const there = `http://127.0.0.1:${port}/api`;
  const isReady = () =>
    fetch(`${there}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => other.child.exitCode !== null || (await isReady()));
  const stream = await follow(tokenOf("otherAdvisor"), `${there}/events`);
  expect([stream.response.status, other.output.err]).toEqual([200, ""]);

  const params = { id };
  const acts = {
    new: () => client.confirmQuestion({ params: { id, code } }),
    reserved: () => asAdvisor.reserveQuestion({ params }),
    begun: () => asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } }),
    answered: () => asAdvisor.updateAnswer({ params, body: { Action: "send" } }),
    hidden: () => asAdvisor.hideQuestion({ params }),
  };
  for (const [name, act] of Object.entries(acts)) {
    stream.text = "";
    expect(await act(), name).toMatchObject({ ok: true });
    const event =
      name === "begun"
        ? { Entity: "answer", ID: id, Action: "insert" }
        : { Entity: "question", ID: id, Action: "update" };
    await until(() => stream.text.includes(`data: ${JSON.stringify(event)}\n\n`), 2000);
  }
  stream.leave();
  other.child.kill("SIGTERM");
  expect(await other.ended).toBe(0);
}, 60_000);

test("callers who are not staff are refused", async () => {
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { "user-token": "nonsense" } })).status).toBe(401);
  expect((await fetch(url, { headers: { "user-token": tokenOf("withoutRole") } })).status).toBe(403);
});

test("the stream ends when the account loses its role", async () => {
  const stream = await follow(tokenOf("otherAdvisor"));
  await app.db.update(accounts).set({ roles: [] }).where(eq(accounts.Uid, "otherAdvisor"));
  await until(() => stream.ended, 2000);
});

test("an account is limited to six streams, and a closed one frees its place", async () => {
  const streams = await Promise.all(Array.from({ length: 6 }, () => follow(tokenOf("admin"))));
  const refused = await fetch(url, { headers: { "user-token": tokenOf("admin") } });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  for (const stream of streams) stream.leave();
  await until(async () => {
    const again = await follow(tokenOf("admin"));
    again.leave();
    return again.response.status === 200;
  });
});
