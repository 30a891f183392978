import { expect, test } from "vitest";
import { lawsFixture } from "../withdrawal/withdrawalLawsFixture.ts";
import type { BuyerRole } from "./orderStateSchema.ts";
import { heldUntil, workStart } from "./workStart.ts";

const paidAt = new Date("2026-11-02T11:00:00Z");
const PaidAt = paidAt.toISOString();

const starts: [BuyerRole, boolean, string, string][] = [
  ["Private", true, PaidAt, "the consumer has asked us to start"],
  ["Company", false, PaidAt, "a company has no right of withdrawal"],
  ["Private", false, "2026-11-16T23:00:00.000Z", "the end of Monday 16 November in Sweden"],
];

test.each(starts)("the work of %s with StartNow %s may begin at %s: %s", (Role, StartNow, start) => {
  expect(workStart({ Role, StartNow }, paidAt, lawsFixture).toISOString()).toBe(start);
});

test("an order is held from its payment to the end of the time for withdrawal", () => {
  const order = { Role: "Private", StartNow: false, PaidAt } as const;
  expect(heldUntil({ ...order, PaidAt: null }, paidAt, lawsFixture)).toBeNull();
  expect(heldUntil(order, new Date("2026-11-16T22:59:59Z"), lawsFixture)).toBe("2026-11-16T23:00:00.000Z");
  expect(heldUntil(order, new Date("2026-11-16T23:00:00Z"), lawsFixture)).toBeNull();
});
