import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { placeOrder } from "../../test/orders.ts";
import { sendToOrder } from "../../test/orderUploads.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf, upload } from "../../test/uploads.ts";
import { readUploadInWorker } from "./readUploadInWorker.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, asAdmin } = testApp;

/** A compressed stream of escaped names: a document that is as slow to read as they get. @param names thousands of them */
const slowPdf = (names: number) => {
  const stream = deflateSync("/J#61va".repeat(1000 * names));
  const parts = ["%PDF-1.7 1 0 obj<<>>stream\n", stream, "endstream endobj\n%%EOF"];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
};

test("a file whose reading takes too long is refused, and the next one is read", async () => {
  const [slow, quick] = ["slow.pdf", "quick.pdf"].map((name) => join(app.env.DATA_DIR, name));
  await writeFile(slow ?? "", slowPdf(14_000));
  await writeFile(quick ?? "", aPdf);
  await expect(readUploadInWorker(slow ?? "", 500)).rejects.toMatchObject({ code: "FILE_TOO_COMPLEX", status: 422 });
  expect(await readUploadInWorker(quick ?? "", 60_000)).toBe("pdf");
});

test("a file of escaped names alone is read within the memory of a process", async () => {
  const path = join(app.env.DATA_DIR, "names.pdf");
  await writeFile(path, `%PDF-1.7 ${"/J#61va".repeat(1_400_000)}%%EOF`);
  expect(await readUploadInWorker(path, 120_000)).toBe("pdf");
});

test("slow files of an unpaid order wait for each other, some are refused for now, and others' uploads pass them", async () => {
  const order = await placeOrder(testApp);
  const completions: Awaited<ReturnType<typeof sendToOrder>>[] = [];
  for (let count = 0; count < 5; count += 1) completions.push(await sendToOrder(client, order, slowPdf(1500)));
  const isBusy = (outcome: { ok: boolean; status: number }) => outcome.status === 503;
  const ended: string[] = [];
  const slow = completions.map(async (complete) => {
    const outcome = await complete();
    if (!isBusy(outcome)) ended.push("slow");
    return outcome;
  });
  const other = upload(asAdmin, "Villkor.pdf", aPdf).then((outcome) => {
    done(outcome);
    ended.push("other");
  });
  const outcomes = await Promise.all(slow);
  await other;
  expect(ended.indexOf("other")).toBeLessThan(2);
  expect(outcomes.filter(isBusy).map(refusal)).toEqual(["503 FILE_READERS_BUSY", "503 FILE_READERS_BUSY"]);
  const [busy] = outcomes.filter(isBusy);
  expect(busy?.headers.get("retry-after")).toBe("10");
  // The chunks are still there, so that the call may be repeated.
  const again = completions[outcomes.findIndex(isBusy)];
  expect((await again?.())?.status).not.toBe(503);
});
