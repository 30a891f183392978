import { describe, expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const DATABASE_URL = "postgres://app:x@127.0.0.1:5432/lagrum";

describe("the settings", () => {
  test("need nothing but a database for a demo", () => {
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({ MODE: "demo", DATABASE_OWNER_URL: DATABASE_URL });
  });

  test("take an empty value for none", () => {
    expect(readEnvironment({ DATABASE_URL, PORT: "", TRUSTED_PROXY: "" })).toMatchObject({
      PORT: 3001,
      TRUSTED_PROXY: [],
    });
  });

  test("tell every fault in one message, and no value", () => {
    const given = { PORT: "dörren", RATE_LIMIT: "0", SMTP_URL: "http://hemligt" };
    for (const fault of ["DATABASE_URL saknas", "PORT har ett värde", "SMTP_URL har", "RATE_LIMIT har"]) {
      expect(() => readEnvironment(given)).toThrow(fault);
    }
    expect(() => readEnvironment(given)).not.toThrow(/hemligt|dörren/);
  });

  test("in production leave nothing to chance", () => {
    const given = { MODE: "production", DATABASE_URL };
    for (const name of ["DATABASE_OWNER_URL", "FIREBASE_SERVICE_ACCOUNT", "SMTP_URL", "PUBLIC_URL"]) {
      expect(() => readEnvironment(given)).toThrow(`${name} saknas och behövs när MODE=production`);
    }
  });

  test("pass on what the firm decides, checked, and no more than was given", () => {
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

  test("in production mail no link that anyone on the way can read", () => {
    const given = (PUBLIC_URL: string) => () => readEnvironment({ MODE: "production", DATABASE_URL, PUBLIC_URL });
    for (const open of ["http://lagrum.example", "http://localhost.lagrum.example"]) {
      expect(given(open)).toThrow("PUBLIC_URL måste börja med https://");
    }
    for (const fine of ["https://lagrum.example", "http://localhost:3000", "http://127.0.0.1"]) {
      expect(given(fine)).not.toThrow("https://");
    }
  });

  test("in production refuse the emulator, whose tokens anyone can write", () => {
    expect(() =>
      readEnvironment({ MODE: "production", DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }),
    ).toThrow("FIREBASE_AUTH_EMULATOR_HOST får inte finnas");
  });
});
