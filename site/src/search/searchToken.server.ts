import { EncryptJWT, jwtDecrypt } from "jose";
import type { Search } from "./postedSearch.ts";
import { readSearchKey } from "./searchKey.server.ts";

const LIFETIME_MS = 30 * 60_000;

let key: Promise<Uint8Array> | undefined;
const memoizedKey = () => {
  key ??= readSearchKey();
  return key;
};

/** A search as an encrypted token (JWE, AES-256-GCM), so that its words are in no URL and no log. */
export async function sealSearch(search: Search, now = new Date(), secret = memoizedKey()): Promise<string> {
  return new EncryptJWT({ search })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(new Date(now.getTime() + LIFETIME_MS))
    .encrypt(await secret);
}

/** @returns undefined when the token has expired, was changed, or was sealed with another key */
export async function openSearch(token: string, now = new Date(), secret = memoizedKey()): Promise<Search | undefined> {
  const options = { currentDate: now, keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
  return jwtDecrypt<{ search: Search }>(token, await secret, options).then(
    ({ payload }) => payload.search,
    () => undefined,
  );
}
