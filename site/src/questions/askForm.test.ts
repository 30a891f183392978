import { createClient } from "@lagrum/core/client";
import { expect, test } from "vitest";
import { summaryLines } from "../forms/errorSummary.ts";
import { emptyValues } from "../forms/form.ts";
import { submitForm } from "../forms/submitForm.ts";
import { askForm, isSoon } from "./askForm.ts";

const today = "2026-11-21";
const form = askForm(today);
const complete = emptyValues(form, {
  CategoryID: "7",
  Title: "Får hyresvärden behålla depositionen?",
  QuestionBody: "Jag flyttade ut i fredags och nu vill hyresvärden behålla allt jag har betalat.",
  Email: "Anna@Exempel.se",
  EmailRepeat: " anna@exempel.se",
  AcceptTerms: "true",
});

test("the request body has the API's fields, without the form's own", () => {
  const checked = form.check(complete);
  expect(checked).toMatchObject({ ok: true, body: { Type: "Free", CategoryID: 7, Email: "anna@exempel.se" } });
  expect(checked.ok && Object.keys(checked.body)).not.toContain("EmailRepeat");
});

test("lists every missing field of an empty form, in the form's order", () => {
  const checked = form.check(emptyValues(form, { Type: "" }));
  const details = checked.ok ? {} : checked.details;
  const lines = summaryLines(form, { Code: "INCORRECT_PROPERTIES", Details: details });
  expect(lines.map(({ field }) => field)).toEqual([
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
])("rejects %o", (change, details) => {
  expect(form.check({ ...complete, ...change })).toEqual({ ok: false, details });
});

test("accepts today as a deadline, and recognises a near one", () => {
  expect(form.check({ ...complete, DeadlineDate: today }).ok).toBe(true);
  expect([today, "2026-11-28", "2026-11-29", "2026-11-20", ""].map((day) => isSoon(day, today))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("reuses the idempotency key while the outcome is unknown, and takes a new one after a final error", async () => {
  const keyAfter = async (status: number) => {
    const { askQuestion } = createClient({
      baseUrl: "https://api.example",
      fetch: async () => {
        if (status === 0) throw new TypeError("fetch failed");
        return Response.json({ Code: "INTERNAL_SERVER_ERROR" }, { status });
      },
    });
    const submitted = await submitForm(form, complete, askQuestion);
    return "state" in submitted && submitted.state.values.Key;
  };
  expect(await keyAfter(0)).toBe(complete.Key);
  expect(await keyAfter(503)).toBe(complete.Key);
  expect(await keyAfter(422)).not.toBe(complete.Key);
});
