import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { inheritedEnvironment, readSandboxEnv, readSettings, servingEnvironment } from "./env.ts";

test("without settings the demonstration runs on port 3000 of this machine alone", () => {
  expect(readSettings({})).toMatchObject({
    mode: "demo",
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
  });
});

test("a service with a setting is not embedded, and production embeds none", () => {
  const { embeds } = readSettings({ DATABASE_URL: "postgres://db/lagrum" });
  expect(embeds).toEqual({ database: false, identity: true, mailbox: true, sandbox: true });
  const production = readSettings({ MODE: "production" }).embeds;
  expect(production).toEqual({ database: false, identity: false, mailbox: false, sandbox: false });
});

test("the sandbox replaces payment hosts without a setting, and never runs in production", () => {
  const { embeds, sandboxedHosts } = readSettings({ KCO_BASE_URL: "https://kco.example" });
  expect([embeds.sandbox, sandboxedHosts]).toEqual([true, ["OM_BASE_URL", "SWISH_BASE_URL"]]);
  const given = { SANDBOX_DIR: "/tmp", PORT: "3004", PUBLIC_URL: "http://localhost:3000" };
  expect(readSandboxEnv(given).publicUrl).toBe("http://localhost:3000");
  expect(() => readSandboxEnv({ ...given, MODE: "production" })).toThrow("MODE=production");
});

test("SMS_URL=mailbox is replaced by the launcher, and works in demo mode with the embedded mailbox only", () => {
  expect(readSettings({ SMS_URL: "mailbox" }).hasSmsInMailbox).toBe(true);
  expect(readSettings({}).hasSmsInMailbox).toBe(false);
  expect(readSettings({ SMS_URL: "mailbox", MODE: "production" }).hasSmsInMailbox).toBe(false);
  expect(inheritedEnvironment({ SMS_URL: "mailbox", A: "1" })).toEqual({ A: "1" });
  expect(inheritedEnvironment({ SMS_URL: "https://sms.example" })).toEqual({ SMS_URL: "https://sms.example" });
});

test("an unknown mode and an invalid port are listed in the error", () => {
  expect(() => readSettings({ MODE: "prod", PORT: "70000" })).toThrow(/MODE=prod .*\n.*PORT=70000/);
});

test("server processes get memory limits, unless the operator has set them", () => {
  const options = (env: NodeJS.ProcessEnv) => ({ env: servingEnvironment(env), encoding: "utf8" as const });
  const limitIn = (env: NodeJS.ProcessEnv) => {
    const script = "console.log(Math.round(v8.getHeapStatistics().heap_size_limit / 2 ** 20))";
    return Number(execFileSync(process.execPath, ["-e", script], options(env)));
  };
  expect(limitIn({})).toBeLessThan(1300);
  expect(limitIn({ NODE_OPTIONS: "--max-old-space-size=3000" })).toBeGreaterThan(3000);
  expect(servingEnvironment({ MALLOC_ARENA_MAX: "8" }).MALLOC_ARENA_MAX).toBe("8");
});
