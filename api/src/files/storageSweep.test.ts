import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf, uploaded } from "../../test/uploads.ts";
import { incomingFolder } from "./fileService.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin } = testApp;

const inDays = (days: number) => testApp.setTime(new Date(Date.now() + days * 24 * 3600 * 1000));
const isNotDeleted = async (key: string) => {
  const found = await app.storage.open(key);
  found?.stream.destroy();
  return found !== null;
};

test("an object without a file row is deleted after a day, and nothing else is", async () => {
  const file = await uploaded(asAdmin);
  const sent = join(app.env.DATA_DIR, "sent.pdf");
  await writeFile(sent, aPdf);
  const [left, foreign] = [`${"0a".repeat(16)}/original.pdf`, "bokslut/2025.pdf"];
  for (const key of [left, foreign]) await app.storage.save(key, sent, "application/pdf");
  const folder = incomingFolder(app.env);
  await mkdir(join(folder, "file-left"), { recursive: true });

  const keys = [left, foreign, `${file.Url.split("/")[3]}/original.pdf`];
  const swept = async (days: number) => {
    inDays(days);
    await testApp.workers.storageSweep(null, "");
    return [...(await Promise.all(keys.map(isNotDeleted))), (await readdir(folder)).length];
  };
  expect(await swept(0)).toEqual([true, true, true, 1]);
  expect(await swept(2)).toEqual([false, true, true, 0]);
});
