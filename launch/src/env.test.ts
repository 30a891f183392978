import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

test("without settings the demonstration runs on port 3000 of this machine alone", () => {
  expect(readSettings({})).toMatchObject({
    mode: "demo",
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
  });
});

test("a part whose setting is given is left out, and production brings none", () => {
  const { embeds } = readSettings({ DATABASE_URL: "postgres://db/lagrum" });
  expect(embeds).toEqual({ database: false, identity: true, mailbox: true });
  const production = readSettings({ MODE: "production" }).embeds;
  expect(production).toEqual({ database: false, identity: false, mailbox: false });
});

test("an unknown mode and an impossible port are named", () => {
  expect(() => readSettings({ MODE: "prod", PORT: "70000" })).toThrow(/MODE=prod .*\n.*PORT=70000/);
});
