import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { waitForDiskSpace } from "./diskSpace.ts";

test("a start on a full disk is reported, and continues when there is space", async () => {
  const messages: string[] = [];
  const free = [0, 3, 200];
  const readFreeMb = async () => free.shift() ?? Number.NaN;
  await waitForDiskSpace("/data", (message) => messages.push(message), { readFreeMb, checkEveryMs: 1 });
  expect(free).toEqual([]);
  expect(messages).toEqual([
    "Disken är full: 0 MB är lediga för /data, och starten behöver 20.",
    "Frigör plats, så startar Lagrum av sig självt. Allt som är sparat ligger kvar.",
  ]);
});

test("a start with enough space reports nothing, also before the folder exists", async () => {
  const messages: string[] = [];
  await waitForDiskSpace(join(tmpdir(), "no-such-folder", "data"), (message) => messages.push(message));
  expect(messages).toEqual([]);
});
