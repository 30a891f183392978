import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FoundCitations } from "@lagrum/core/citation/citation";
import { type Citation, citationPath, type SourceCitation, type Span } from "@lagrum/core/citation/citation";
import { root } from "@lagrum/launch/workspaceRoot";

/** A citation: its position in the text, and its target. */
export interface Cited extends Span {
  code: string;
}

export interface AnnotatedText {
  text: string;
  day: string | null;
  expected: Cited[];
}

/** Reads a set: "@DAY text with «its citations». = what they cite; …", with "\\n" for a line break. */
export function readCitationSet(name: string): AnnotatedText[] {
  const lines = readFileSync(join(root, `bench/citations/sets/${name}.txt`), "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map(readLine);
}

function readLine(line: string): AnnotatedText {
  const [, day = null, marked = "", codes = ""] = /^(?:@(\S+) )?(.*?)(?: = (.*))?$/.exec(line) ?? [];
  const cites = codes === "" ? [] : codes.split("; ");
  const expected: Cited[] = [];
  let text = "";
  for (const [index, part] of marked.replaceAll("\\n", "\n").split(/[«»]/).entries()) {
    const start = text.length;
    text += part;
    if (index % 2 === 1) expected.push({ start, end: text.length, code: cites[expected.length] ?? "" });
  }
  if (expected.length !== cites.length) throw new Error(`Marks and citations differ: ${line}`);
  return { text, day, expected };
}

/** The target of a citation in the sets' notation: "1982-80/7 s2 p1". */
function codeOf(citation: Citation): string {
  const { stycke, mening, punkt, to } = citation;
  const end = to === null ? "" : `–${[to.paragraph, to.letter].filter(Boolean).join("-")}`;
  const parts = [stycke && `s${stycke}`, mening && `m${mening}`, punkt && `p${punkt.replaceAll(" ", "")}`];
  return [citationPath(citation).replace("/lag/", "") + end, ...parts].filter(Boolean).join(" ");
}

const sourceCode = ({ kind, year, number }: SourceCitation): string => `${kind} ${year} ${number}`;

/** The provisions and sources that were found, in the order of the text. */
export function toCited({ citations, sources }: FoundCitations): Cited[] {
  return [
    ...citations.map((citation) => ({ start: citation.start, end: citation.end, code: codeOf(citation) })),
    ...sources.map((source) => ({ start: source.start, end: source.end, code: sourceCode(source) })),
  ].sort((one, other) => one.start - other.start);
}
