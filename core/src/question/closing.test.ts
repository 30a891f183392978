import { expect, it } from "vitest";
import type { Role } from "../account/accountSchema.ts";
import { closingObstacle, declineObstacle } from "./closing.ts";
import type { QuestionState } from "./questionSchema.ts";

const now = new Date("2026-11-23T10:00:00Z");
const heldBy = (UserID: number) => ({ UserID, LeaseUntil: "2026-11-23T10:30:00Z" });
const person = (UserID: number, ...roles: Role[]) => ({ UserID, roles });

it.each<[QuestionState, string | null]>([
  ["Open", null],
  ["NeedsInfo", null],
  ["Answered", "ALREADY_ANSWERED"],
  ["Published", "ALREADY_ANSWERED"],
  ["Withdrawn", "QUESTION_CLOSED"],
  ["AwaitingConfirmation", "QUESTION_NOT_OPEN"],
])("the obstacle to withdrawing a question in %s is %s", (State, obstacle) => {
  expect(closingObstacle({ State, Type: "Free" }, "WITHDRAW")).toBe(obstacle);
});

it("the holder and admins can decline, others can't", () => {
  const held = { State: "Open", Type: "Free", ReservedBy: heldBy(1) } as const;
  expect(declineObstacle(held, person(1, "advisor"), now)).toBeNull();
  expect(declineObstacle(held, person(2, "advisor"), now)).toBe("RESERVED_BY_OTHER");
  expect(declineObstacle(held, person(2, "admin"), now)).toBeNull();
  expect(declineObstacle({ ...held, ReservedBy: null }, person(1, "advisor"), now)).toBe("NOT_RESERVED");
  const unpaid = { State: "AwaitingPayment", Type: "Express", ReservedBy: null } as const;
  expect(declineObstacle(unpaid, person(1, "advisor"), now)).toBe("QUESTION_NOT_OPEN");
  expect(declineObstacle(unpaid, person(2, "admin"), now)).toBeNull();
});
