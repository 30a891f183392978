import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categoryId, someQuestion } from "../test/asking.ts";
import { createTestApp } from "../test/testApp.ts";
import { until } from "../test/until.ts";
import { accounts } from "./schema/accounts.ts";

const { app, server, client, mails, tokenOf, close } = await createTestApp({ heartbeat: 50 });
let url = "";
beforeAll(async () => {
  url = `${await server.listen({ host: "127.0.0.1", port: 0 })}/api/events`;
});
afterAll(close);

/** Follows the stream and gathers what it says. */
async function follow(token: string) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { "user-token": token }, signal: leaving.signal });
  const stream = { response, text: "", ended: false, leave: () => leaving.abort() };
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

test("staff hear of a question within a second of its confirmation, not before, and only its number", async () => {
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

test("nobody else may listen", async () => {
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { "user-token": "nonsense" } })).status).toBe(401);
  expect((await fetch(url, { headers: { "user-token": tokenOf("withoutRole") } })).status).toBe(403);
});

test("whoever loses the role is let go", async () => {
  const stream = await follow(tokenOf("otherAdvisor"));
  await app.db.update(accounts).set({ roles: [] }).where(eq(accounts.Uid, "otherAdvisor"));
  await until(() => stream.ended, 2000);
});

test("one account gets only so many streams, and gets them back", async () => {
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
