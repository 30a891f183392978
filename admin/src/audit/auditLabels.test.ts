import { expect, test } from "vitest";
import { actorWithoutUser, changeLabel } from "./auditLabels.ts";

test("an act without a colleague was done by the asker, the applicant or the service", () => {
  expect(actorWithoutUser({ Entity: "question", Action: "objected" })).toBe("Frågeställaren");
  expect(actorWithoutUser({ Entity: "account", Action: "signedUp" })).toBe("Den sökande");
  expect(actorWithoutUser({ Entity: "question", Action: "leaseExpired" })).toBe("Tjänsten själv");
});

test("nobody is a person, and nothing is not", () => {
  const names = { colleagues: new Map([[4, "Karin"]]), areas: new Map() };
  expect(changeLabel({ Field: "ReservedBy", Before: null, After: 4 }, names)).toBe("Reserverad av: ingen → Karin");
  expect(changeLabel({ Field: "DueAt", Before: null, After: "fredag" }, names)).toBe("Tid: inget → fredag");
});
