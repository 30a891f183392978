import { expect, test } from "vitest";
import { isEuropean } from "../../law/europeanActSchema.ts";
import { statuteAbbreviations } from "../../law/statuteAbbreviations.ts";
import { type StatuteName, statutes } from "../../law/statutes.ts";
import type { Act } from "./act.ts";
import { allActs } from "./allActs.ts";

const celex = /^3(?<year>\d{4})[RL](?<number>\d{4})$/;
const acts = new Map(allActs.map((act) => [act.id, act]));
const swedishActs = allActs.filter(({ id }) => !celex.test(id));
const europeanActs = allActs.filter(({ id }) => celex.test(id));

/** The numbers of an act as its title may write them: "2016/679", "1215/2012", "95/46/EG". */
function writtenNumbers(id: string): string[] {
  const { year, number } = celex.exec(id)?.groups ?? {};
  return year && number ? [`${year}/${+number}`, `${+number}/${year}`, `${year.slice(2)}/${+number}/E`] : [`(${id})`];
}

/** The terms that more than one act has. */
function shared(terms: (act: Act) => readonly string[], from: readonly Act[]): string[] {
  const owners = Map.groupBy(
    from.flatMap((act) => [...new Set(terms(act))]),
    (term) => term,
  );
  return [...owners].filter(([, { length }]) => length > 1).map(([term]) => term);
}

const nextDay = (date: string): string =>
  new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, "2000-01-01".length);

test("there are at least 150 Swedish acts and 20 of the European Union", () => {
  expect(swedishActs.length).toBeGreaterThanOrEqual(150);
  expect(europeanActs.length).toBeGreaterThanOrEqual(20);
});

test("ids are unique", () => {
  expect(shared(({ id }) => [id], allActs)).toEqual([]);
});

test.for(allActs)("$id has a well-formed id, a title with its number and valid dates", (act) => {
  expect(act.id).toMatch(/^(?:\d{4}:\d+(?: s\. \d+| \d)?|3\d{4}[RL]\d{4})$/);
  expect(writtenNumbers(act.id).some((number) => act.title.includes(number))).toBe(true);
  for (const date of [act.inForce, act.until]) {
    expect(date === null || nextDay(date) > date).toBe(true);
  }
  expect((act.inForce ?? "") <= (act.until ?? "9999")).toBe(true);
});

test.for(allActs.filter(({ replacedBy }) => replacedBy))("the act that replaced $id is known and younger", (act) => {
  const successor = acts.get(act.replacedBy ?? "");
  expect(act.until).not.toBeNull();
  expect(successor).toBeDefined();
  if (successor?.inForce) {
    expect(successor.inForce <= nextDay(act.until ?? "")).toBe(true);
  }
});

test("no two acts in force share a name or an abbreviation", () => {
  const inForce = allActs.filter(({ until }) => until === null);
  expect(shared(({ name, otherNames }) => [name, ...otherNames].map((term) => term.toLowerCase()), inForce)).toEqual(
    [],
  );
  expect(shared(({ abbreviations }) => abbreviations, inForce)).toEqual([]);
});

test.for(Object.keys(statutes) as StatuteName[])("%s has the name and number of the older table", (name) => {
  const { Sfs } = statutes[name];
  const act = acts.get(isEuropean(Sfs) ? "32016R0679" : Sfs);
  expect([act?.name, ...(act?.otherNames ?? [])]).toContain(name);
  expect(act?.abbreviations).toEqual(expect.arrayContaining([...(statuteAbbreviations[name] ?? [])]));
});

test.for([
  ["1970:994", true],
  ["2022:260", true],
  ["1991:614", true],
  ["1915:218", false],
  ["1990:931", false],
  ["1985:716", false],
  ["1982:80", false],
  ["2016:675", false],
] as const)("whether the numbering of %s restarts in each chapter: %s", ([id, restarts]) => {
  expect(acts.get(id)?.restarts).toBe(restarts);
});
