import type { AiDifference, DifferenceKind } from "./aiCaseSchema.ts";
import { type CaseFeatures, readCase } from "./caseFeatures.ts";

/** The texts of a published case. */
export interface CaseText {
  title: string;
  /** The question that was asked then. */
  question: string;
  /** The first paragraph of the answer. */
  lead: string;
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((each) => !others.has(each));

/** A list of names that both must have: the reader's that the whole case lacks, and the title's that the reader lacks. */
function differ(
  Kind: DifferenceKind,
  mine: ReadonlySet<string>,
  { title, whole }: Record<"title" | "whole", ReadonlySet<string>>,
): AiDifference[] {
  const [Asked, InCase] = [without(mine, whole), without(title, mine)];
  return Asked.length > 0 || InCase.length > 0 ? [{ Kind, Asked, InCase }] : [];
}

function differencesOfSituations(mine: CaseFeatures, title: CaseFeatures, whole: CaseFeatures): AiDifference[] {
  return [...mine.situations].flatMap(([name, values]) => {
    const theirs = whole.situations.get(name) ?? new Set();
    const ofTitle = title.situations.get(name) ?? new Set();
    const isShared = [...values].some((value) => theirs.has(value));
    if (values.size > 0 ? isShared || theirs.size === 0 : ofTitle.size === 0) return [];
    return [{ Kind: "Situation", Asked: [...values], InCase: values.size > 0 ? [...theirs] : [...ofTitle] }];
  });
}

function differencesOfSides(mine: CaseFeatures, whole: CaseFeatures): AiDifference[] {
  return [...mine.sides].flatMap(([pair, side]) => {
    const other = whole.sides.get(pair);
    return other === undefined || other === side ? [] : [{ Kind: "Side", Asked: [side], InCase: [other] }];
  });
}

/**
 * Compares a reader's question with a published case, in both directions: persons and their roles, actions, situations,
 * amounts, times and negations. The topic is not compared.
 */
export function compareCases(question: string, { title, question: body, lead }: CaseText): AiDifference[] {
  const mine = readCase(question);
  const ofTitle = readCase(title);
  const told = readCase(`${title} ${body}`);
  const whole = readCase(`${title} ${body} ${lead}`);
  const isDeniedElsewhere =
    without(mine.denied, told.denied).length > 0 || without(ofTitle.denied, mine.denied).length > 0;
  const negations: AiDifference[] = isDeniedElsewhere ? [{ Kind: "Negation", Asked: [], InCase: [] }] : [];
  return [
    ...differencesOfSides(mine, told),
    ...differ("Person", mine.persons, { title: ofTitle.persons, whole: told.persons }),
    ...differencesOfSituations(mine, ofTitle, told),
    ...differ("Action", mine.actions, { title: ofTitle.actions, whole: whole.actions }),
    ...differ("Figure", mine.figures, { title: ofTitle.figures, whole: told.figures }),
    ...negations,
    ...without(mine.essentials, whole.essentials).map((each) => ({
      ...{ Kind: "Essential" as const, Asked: [each], InCase: [] },
    })),
  ];
}

/** Persons of a family: another of them may be in the same case otherwise. */
const family = new Set([
  ...["en förälder", "ett barn", "ett syskon", "en far- eller morförälder", "ett barnbarn", "en vän", "en granne"],
  "ett vittne",
]);

const isInstitution = (name: string): boolean => !family.has(name);

/**
 * Whether a difference makes the case another one, whose answer may be the opposite: the other side of a contract, another
 * kind of home, employment or company, other parties altogether, or something that the case lacks and that has rules of
 * its own.
 */
export const isOpposed = ({ Kind, Asked, InCase }: AiDifference): boolean =>
  Kind === "Essential" || (Asked.length > 0 && InCase.length > 0 && isOpposedKind(Kind, Asked, InCase));

const isOpposedKind = (Kind: DifferenceKind, Asked: readonly string[], InCase: readonly string[]): boolean =>
  Kind === "Side" ||
  Kind === "Situation" ||
  (Kind === "Person" && Asked.some(isInstitution) && InCase.some(isInstitution));

/**
 * Whether a question names an amount, an age or a time that the case lacks: what was answered there may then be wrong here.
 * Readers judged that half of the replies that mislead differ so (docs/decisions/0188).
 */
export const isUnlike = ({ Kind, Asked }: AiDifference): boolean => Kind === "Figure" && Asked.length > 0;

/** Whether two cases have the same persons in the same roles, as far as their texts tell. */
export const hasSameRoles = (differences: readonly AiDifference[]): boolean =>
  !differences.some(
    ({ Kind, Asked }) =>
      Kind === "Side" || Kind === "Essential" || ((Kind === "Person" || Kind === "Situation") && Asked.length > 0),
  );

/** Whether a case, its answer included, has none of the actions of a question: what is done is not what was answered. */
export function lacksActions(question: string, whole: string): boolean {
  const asked = readCase(question).actions;
  const told = readCase(whole).actions;
  return asked.size > 0 && ![...asked].some((action) => told.has(action));
}
