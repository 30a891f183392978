import { expect, it } from "vitest";
import { isHeldBy, isReserved } from "./lease.ts";

const now = new Date("2026-11-21T10:00:00Z");
const until = (LeaseUntil: string) => ({ UserID: 3, LeaseUntil });

it("is reserved until the lease runs out, not after", () => {
  expect(isReserved(until("2026-11-21T10:00:00.001Z"), now)).toBe(true);
  expect(isReserved(until("2026-11-21T10:00:00.000Z"), now)).toBe(false);
  expect(isReserved(null, now)).toBe(false);
});

it("knows whose it is", () => {
  expect(isHeldBy(until("2026-11-21T11:00:00Z"), 3, now)).toBe(true);
  expect(isHeldBy(until("2026-11-21T11:00:00Z"), 4, now)).toBe(false);
});
