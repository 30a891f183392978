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

test("production names every setting it lacks in one message", () => {
  expect(() => readSettings({ MODE: "production", SMTP_URL: "smtp://mail" })).toThrow(
    "DATABASE_URL, FIREBASE_PROJECT_ID, PUBLIC_URL",
  );
});

test("an unknown mode and an impossible port are named", () => {
  expect(() => readSettings({ MODE: "prod", PORT: "70000" })).toThrow(/MODE=prod .*\n.*PORT=70000/);
});
