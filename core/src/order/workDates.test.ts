import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { lawsFixture as laws } from "../withdrawal/withdrawalLawsFixture.ts";
import { usualHours as hours } from "../workingTime/openingHours.ts";
import type { BuyerRole } from "./orderStateSchema.ts";
import { type PromisedWork, startChoices, workDates } from "./workDates.ts";

const at = (local: string): Date =>
  new Date(Temporal.PlainDateTime.from(local.replace(" ", "T")).toZonedDateTime("Europe/Stockholm").epochMilliseconds);
const local = (moment: string | null): string | null =>
  moment &&
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO("Europe/Stockholm")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

const express: PromisedWork = { Type: "Express" };
const express24: PromisedWork = { Type: "Express24" };
const call: PromisedWork = { Type: "PhoneAdvice" };
const fiveDays: PromisedWork = { DeliveryWorkingDays: 5 };
const followUp: PromisedWork = { DeliveryWorkingDays: 2 };

/** Calculated by hand with a calendar from the rules of working time and of the time for withdrawal. */
const cases: [work: PromisedWork, paid: string, now: string | null, last: string, later: string | null, why: string][] =
  [
    [express, "2026-11-26 10:00", "2026-12-01 10:00", "2026-12-10", "2026-12-15 17:00", "a Thursday in open hours"],
    [express, "2026-11-26 07:10", "2026-11-30 17:00", "2026-12-10", "2026-12-15 17:00", "before opening"],
    [express, "2026-11-26 19:30", "2026-12-01 17:00", "2026-12-10", "2026-12-15 17:00", "after hours"],
    [express, "2026-11-26 23:59", "2026-12-01 17:00", "2026-12-10", "2026-12-15 17:00", "the day's last minute"],
    [express, "2026-11-27 00:00", "2026-12-01 17:00", "2026-12-11", "2026-12-16 17:00", "the next day's first"],
    [express, "2026-11-28 12:00", "2026-12-02 17:00", "2026-12-14", "2026-12-17 17:00", "Saturday: 14 days on too"],
    [express, "2026-12-10 14:00", "2026-12-15 14:00", "2026-12-28", "2027-01-04 17:00", "14 days on is julafton"],
    [express, "2026-12-23 16:30", "2026-12-30 16:30", "2027-01-07", "2027-01-12 17:00", "14 days on is Epiphany"],
    [express, "2026-12-24 10:00", "2026-12-30 17:00", "2027-01-07", "2027-01-12 17:00", "julafton is closed"],
    [express, "2027-03-25 15:00", "2027-04-01 15:00", "2027-04-08", "2027-04-13 17:00", "Easter and summer time"],
    [express, "2027-10-29 09:00", "2027-11-03 09:00", "2027-11-12", "2027-11-17 17:00", "the end of summer time"],
    [express24, "2026-11-26 10:00", "2026-11-27 10:00", "2026-12-10", "2026-12-14 08:00", "the next working day"],
    [express24, "2026-11-26 19:30", "2026-11-30 08:00", "2026-12-10", "2026-12-14 08:00", "after hours"],
    [fiveDays, "2026-11-26 10:00", "2026-12-03 10:00", "2026-12-10", "2026-12-17 17:00", "a product"],
    [fiveDays, "2026-12-10 14:00", "2026-12-17 14:00", "2026-12-28", "2027-01-07 17:00", "a product over Epiphany"],
    [followUp, "2026-11-26 10:00", "2026-11-30 10:00", "2026-12-10", "2026-12-14 17:00", "a follow-up question"],
    [call, "2026-11-26 10:00", null, "2026-12-10", null, "a call's time is agreed"],
  ];

describe("when a purchase is due", () => {
  test.each(cases)(
    "%j paid %s: now %s; after the right of withdrawal's last day %s: %s (%s)",
    (work, paid, now, last, later) => {
      const choices = startChoices(work, at(paid), { laws, hours });
      expect(local(choices.StartNow.DueAt)).toBe(now);
      expect(local(choices.StartNow.WorkFrom)).toBe(paid);
      expect(local(choices.AfterWithdrawal.DueAt)).toBe(later);
      expect(choices.StartNow.WithdrawUntil).toBe(last);
      expect(choices.AfterWithdrawal.WithdrawUntil).toBe(last);
      const firstDay = Temporal.PlainDate.from(last).add({ days: 1 }).toString();
      expect(local(choices.AfterWithdrawal.WorkFrom)).toBe(`${firstDay} 00:00`);
    },
  );

  test.each<[BuyerRole, boolean]>([
    ["Company", false],
    ["Company", true],
  ])("a %s with StartNow %s has no right of withdrawal, and its work begins at once", (Role, StartNow) => {
    const dates = workDates(express, { Role, StartNow }, at("2026-11-26 10:00"), { laws, hours });
    expect(dates.WithdrawUntil).toBeNull();
    expect(local(dates.WorkFrom)).toBe("2026-11-26 10:00");
    expect(local(dates.DueAt)).toBe("2026-12-01 10:00");
  });
});
