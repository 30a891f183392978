import { expect, test } from "vitest";
import { actorWithoutUser, changeLabel } from "./auditLabels.ts";

test("an audit entry without a user was made by the asker, the applicant or the service", () => {
  expect(actorWithoutUser({ Entity: "question", Action: "objected" })).toBe("Frågeställaren");
  expect(actorWithoutUser({ Entity: "account", Action: "signedUp" })).toBe("Den sökande");
  expect(actorWithoutUser({ Entity: "question", Action: "leaseExpired" })).toBe("Tjänsten själv");
});

test("an empty user field is labelled 'ingen', any other empty field 'inget'", () => {
  const names = { colleagues: new Map([[4, "Karin"]]), areas: new Map() };
  expect(changeLabel({ Field: "ReservedBy", Before: null, After: 4 }, names)).toBe("Reserverad av: ingen → Karin");
  expect(changeLabel({ Field: "DueAt", Before: null, After: "fredag" }, names)).toBe("Tid: inget → fredag");
});
