import { expect, test } from "vitest";
import { lawsFixture } from "./withdrawalLawsFixture.ts";
import { type Contract, withdrawalRight } from "./withdrawalRight.ts";

const at = (time: string) => Date.parse(time);

/** Paid on Monday 2 November 2026 at noon; the last day is Monday 16 November. */
const bought: Contract = {
  Role: "Private",
  ContractAt: at("2026-11-02T11:00:00Z"),
  InformedAt: at("2026-11-02T10:50:00Z"),
  StartNow: false,
  LoseRight: false,
  ConsentAt: at("2026-11-02T10:50:00Z"),
  StartedAt: null,
  DeliveredAt: null,
  EndedAt: null,
  Amount: 129_500,
  RefundedAmount: 0,
  PerformedPercent: null,
};
const start = { StartNow: true };
const both = { StartNow: true, LoseRight: true };
const begun = { StartedAt: at("2026-11-03T08:00:00Z") };
const delivered = { ...begun, DeliveredAt: at("2026-11-05T15:00:00Z") };
const uninformed = { InformedAt: null };
const early = "2026-11-06T10:00:00Z";

/** [what differs, sent at, basis, kept, refunded in öre, the paragraph of 2 kap. distansavtalslagen (2005:59)] */
const open: [Partial<Contract>, string, string, number | null, number | null, string][] = [
  [{}, early, "NotStarted", 0, 129_500, "10 and 14 §§: not started, no consents"],
  [both, early, "NotStarted", 0, 129_500, "10 and 14 §§: both consents, but not started"],
  [{}, "2026-11-16T22:59:59.999Z", "NotStarted", 0, 129_500, "10 §: the last millisecond of the last day"],
  [{}, "2026-11-02T11:00:00Z", "NotStarted", 0, 129_500, "10 §: at once"],
  [{ RefundedAmount: 20_000 }, early, "NotStarted", 0, 109_500, "14 §: what was not refunded before"],
  [{ RefundedAmount: 129_500 }, early, "AlreadyRefunded", 0, 0, "14 §: all was refunded before"],
  [begun, early, "NoRequest", 0, 129_500, "15 §: started without an express request"],
  [{ ...begun, LoseRight: true }, early, "NoRequest", 0, 129_500, "15 §: the acknowledgement alone is no request"],
  [{ ...begun, ...start, ...uninformed }, early, "NoRequest", 0, 129_500, "15 §: the information was missing"],
  [{ ...begun, ...start }, early, "PartPerformed", null, null, "15 §: staff have not recorded the share"],
  [{ ...begun, ...start, PerformedPercent: 40 }, early, "PartPerformed", 51_800, 77_700, "15 §: 40 %"],
  [
    { ...begun, ...both, PerformedPercent: 33 },
    early,
    "PartPerformed",
    42_735,
    86_765,
    "15 §: 33 %, with both consents",
  ],
  [{ ...begun, ...start, PerformedPercent: 0 }, early, "PartPerformed", 0, 129_500, "15 §: nothing of use was done"],
  [{ ...begun, ...start, PerformedPercent: 100 }, early, "PartPerformed", 129_500, 0, "15 §: all but the delivery"],
  [
    { ...begun, ...start, PerformedPercent: 33, Amount: 99_999 },
    early,
    "PartPerformed",
    32_999,
    67_000,
    "15 §: 32 999,67 öre are rounded down",
  ],
  [
    { ...begun, ...start, PerformedPercent: 40, RefundedAmount: 20_000 },
    early,
    "PartPerformed",
    43_800,
    65_700,
    "15 §: the share of the price after earlier refunds",
  ],
  [delivered, early, "NoRequest", 0, 129_500, "11 § 1: delivered, no consents"],
  [{ ...delivered, ...start }, early, "NoAcknowledgement", 0, 129_500, "11 § 1: delivered without the acknowledgement"],
  [{ ...delivered, LoseRight: true }, early, "NoRequest", 0, 129_500, "11 § 1: delivered without the request to start"],
  [
    { ...delivered, ...both, ...uninformed },
    early,
    "NoRequest",
    0,
    129_500,
    "11 and 12 §§: who was not informed has accepted nothing",
  ],
  [
    { ...delivered, ...both, InformedAt: at("2026-11-02T10:51:00Z") },
    early,
    "NoRequest",
    0,
    129_500,
    "11 §: informed only after the consents",
  ],
  [
    { ...delivered, ...both, PerformedPercent: 10 },
    "2026-11-05T14:59:59Z",
    "PartPerformed",
    12_950,
    116_550,
    "10 §: sent one second before the delivery",
  ],
  [both, "2026-11-03T07:59:59Z", "NotStarted", 0, 129_500, "15 §: sent before the work began"],
  [
    { ...both, ...begun },
    "2026-11-03T07:59:59Z",
    "NotStarted",
    0,
    129_500,
    "15 §: sent one second before the work began",
  ],
  [uninformed, "2027-11-16T22:59:00Z", "NotStarted", 0, 129_500, "12 §: never informed, on the last day of the year"],
  [
    { ...delivered, ...both, ...uninformed },
    "2027-03-01T10:00:00Z",
    "NoRequest",
    0,
    129_500,
    "12 §: delivered long ago",
  ],
];

