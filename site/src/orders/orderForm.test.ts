import { toSchema } from "@lagrum/core/product/buyerQuestions";
import { expect, test } from "vitest";
import { summaryLines } from "../forms/errorSummary.ts";
import { emptyValues } from "../forms/form.ts";
import { orderForm } from "./orderForm.ts";

const today = "2026-11-23";
const Questions = toSchema([
  { Key: "barn", Label: "Har du barn?", Kind: "yesNo", Required: true, Choices: [] },
  {
    ...{ Key: "antal", Label: "Hur många?", Kind: "number", Required: true, Choices: [] },
    OnlyIf: { key: "barn", value: true },
  },
  { Key: "avtal", Label: "Avtalet", Kind: "file", Required: true, Choices: [] },
]);
const form = orderForm({ ID: 3, Questions, RequiresPersonalNumber: false }, today);
const complete = emptyValues(form, {
  "Answers.barn": "true",
  "Answers.antal": "2",
  Role: "Private",
  FirstName: "Anna",
  LastName: "Berg",
  Email: "anna@exempel.se",
  Phone: "070-123 45 67",
  Street: "Gatan 1",
  PostalCode: "123 45",
  City: "Umeå",
  StartNow: "false",
  IsAdult: "true",
  AcceptTerms: "true",
});

test("the body has the answers in their types, and no consent that was not given", () => {
  expect(form.check(complete)).toMatchObject({
    ok: true,
    body: { ProductID: 3, Answers: { barn: true, antal: 2 }, StartNow: false, LoseRight: false, PostalCode: "12345" },
  });
});

test("a consumer chooses the start, and consents to the loss of the right only with a start at once", () => {
  const undecided = form.check({ ...complete, StartNow: "" });
  expect(undecided.ok ? {} : undecided.details).toEqual({ StartNow: ["REQUIRED"] });
  expect(form.check({ ...complete, StartNow: "true", LoseRight: "true" })).toMatchObject({
    body: { StartNow: true, LoseRight: true },
  });
  expect(form.check({ ...complete, StartNow: "false", LoseRight: "true" })).toMatchObject({
    body: { StartNow: false, LoseRight: false },
  });
  expect(
    form.check({ ...complete, Role: "Company", CompanyName: "A", OrgNumber: "556016-0680", StartNow: "" }).ok,
  ).toBe(true);
});

test("a question that does not apply is neither asked nor sent", () => {
  expect(form.check({ ...complete, "Answers.barn": "false" })).toMatchObject({
    ok: true,
    body: { Answers: { barn: false } },
  });
});

test("the product's own questions are named in the error summary, at their fields", () => {
  const checked = form.check({ ...complete, "Answers.antal": "", DesiredStart: "2026-11-22" });
  const details = checked.ok ? {} : checked.details;
  const lines = summaryLines(form, { Code: "INCORRECT_PROPERTIES", Details: details });
  expect(lines.map(({ field }) => field)).toEqual(["Answers.antal", "DesiredStart"]);
});

test("a company needs its name and number, and gets no withdrawal consents", () => {
  const company = { ...complete, Role: "Company", CompanyName: "", OrgNumber: "556016-0681", StartNow: "true" };
  const refused = form.check(company);
  expect(refused.ok ? {} : refused.details).toEqual({ CompanyName: ["REQUIRED"], OrgNumber: ["INVALID_VALUE"] });
  const ordered = form.check({ ...company, CompanyName: "Bolaget AB", OrgNumber: "556016-0680" });
  expect(ordered).toMatchObject({ ok: true, body: { OrgNumber: "5560160680", StartNow: false } });
});

test("a personal identity number is required only if the document needs it", () => {
  const number = orderForm({ ID: 3, Questions: {}, RequiresPersonalNumber: true }, today);
  const checked = number.check(emptyValues(number, { ...complete }));
  expect(checked.ok ? {} : checked.details).toMatchObject({ PersonalNumber: ["REQUIRED"] });
});
