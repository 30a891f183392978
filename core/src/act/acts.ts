import { type Act, actSlug, type Numbering } from "./act.ts";
import { europeanActs } from "./europeanActs.ts";
import { privateLawActs } from "./privateLawActs.ts";
import { publicLawActs } from "./publicLawActs.ts";
import { workAndCrimeActs } from "./workAndCrimeActs.ts";

/**
 * Every listed act. The tables' columns, empty where unknown: number | title | names, the usual one first | abbreviations
 * | numbering | in force from | repealed from | replaced by; for European acts number | CELEX | names | abbreviations.
 */
export const acts: readonly Act[] = [
  ...rowsOf(privateLawActs + publicLawActs + workAndCrimeActs).map(readSwedishAct),
  ...rowsOf(europeanActs).map(readEuropeanAct),
];

const byNumber = new Map(acts.map((act) => [act.number, act]));
const bySlug = new Map(acts.map((act) => [actSlug(act), act]));

export const findAct = (number: string): Act | undefined => byNumber.get(number);

/** Acts in force with a name of their own, by that name. */
export const actsByName: ReadonlyMap<string, Act> = new Map(
  acts.filter(({ name, repealedFrom }) => name !== "" && repealedFrom === null).map((act) => [act.name, act]),
);

/** The act of a path's second part: "1970-994", "32016r0679". */
export const findActBySlug = (slug: string): Act | undefined => bySlug.get(slug);

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => row.split("|").map((cell) => cell.trim()));
}

function listOf(cell: string): string[] {
  return cell === "" ? [] : cell.split(", ");
}

function readSwedishAct(cells: string[]): Act {
  const [number = "", title = "", names = "", abbreviations = "", numbering = "unknown", from, to, by] = cells;
  const [name = "", ...otherNames] = listOf(names);
  return {
    ...{ number, celex: null, title, name, otherNames, abbreviations: listOf(abbreviations) },
    ...{ numbering: numbering as Numbering, inForceFrom: from || null },
    ...{ repealedFrom: to || null, replacedBy: by || null },
  };
}

/** Articles are numbered through the whole act. */
function readEuropeanAct([number = "", celex = "", names = "", abbreviations = ""]: string[]): Act {
  const [name = "", ...otherNames] = listOf(names);
  return {
    ...{ number, celex, title: name, name, otherNames, abbreviations: listOf(abbreviations) },
    ...{ numbering: "none" as const, inForceFrom: null, repealedFrom: null, replacedBy: null },
  };
}
