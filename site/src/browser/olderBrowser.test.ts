// @vitest-environment node

import { beforeAll, expect, test } from "vitest";

const owners = [Map, Promise, String.prototype, URL, AbortSignal] as unknown as Record<string, unknown>[];
const names = ["groupBy", "withResolvers", "toWellFormed", "isWellFormed", "canParse", "any"];

beforeAll(async () => {
  for (const owner of owners) for (const name of names) delete owner[name];
  expect(names.filter((name) => owners.some((owner) => name in owner))).toEqual([]);
  await import("./olderBrowser.ts");
});

test("items are grouped in the order of their keys and of the list", () => {
  const groups = Map.groupBy(["ab", "c", "de"], (text) => text.length);
  expect([...groups]).toEqual([
    [2, ["ab", "de"]],
    [1, ["c"]],
  ]);
});

test("a promise is settled from outside", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  resolve(7);
  expect(await promise).toBe(7);
  const failing = Promise.withResolvers();
  failing.reject(new Error("late"));
  await expect(failing.promise).rejects.toThrow("late");
});

test("halves of characters are found and replaced, whole ones kept", () => {
  expect(["Åsa 👩‍👩‍👧", "\ud83d!", "!\udc69"].map((text) => text.isWellFormed())).toEqual([true, false, false]);
  expect("👩\ud83d!".toWellFormed()).toBe("👩\ufffd!");
});

test("addresses are recognised, with and without a base", () => {
  expect([URL.canParse("/kassa", "https://lagrum.example"), URL.canParse("/kassa")]).toEqual([true, false]);
});

test("the first signal aborts, with its reason", () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, two.signal]);
  expect(any.aborted).toBe(false);
  two.abort("timeout");
  one.abort("closed");
  expect([any.aborted, any.reason]).toEqual([true, "timeout"]);
  expect(AbortSignal.any([any]).reason).toBe("timeout");
});
