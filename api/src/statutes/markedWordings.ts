import type { StatuteLine } from "./statuteLine.ts";

/** A wording of a line, and the first day of the next one that the text names; null when it names none. */
export interface MarkedWording extends StatuteLine {
  Until: string | null;
  /** The line's text with its marks, as earlier versions of the import stored it. */
  Whole: string;
}

export interface SplitLine {
  wordings: MarkedWording[];
  /** Wordings that come into force on a day that the government decides: nobody can say when they apply. */
  undecided: number;
}

/** As the statute book writes them: "/Upphör att gälla U:2026-07-01/", "/Träder i kraft I:den dag regeringen bestämmer/". */
const marks = /\/([^/]{0,120}?\b[UI]:[^/]{1,80})\//gu;
const dayAfter = (letter: "U" | "I", mark: string) =>
  new RegExp(String.raw`\b${letter}:([^/]*?)(?=\s+\p{L}[^/:]*\b[UI]:|$)`, "u").exec(mark)?.[1]?.trim();
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The paragraph's number, which stands before each of its wordings: "2 § /Träder i kraft …". */
const number = /\s*\b\d{1,3}(?: ?[a-z])? §\s*$/u;

interface Part {
  Text: string;
  /** The first day, or "" for one that is not decided; undefined without a mark. */
  from: string | undefined;
  until: string | undefined;
}

const dayOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : day.test(text) ? text : "";

function partsOf(text: string): Part[] {
  const found = [...text.matchAll(marks)];
  const starts = [
    { at: 0, end: 0, mark: "" },
    ...found.map(({ 0: whole, 1: mark = "", index }) => ({ at: index, end: index + whole.length, mark })),
  ];
  return starts
    .map(({ end, mark }, index) => ({
      Text: text
        .slice(end, starts[index + 1]?.at)
        .replace(starts[index + 1] ? number : /$^/u, "")
        .trim(),
      from: dayOf(dayAfter("I", mark)),
      until: dayOf(dayAfter("U", mark)),
    }))
    .filter(({ Text }) => Text !== "");
}

/** What stands in place of a provision that has ended without a next wording. */
export const endedText = "Har upphört att gälla.";

/**
 * The wordings of a line, without the marks. A text with both the wording in force and the coming one gives two; one that
 * ends on a day without a next wording gives its repeal.
 */
export function splitWordings(line: StatuteLine): SplitLine {
  const parts = partsOf(line.Text);
  const decided = parts.filter(({ from }) => from !== "");
  const wordings = decided.map(({ Text, from, until }, index): MarkedWording => {
    const Until = until || decided[index + 1]?.from || null;
    return { ...line, Text, InForce: from || line.InForce, Until, Whole: line.Text };
  });
  const last = wordings.at(-1);
  const ends = last?.Until && decided.at(-1)?.until ? last.Until : null;
  if (last && ends) wordings.push({ ...last, Text: endedText, InForce: ends, Until: null });
  return { wordings, undecided: parts.length - decided.length };
}
