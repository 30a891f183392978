// @vitest-environment node
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSearchKey } from "./searchKey.server.ts";
import { openSearch, sealSearch } from "./searchToken.server.ts";

const search = { query: "uppsagd sjukskriven", page: 2, area: 7 };
const now = new Date("2026-11-23T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const keyFrom = (searchKey: string) => readSearchKey({ searchKey, dataDir: "" });
const key = keyFrom("a key that all processes have in common");

test("a token can be decrypted for thirty minutes, in every process with the key", async () => {
  const token = await sealSearch(search, now, key);
  const sameKey = keyFrom("a key that all processes have in common");
  expect(await openSearch(token, later(29), sameKey)).toEqual(search);
  expect(await openSearch(token, later(31), sameKey)).toBeUndefined();
});

test("a token contains no word of the search, and two tokens of one search differ", async () => {
  const [one, other] = [await sealSearch(search, now, key), await sealSearch(search, now, key)];
  expect(one).not.toBe(other);
  const readable = one.split(".").map((part) => Buffer.from(part, "base64url").toString());
  expect(readable.join()).not.toMatch(/uppsagd|sjukskriven/);
  expect(one).toMatch(/^[\w.-]+$/);
});

test("a changed token, another key and other text can't be decrypted", async () => {
  const token = await sealSearch(search, now, key);
  // The first character of the ciphertext: the last one may have unused bits.
  const changed = token.replace(/(?<=\.).(?=[^.]*\.[^.]*$)/, (first) => (first === "A" ? "B" : "A"));
  for (const bad of [changed, "", "x", "a.b.c.d.e", "e30.e30."])
    expect(await openSearch(bad, now, key)).toBeUndefined();
  expect(await openSearch(token, now, keyFrom("another key"))).toBeUndefined();
});

test("without SEARCH_KEY, processes share a key file that only its owner can read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lagrum-search-key-"));
  const read = () => readSearchKey({ searchKey: undefined, dataDir });
  const [one, other] = await Promise.all([read(), read()]);
  expect(await read()).toEqual(one);
  expect(other).toHaveLength(32);
  expect(statSync(join(dataDir, "search.key")).mode & 0o777).toBe(0o600);
});
