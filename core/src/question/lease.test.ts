import { expect, it } from "vitest";
import { isHeldBy, isReserved } from "./lease.ts";

const now = new Date("2026-11-21T10:00:00Z");
const until = (LeaseUntil: string) => ({ UserID: 3, LeaseUntil });

it("a question is reserved until the lease expires", () => {
  expect(isReserved(until("2026-11-21T10:00:00.001Z"), now)).toBe(true);
  expect(isReserved(until("2026-11-21T10:00:00.000Z"), now)).toBe(false);
  expect(isReserved(null, now)).toBe(false);
});

it("a reserved question is held by its holder only", () => {
  expect(isHeldBy(until("2026-11-21T11:00:00Z"), 3, now)).toBe(true);
  expect(isHeldBy(until("2026-11-21T11:00:00Z"), 4, now)).toBe(false);
});
