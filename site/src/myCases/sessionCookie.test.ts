import { expect, test } from "vitest";
import { endSession, keepSession, sessionOf } from "./sessionCookie.ts";

const code = "abcdefghijklmnopqrstuvwxyz234567";

test("the cookie is scoped to the page's path, HttpOnly and SameSite, for 30 minutes", () => {
  expect(keepSession(code, "https://lagrum.example")).toBe(
    `myCases=${code}; Max-Age=1800; Path=/mina-arenden; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(keepSession(code, "http://localhost:3000")).not.toContain("Secure");
  expect(endSession("https://lagrum.example")).toContain("Max-Age=0; Path=/mina-arenden");
});

test("the session is read among other cookies; a malformed one is ignored", () => {
  expect(sessionOf(`token=a.b.c; myCases=${code}; x=1`)).toBe(code);
  for (const cookies of [null, "", `amyCases=${code}`, "myCases=", "myCases=../../x", `token=${code}`]) {
    expect(sessionOf(cookies)).toBeUndefined();
  }
});
