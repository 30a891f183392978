import { describe, expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const DATABASE_URL = "postgres://app:x@127.0.0.1:5432/lagrum";

describe("the settings", () => {
  test("a demo needs DATABASE_URL only", () => {
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({ MODE: "demo", DATABASE_OWNER_URL: DATABASE_URL });
  });

  test("an empty value counts as missing", () => {
    expect(readEnvironment({ DATABASE_URL, PORT: "", TRUSTED_PROXY: "" })).toMatchObject({
      PORT: 3001,
      TRUSTED_PROXY: [],
    });
  });

  test("every invalid setting is in one error message, without the values", () => {
    const given = { PORT: "dörren", RATE_LIMIT: "0", SMTP_URL: "http://hemligt" };
    for (const fault of ["DATABASE_URL saknas", "PORT har ett värde", "SMTP_URL har", "RATE_LIMIT har"]) {
      expect(() => readEnvironment(given)).toThrow(fault);
    }
    expect(() => readEnvironment(given)).not.toThrow(/hemligt|dörren/);
  });

  test("production requires each setting that the demo has a default for", () => {
    const given = { MODE: "production", DATABASE_URL };
    for (const name of [
      "DATABASE_OWNER_URL",
      "CONFLICT_KEY",
      "PERSONAL_NUMBER_KEY",
      "FIREBASE_SERVICE_ACCOUNT",
      "SMTP_URL",
      "PUBLIC_URL",
    ]) {
      expect(() => readEnvironment(given)).toThrow(`${name} saknas och behövs när MODE=production`);
    }
  });

  test("production requires the payment providers' hosts and credentials, all in one message", () => {
    const given = { MODE: "production", DATABASE_URL };
    const needed = ["KCO_BASE_URL", "KCO_USER", "KCO_PASSWORD", "OM_BASE_URL", "OM_USER", "OM_PASSWORD"];
    const pattern = [...needed, "SWISH_BASE_URL", "SWISH_PAYEE", "SWISH_CERT", "SWISH_KEY"]
      .map((name) => `(?=[^]*${name} saknas)`)
      .join("");
    expect(() => readEnvironment(given)).toThrow(new RegExp(pattern));
  });

  test.each(["KCO_BASE_URL", "OM_BASE_URL", "SWISH_BASE_URL", "SWISH_APP_URL"])(
    "production refuses the sandbox and clear text as %s",
    (name) => {
      const given = (value: string) => () => readEnvironment({ MODE: "production", DATABASE_URL, [name]: value });
      for (const sandbox of ["https://lagrum.example/sandbox", "http://127.0.0.1:3004/x", "https://localhost/"]) {
        expect(given(sandbox)).toThrow(`${name} får inte vara sandlådans adress`);
      }
      expect(given("http://api.klarna.example")).toThrow(`${name} måste börja med https://`);
      expect(given("https://api.klarna.example")).not.toThrow(`${name} m`);
    },
  );

  test("the firm's settings are validated and passed on, and only those given", () => {
    expect(readEnvironment({ DATABASE_URL }).GIVEN).toEqual({});
    const given = { DATABASE_URL, COMPANY_CITY: "Umeå", MAX_RESERVATIONS: "5", COMPANY_PHONE: "" };
    expect(readEnvironment(given).GIVEN).toEqual({ COMPANY_CITY: "Umeå", MAX_RESERVATIONS: "5" });
    for (const [name, value] of [
      ["MAX_RESERVATIONS", "många"],
      ["COMPANY_ORG_NUMBER", "123"],
      ["COMPANY_LINKEDIN", "javascript:alert(1)"],
    ]) {
      expect(() => readEnvironment({ DATABASE_URL, [`${name}`]: value })).toThrow(`${name} har ett värde som inte går`);
    }
  });

  test("production refuses a PUBLIC_URL without https", () => {
    const given = (PUBLIC_URL: string) => () => readEnvironment({ MODE: "production", DATABASE_URL, PUBLIC_URL });
    for (const open of ["http://lagrum.example", "http://localhost.lagrum.example"]) {
      expect(given(open)).toThrow("PUBLIC_URL måste börja med https://");
    }
    for (const fine of ["https://lagrum.example", "http://localhost:3000", "http://127.0.0.1"]) {
      expect(given(fine)).not.toThrow("https://");
    }
  });

  test("production refuses the emulator, which accepts unsigned tokens", () => {
    expect(() =>
      readEnvironment({ MODE: "production", DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }),
    ).toThrow("FIREBASE_AUTH_EMULATOR_HOST får inte finnas");
  });
});
