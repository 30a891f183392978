import { readAiEvents } from "@lagrum/core/ai/aiEvents";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";

const reply: AiReply = {
  ...{ Kind: "Answer", Writer: "Model", Code: null, Emergency: false, Reason: null, Question: "Hur lång är fristen?" },
  ...{ HasTimeLimit: true, Notes: [], Nearest: [], Areas: [], Area: null, Sources: [], Sentences: [] },
};
const isRead = Promise.withResolvers<void>();
/** A handler that fails after it has sent a part of its response. */
const { server, logLines, close } = await createTestApp({
  handlers: () => ({
    askAi: async ({ progress }) => {
      progress(reply);
      await isRead.promise;
      throw new Error("a fault after the first part");
    },
  }),
});
const address = await server.listen({ port: 0 });
afterAll(close);

const ask = (accept: string) =>
  fetch(`${address}/api/ai/answers`, {
    method: "POST",
    headers: { accept, "content-type": "application/json" },
    body: JSON.stringify({ Question: "Hur lång är fristen?", AcceptAi: true }),
  });

test("a fault after the first events closes the connection, so that the reader sees that the rest is missing", async () => {
  const response = await ask("text/event-stream");
  const events = readAiEvents(response.body ?? new ReadableStream());
  expect((await events.next()).value).toMatchObject({ event: "start" });
  isRead.resolve();
  await expect(events.next()).rejects.toThrow();
  expect(logLines.join()).toContain("a fault after the first part");
});

test("a caller that doesn't accept events gets only the refusal", async () => {
  const response = await ask("application/json");
  expect([response.status, (await response.json()).Code]).toEqual([500, "INTERNAL_SERVER_ERROR"]);
});
