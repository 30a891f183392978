import { expect, test } from "vitest";
import { cutPassages } from "../ai/passages.ts";
import { withAnchors } from "../answer/headings.ts";
import { mergeAnswerText } from "../answer/mergeAnswerText.ts";
import { readCitationText } from "../citation/citationText.ts";
import { replaceContactData } from "../pii/contactData.ts";
import { readOperators } from "../search/searchQuery.ts";

const text = (AnswerBody: string) => ({ AnswerBody, Provisions: [], ValidAt: "2026-01-01" });
/** Both sides have changed the beginning and the end. */
const merge = (html: string) => mergeAnswerText(text(`b${html}`), text(`${html}<p>c</p>`), text(`d${html}e`));

/** Each once took a time that grew with the square of the length. */
const repeated: [reader: string, read: (html: string) => unknown, piece: string][] = [
  ["headings without an end", withAnchors, "<h2>"],
  ["equal headings", withAnchors, "<h2>a</h2>"],
  ["paragraphs without an end, for passages", cutPassages, "<p>"],
  ["headings without an end, for passages", cutPassages, "<h2>"],
  ["contact data", replaceContactData, "a@"],
  ["paragraphs, for citations", readCitationText, "<p>a</p>"],
  ["tags without an end, for a merge", merge, "<"],
  ["equal paragraphs, for a merge", merge, "<p>a</p>"],
  ["equal words, for a merge", merge, "a "],
  ["phrases, for a search", readOperators, '"a" '],
];
test.each(repeated)("%s are read in linear time", (_, read, piece) => {
  const cost = (count: number) => {
    const html = piece.repeat(count);
    const { user } = process.cpuUsage();
    read(html);
    return process.cpuUsage().user - user;
  };
  cost(1000);
  const [short, long] = [cost(8000), cost(80_000)];
  // Ten times the size; quadratic would be a hundred times. In microseconds: shorter times are noise.
  expect(long).toBeLessThan(40 * Math.max(short, 5000));
});
