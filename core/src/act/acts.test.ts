import { expect, test } from "vitest";
import { actSlug } from "./act.ts";
import { acts, findAct } from "./acts.ts";

const swedish = acts.filter(({ celex }) => celex === null);
const european = acts.filter(({ celex }) => celex !== null);

test("at least 150 Swedish acts and 20 European acts are listed, each number once", () => {
  expect(swedish.length).toBeGreaterThanOrEqual(150);
  expect(european.length).toBeGreaterThanOrEqual(20);
  expect(new Set(acts.map(({ number }) => number)).size).toBe(acts.length);
  expect(new Set(acts.map(actSlug)).size).toBe(acts.length);
});

test("every row is well formed", () => {
  for (const { number, title, name, numbering } of swedish) {
    expect(number).toMatch(/^(?:1[789]|20)\d\d:\d{1,4}(?: s\. \d+)?$/);
    expect(title).toMatch(/^\p{Lu}/u);
    expect(name).not.toBe("");
    expect(["none", "continuous", "restarting", "unknown"]).toContain(numbering);
  }
  for (const { celex } of european) expect(celex).toMatch(/^3\d{4}[RL]\d{4}$/);
  for (const { inForceFrom, repealedFrom } of acts) {
    for (const day of [inForceFrom, repealedFrom]) if (day !== null) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    if (inForceFrom !== null && repealedFrom !== null) expect(inForceFrom < repealedFrom).toBe(true);
  }
});

test("a repealed act is followed by a listed one", () => {
  for (const { replacedBy } of acts) {
    if (replacedBy !== null) expect(findAct(replacedBy)?.number).toBe(replacedBy);
  }
});

test("acts with the same name are not in force at the same time", () => {
  for (const [, same] of Map.groupBy(swedish, ({ name }) => name)) {
    const sorted = same.toSorted((one, other) => (one.inForceFrom ?? "").localeCompare(other.inForceFrom ?? ""));
    for (const [at, act] of sorted.slice(1).entries()) {
      const before = sorted[at];
      expect(before?.repealedFrom, act.number).not.toBeNull();
      expect((before?.repealedFrom ?? "") <= (act.inForceFrom ?? "9999"), act.number).toBe(true);
    }
  }
});
