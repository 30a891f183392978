import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPayloadKey } from "./keyFile.ts";
import { createSeal } from "./seal.ts";

const payload = { Email: "vera@exempel.se", Password: { Hash: "a-hash" } };
const seal = createSeal("a key of at least thirty-two characters");

test("a sealed payload is unreadable, differs each time, and is found by its data subject", () => {
  const sealed = seal.seal(payload, payload.Email);
  expect(seal.open(sealed)).toEqual(payload);
  expect(sealed.Subject).toBe(seal.subjectHash(payload.Email));
  expect(sealed.Sealed).not.toBe(seal.seal(payload, payload.Email).Sealed);
  const shown = JSON.stringify(sealed) + Buffer.from(sealed.Sealed, "base64").toString("latin1");
  for (const text of ["vera", "a-hash", "Email"]) expect(shown).not.toContain(text);
});

test("another key, or a changed payload, can't be decrypted", () => {
  const sealed = seal.seal(payload, payload.Email);
  const other = createSeal("another key of at least thirty-two characters");
  expect(() => other.open(sealed)).toThrow();
  expect(other.subjectHash(payload.Email)).not.toBe(sealed.Subject);
  const changed = Buffer.from(sealed.Sealed, "base64");
  changed[changed.length - 1] = ~(changed.at(-1) ?? 0) & 0xff;
  expect(() => seal.open({ ...sealed, Sealed: changed.toString("base64") })).toThrow();
});

test("the key is made once, for the owner of DATA_DIR only, unless PAYLOAD_KEY is set", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "lagrum-key-"));
  try {
    const [first, second] = await Promise.all([1, 2].map(() => readPayloadKey({ DATA_DIR })));
    expect(first).toMatch(/^[\w+/=]{44}$/);
    expect(second).toBe(first);
    expect(await readdir(DATA_DIR)).toEqual(["payload.key"]);
    expect((await stat(join(DATA_DIR, "payload.key"))).mode & 0o777).toBe(0o600);
    expect(await readPayloadKey({ DATA_DIR, PAYLOAD_KEY: "given" })).toBe("given");
  } finally {
    await rm(DATA_DIR, { recursive: true });
  }
});
