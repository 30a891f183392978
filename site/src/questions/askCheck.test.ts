import { expect, test } from "vitest";
import { checkAsk } from "./askCheck.ts";
import { afterRefusal, askFaults, emptyValues, isSoon } from "./askForm.ts";

const today = "2026-11-21";
const complete = emptyValues({
  CategoryID: "7",
  Title: "Får hyresvärden behålla depositionen?",
  QuestionBody: "Jag flyttade ut i fredags och nu vill hyresvärden behålla allt jag har betalat.",
  Email: "Anna@Exempel.se",
  EmailRepeat: " anna@exempel.se",
  AcceptTerms: "true",
});

test("hands on what the API takes, and nothing that is the form's own", () => {
  const checked = checkAsk(complete, today);
  expect(checked).toMatchObject({ ok: true, body: { Type: "Free", CategoryID: 7, Email: "anna@exempel.se" } });
  expect(checked.ok && Object.keys(checked.body)).not.toContain("EmailRepeat");
});

test("names every field that an empty form lacks, in the form's order", () => {
  const checked = checkAsk(emptyValues({ Type: "" }), today);
  const details = checked.ok ? {} : checked.details;
  expect(askFaults({ Code: "INCORRECT_PROPERTIES", Details: details }).map(({ field }) => field)).toEqual([
    "Type",
    "CategoryID",
    "Title",
    "QuestionBody",
    "Email",
    "EmailRepeat",
    "AcceptTerms",
  ]);
});

test.each([
  [{ EmailRepeat: "anna@exempel.nu" }, { EmailRepeat: ["EMAILS_DIFFER"] }],
  [{ DeadlineDate: "2026-11-20" }, { DeadlineDate: ["DATE_PASSED"] }],
  [{ DeadlineDate: "2026-02-30" }, { DeadlineDate: ["INVALID_DATE"] }],
  [{ Title: "Kort" }, { Title: ["TOO_SHORT"] }],
  [{ Website: "https://spam.example" }, { Website: ["MUST_BE_EMPTY"] }],
])("finds what is wrong with %o", (change, details) => {
  expect(checkAsk({ ...complete, ...change }, today)).toEqual({ ok: false, details });
});

test("takes today as a date that still matters, and knows when one is near", () => {
  expect(checkAsk({ ...complete, DeadlineDate: today }, today).ok).toBe(true);
  expect([today, "2026-11-28", "2026-11-29", "2026-11-20", ""].map((day) => isSoon(day, today))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("keeps the key while the outcome is unknown, and takes a new one after a final no", () => {
  expect(afterRefusal(complete, 0).Key).toBe(complete.Key);
  expect(afterRefusal(complete, 503).Key).toBe(complete.Key);
  expect(afterRefusal(complete, 422).Key).not.toBe(complete.Key);
});