test.each(open)(
  "%j sent at %s is open: %s keeps %s and refunds %s (%s)",
  (change, sent, Basis, KeptAmount, RefundAmount) => {
    const right = withdrawalRight({ ...bought, ...change }, at(sent), lawsFixture);
    expect(right).toMatchObject({ isOpen: true, Basis, KeptAmount, RefundAmount });
  },
);

/** [what differs, sent at, why there is no right, the paragraph] */
const closed: [Partial<Contract>, string, string, string][] = [
  [{ Role: "Company" }, early, "Company", "1 kap. 2 §: not a consumer"],
  [{ Role: "Company", InformedAt: null }, early, "Company", "1 kap. 2 §: nor without information"],
  [{ ContractAt: null }, early, "NotPaid", "10 §: no contract yet"],
  [{}, "2026-11-16T23:00:00Z", "TooLate", "10 §: midnight after the last day"],
  [{ InformedAt: at("2026-11-10T11:00:00Z") }, "2026-11-24T23:00:00Z", "TooLate", "12 §: after the moved time"],
  [uninformed, "2027-11-16T23:00:00Z", "TooLate", "12 §: more than a year after the normal end"],
  [{ ...delivered, ...both }, early, "Performed", "11 § 1: delivered with both consents"],
  [{ ...delivered, ...both }, "2026-11-05T15:00:00Z", "Performed", "11 § 1: at the moment of the delivery"],
  [{ ...delivered, ...both }, "2026-12-05T15:00:00Z", "Performed", "11 § 1: the right ended before the time did"],
  [{ ...delivered, ...start }, "2026-11-17T00:00:00Z", "TooLate", "10 §: delivered without acknowledgement, too late"],
  [{ EndedAt: at("2026-11-04T10:00:00Z") }, early, "Ended", "10 §: the contract has ended already"],
];

test.each(closed)("%j sent at %s is refused: %s (%s)", (change, sent, Obstacle) => {
  expect(withdrawalRight({ ...bought, ...change }, at(sent), lawsFixture)).toMatchObject({ isOpen: false, Obstacle });
});

test("a contract over Christmas can be withdrawn until the Monday after it", () => {
  const paid = {
    ContractAt: at("2026-12-10T11:00:00Z"),
    InformedAt: at("2026-12-10T10:00:00Z"),
    ConsentAt: at("2026-12-10T10:00:00Z"),
  };
  expect(withdrawalRight({ ...bought, ...paid }, at("2026-12-28T22:59:00Z"), lawsFixture)).toMatchObject({
    isOpen: true,
    LastDay: "2026-12-28",
  });
  expect(withdrawalRight({ ...bought, ...paid }, at("2026-12-28T23:00:00Z"), lawsFixture)).toMatchObject({
    isOpen: false,
  });
});
