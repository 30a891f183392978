import { expect, test } from "vitest";
import { lawsFixture } from "./withdrawalLawsFixture.ts";
import { endOfDay, lastWithdrawalDay, refundDueDay } from "./withdrawalTime.ts";

/**
 * Worked out with an almanac before the code: the contract's time in Stockholm as UTC, the last day, and why.
 * DL is distansavtalslagen (2005:59) 2 kap., LT lag (1930:173) om beräkning av lagstadgad tid.
 */
test.each([
  ["2026-11-02T11:00:00Z", "2026-11-16", "DL 10 §: 14 days from the day after a Monday"],
  ["2026-11-02T22:59:59Z", "2026-11-16", "DL 12 §: one second before midnight in winter time"],
  ["2026-11-02T23:00:00Z", "2026-11-17", "DL 12 §: midnight begins the next day"],
  ["2026-07-06T21:59:59Z", "2026-07-20", "DL 12 §: one second before midnight in summer time"],
  ["2026-07-06T22:00:00Z", "2026-07-21", "DL 12 §: midnight in summer time"],
  ["2026-11-07T11:00:00Z", "2026-11-23", "LT 2 §: a Saturday moves to Monday"],
  ["2026-11-08T11:00:00Z", "2026-11-23", "LT 2 §: a Sunday moves to Monday"],
  ["2026-12-10T11:00:00Z", "2026-12-28", "LT 2 §: julafton, two holidays, Sunday"],
  ["2026-12-17T11:00:00Z", "2027-01-04", "LT 2 §: nyårsafton, nyårsdagen, weekend"],
  ["2026-12-22T11:00:00Z", "2027-01-05", "trettondagsafton is a weekday"],
  ["2026-12-23T11:00:00Z", "2027-01-07", "LT 2 §: trettondedag jul"],
  ["2027-03-11T11:00:00Z", "2027-03-25", "skärtorsdagen is a weekday"],
  ["2027-03-12T11:00:00Z", "2027-03-30", "LT 2 §: långfredagen to annandag påsk"],
  ["2027-03-15T11:00:00Z", "2027-03-30", "LT 2 §: annandag påsk"],
  ["2027-04-22T10:00:00Z", "2027-05-07", "LT 2 §: Kristi himmelsfärdsdag"],
  ["2027-04-17T10:00:00Z", "2027-05-03", "LT 2 §: första maj on a Saturday"],
  ["2027-06-11T10:00:00Z", "2027-06-28", "LT 2 §: midsommarafton, midsommardagen, Sunday"],
  ["2026-10-17T10:00:00Z", "2026-11-02", "LT 2 §: alla helgons dag"],
  ["2026-10-11T10:00:00Z", "2026-10-26", "LT 2 §: the Sunday on which summer time ends"],
  ["2026-10-25T00:30:00Z", "2026-11-09", "the first 02:30 of that night; the 14th day is a Sunday"],
  ["2026-10-25T01:30:00Z", "2026-11-09", "the second 02:30 of that night"],
  ["2027-03-17T11:00:00Z", "2027-03-31", "over the start of summer time"],
  ["2028-02-15T11:00:00Z", "2028-02-29", "a leap day"],
  ["2026-06-01T10:00:00Z", "2026-06-15", "a contract before the law of 19 June 2026 has the same 14 days"],
])("a contract at %s can be withdrawn until %s: %s", (contract, expected) => {
  expect(lastWithdrawalDay(Date.parse(contract), Date.parse(contract), lawsFixture)).toBe(expected);
});

/** DL 12 §: missing information. The contract is made on Monday 2 November 2026 unless said otherwise. */
const informedLate: [string, string | null, string, string][] = [
  ["2026-11-02T11:00:00Z", "2026-11-02T15:00:00Z", "2026-11-16", "given later on the same day"],
  ["2026-11-02T11:00:00Z", "2026-11-10T11:00:00Z", "2026-11-24", "given within the time"],
  ["2026-11-02T11:00:00Z", "2026-11-30T11:00:00Z", "2026-12-14", "given after the normal end"],
  ["2026-11-02T11:00:00Z", "2026-12-10T11:00:00Z", "2026-12-28", "LT 2 § moves the 14th day after the information"],
  ["2026-11-02T11:00:00Z", null, "2027-11-16", "never given: one year after the normal end"],
  ["2026-11-02T11:00:00Z", "2027-11-10T11:00:00Z", "2027-11-16", "given in the last week of that year"],
  ["2026-11-02T11:00:00Z", "2028-01-10T11:00:00Z", "2027-11-16", "given after that year"],
  ["2026-11-06T11:00:00Z", null, "2027-11-22", "LT 2 §: the year ends on a Saturday"],
  ["2026-12-10T11:00:00Z", null, "2027-12-28", "one year after an end that LT 2 § moved"],
];

test.each(informedLate)(
  "a contract at %s with information at %s can be withdrawn until %s: %s",
  (contract, informed, expected) => {
    expect(lastWithdrawalDay(Date.parse(contract), informed === null ? null : Date.parse(informed), lawsFixture)).toBe(
      expected,
    );
  },
);

test.each([
  ["2026-11-16", "2026-11-16T23:00:00.000Z", "winter time"],
  ["2026-07-20", "2026-07-20T22:00:00.000Z", "summer time"],
  ["2027-03-28", "2027-03-28T22:00:00.000Z", "the day of 23 hours"],
  ["2026-10-25", "2026-10-25T23:00:00.000Z", "the day of 25 hours"],
])("%s ends at %s: %s", (day, expected) => {
  expect(new Date(endOfDay(day)).toISOString()).toBe(expected);
});

test("the price is due back 14 days after the message (DL 14 §)", () => {
  const contract = Date.parse("2026-11-02T11:00:00Z");
  expect(refundDueDay(contract, Date.parse("2026-11-16T22:59:59Z"), lawsFixture)).toBe("2026-11-30");
});

test("a contract before the law has no row", () => {
  expect(() => lastWithdrawalDay(Date.parse("2014-06-12T10:00:00Z"), null, lawsFixture)).toThrow(RangeError);
});
