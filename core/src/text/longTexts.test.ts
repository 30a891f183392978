import { expect, test } from "vitest";
import { cutPassages } from "../ai/passages.ts";
import { withAnchors } from "../answer/headings.ts";
import { readCitationText } from "../citation/citationText.ts";
import { replaceContactData } from "../pii/contactData.ts";

/** Each once took a time that grew with the square of the length. */
const repeated: [reader: string, read: (html: string) => unknown, piece: string][] = [
  ["headings without an end", withAnchors, "<h2>"],
  ["equal headings", withAnchors, "<h2>a</h2>"],
  ["paragraphs without an end, for passages", cutPassages, "<p>"],
  ["headings without an end, for passages", cutPassages, "<h2>"],
  ["contact data", replaceContactData, "a@"],
  ["paragraphs, for citations", readCitationText, "<p>a</p>"],
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
