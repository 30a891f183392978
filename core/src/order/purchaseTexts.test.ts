import { expect, test } from "vitest";
import { dueRow, dueSentence, laterStart, type Purchase, startText, withdrawalText } from "./purchaseTexts.ts";

/** An Express question, paid on 26 November 2026 without a request to start. */
const patient: Purchase = {
  ...{ Role: "Private", StartNow: false, LoseRight: false, isPaid: false },
  Dates: { WorkFrom: "2026-12-10T23:00:00.000Z", DueAt: "2026-12-15T16:00:00.000Z", WithdrawUntil: "2026-12-10" },
};
const hasty: Purchase = {
  ...{ Role: "Private", StartNow: true, LoseRight: true, isPaid: true },
  Dates: { WorkFrom: "2026-11-26T09:00:00.000Z", DueAt: "2026-12-01T09:00:00.000Z", WithdrawUntil: "2026-12-10" },
};

test("before the payment each date has its condition", () => {
  expect(dueSentence(patient)).toBe("Klart senast tisdag 15 december kl. 17.00 om du betalar nu.");
  expect(laterStart(patient)).toBe("Vi börjar fredag 11 december, när ångerfristen har gått ut.");
  expect(startText(patient)).toBe("Fredag 11 december om du betalar nu, när ångerfristen har gått ut.");
  expect(withdrawalText(patient)).toBe(
    "Till och med torsdag 10 december om du betalar nu: 14 dagar från dagen efter att vi har bekräftat köpet. Du har inte bett oss börja innan ångerfristen har gått ut. Du har inte godkänt att ångerrätten upphör när tjänsten är levererad.",
  );
});

test("after the payment the dates stand without a condition, and both consents as given", () => {
  expect(dueRow(hasty)).toEqual({ term: "Klart", text: "Senast tisdag 1 december kl. 10.00." });
  expect(laterStart(hasty)).toBe("");
  expect(startText(hasty)).toBe("Nu, som du har bett om.");
  expect(withdrawalText(hasty)).toBe(
    "Till och med torsdag 10 december: 14 dagar från dagen efter att vi har bekräftat köpet. Du har bett oss börja innan ångerfristen har gått ut, och betalar för det som är gjort om du ångrar dig. Du har godkänt att ångerrätten upphör när hela tjänsten är levererad.",
  );
});

test("a call that waits has an earliest day, and a company no right", () => {
  const call = { ...patient, Dates: patient.Dates && { ...patient.Dates, DueAt: null } };
  expect(dueRow(call)).toEqual({
    term: "Vi ringer",
    text: "På en tid som vi kommer överens om, tidigast fredag 11 december om du betalar nu.",
  });
  expect(dueSentence({ ...call, StartNow: true })).toBe("Vi ringer på en tid som vi kommer överens om.");
  expect(withdrawalText({ ...hasty, Role: "Company" })).toBe("Ett företag har ingen ångerrätt.");
  expect(startText({ ...hasty, Role: "Company" })).toBe("Nu.");
});
