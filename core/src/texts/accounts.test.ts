import { expect, test } from "vitest";
import { accountTexts, alertKey, alertText } from "./accounts.ts";
import { errorText } from "./errors.ts";

test("INCORRECT_PROPERTIES reads error.Email if the details have an Email field, otherwise error.INCORRECT_PROPERTIES", () => {
  const aboutEmail = { Code: "INCORRECT_PROPERTIES", Details: { Email: ["INVALID_EMAIL" as const] } };
  const aboutPhone = { Code: "INCORRECT_PROPERTIES", Details: { Phone: ["INVALID_PHONE" as const] } };
  expect([alertKey(aboutEmail), alertText(aboutEmail)]).toEqual(["error.Email", "Kontrollera e-postadressen."]);
  expect([alertKey(aboutPhone), alertText(aboutPhone)]).toEqual([
    "error.INCORRECT_PROPERTIES",
    errorText("INCORRECT_PROPERTIES"),
  ]);
});

test("another error has the text of its code regardless of its details; an unknown one that of INTERNAL_SERVER_ERROR", () => {
  expect(alertKey({ Code: "TIMEOUT", Details: { Email: ["REQUIRED"] } })).toBe("error.TIMEOUT");
  expect(alertText({ Code: "SOMETHING_NEW" })).toBe(errorText("INTERNAL_SERVER_ERROR"));
});

test("the specification's keys have texts, and none reveals whether an account exists", () => {
  expect(accountTexts["login.forgotpasswordsent"]).toContain("Om adressen har ett konto");
  expect(Object.values(accountTexts).filter((text) => text.length < 20)).toEqual([]);
});
