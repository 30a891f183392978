import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { close, setTag, setUser, startSpan } from "@sentry/react";
import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { reportError } from "./errorBuffer.ts";
import { recordingOptions } from "./recording.ts";
import { reportOptions, startReports } from "./reporter.ts";

/** A receiver that collects envelopes. */
const envelopes: string[] = [];
const receiver = createServer(async (request, response) => {
  envelopes.push(`${request.url} ${await text(request)}`);
  response.setHeader("access-control-allow-origin", "*").end("{}");
});

beforeAll(async () => {
  await new Promise<void>((listening) => {
    receiver.listen(0, "127.0.0.1", listening);
  });
  const { port } = receiver.address() as AddressInfo;
  window.history.replaceState(null, "", "/ask_a_question/bekrafta?code=kod5hemlig5kod5hemlig5kod5");
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  startReports(router, { Dsn: `http://key@127.0.0.1:${port}/1`, Environment: "test" });
});
afterAll(async () => {
  await close();
  window.history.replaceState(null, "", "/");
  receiver.close();
});

const personal = [
  "Min man slår mig",
  "anna@exempel.se",
  "19900101-1234",
  "070-123 45 67",
  "kod5hemlig",
  "skilsmässa",
  "eyJhbGciOi",
  "Anna Exempel",
];

test("a report has the error and its location, and no personal data", async () => {
  setUser({ email: "anna@exempel.se", username: "Anna Exempel" });
  setTag("from", "/answers?Query=skilsmässa");
  await fetch(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api?Query=skilsmässa#anna@exempel.se`);
  startSpan({ name: "GET /api/answers?Query=skilsmässa" }, () => undefined);
  try {
    JSON.parse("Min man slår mig");
  } catch (error) {
    reportError(error);
  }
  reportError(new Error("070-123 45 67, 19900101-1234 https://x.example/?code=kod5hemlig eyJhbGciOi.a.b"));
  await vi.waitFor(() => expect(envelopes.join()).toContain("transaction"), 10_000);
  await vi.waitFor(() => expect(envelopes.join()).toContain("https://x.example/ [token]"), 10_000);
  const reported = decodeURIComponent(envelopes.join("\n").replaceAll("%", "%25")).replace(/^.*\/api\?.*$/m, "");
  for (const words of personal) expect(reported).not.toContain(words);
  expect(reported).not.toContain(encodeURIComponent("skilsmässa"));
  expect(reported).toContain("SyntaxError");
  expect(reported).toMatch(/reporter\.test\.ts/);
  expect(reported).toContain("/ask_a_question/bekrafta");
});

test("the sample rates and replay delays are those of the specification", () => {
  expect(reportOptions).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
  expect(recordingOptions).toMatchObject({
    flushMinDelay: 5000,
    flushMaxDelay: 5500,
    maxReplayDuration: 3_600_000,
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
  });
});
