import { describe, expect, it } from "vitest";
import { answerObstacle, editObstacle, holderObstacle } from "./answerRules.ts";

const now = new Date("2026-11-21T09:00:00Z");
const later = "2026-11-21T09:30:00Z";
const earlier = "2026-11-21T08:59:00Z";
const anna = { UserID: 1, roles: ["advisor"] } as const;
const admin = { UserID: 9, roles: ["admin"] } as const;
const open = { State: "Open", ReservedBy: null } as const;
const heldBy = (UserID: number, LeaseUntil = later) => ({ State: "Open", ReservedBy: { UserID, LeaseUntil } }) as const;

describe("the right to work on a question", () => {
  it("belongs to its holder while the lease runs", () => {
    expect(holderObstacle(heldBy(1), anna, now)).toBeNull();
    expect(holderObstacle(heldBy(1, earlier), anna, now)).toBe("NOT_RESERVED");
    expect(holderObstacle(heldBy(2), anna, now)).toBe("RESERVED_BY_OTHER");
    expect(holderObstacle(heldBy(2, earlier), anna, now)).toBe("NOT_RESERVED");
    expect(holderObstacle(open, anna, now)).toBe("NOT_RESERVED");
  });

  it("is refused when the question is not open", () => {
    expect(holderObstacle({ State: "AwaitingPayment", ReservedBy: null }, anna, now)).toBe("QUESTION_NOT_OPEN");
    expect(answerObstacle({ State: "Withdrawn", ReservedBy: null }, null, admin, now)).toBe("QUESTION_NOT_OPEN");
  });

  it("belongs to admins too, for the text and the answer", () => {
    expect(editObstacle(heldBy(2), admin, now)).toBeNull();
    expect(editObstacle({ State: "Published", ReservedBy: null }, admin, now)).toBeNull();
    expect(answerObstacle(heldBy(2), 2, admin, now)).toBeNull();
  });

  it("belongs to the author once the answer is sent", () => {
    const sent = { State: "Published", ReservedBy: null } as const;
    expect(answerObstacle(sent, 1, anna, now)).toBeNull();
    expect(answerObstacle(sent, 2, anna, now)).toBe("NOT_ALLOWED");
    expect(answerObstacle(sent, null, anna, now)).toBe("NOT_ALLOWED");
    expect(editObstacle(sent, anna, now)).toBe("NOT_ALLOWED");
  });
});
