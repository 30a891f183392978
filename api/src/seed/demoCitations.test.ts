import { readFileSync } from "node:fs";
import { citationPath } from "@lagrum/core/citation/citation";
import { findCitations } from "@lagrum/core/citation/findCitations";
import { expect, test } from "vitest";
import { type DemoAnswer, validAt } from "./demoAnswer.ts";
import { demoAnswers } from "./demoAnswers.ts";

const expected: Record<string, string[]> = JSON.parse(
  readFileSync(new URL("./demoCitations.json", import.meta.url), "utf8"),
);
const plain = (html: string): string => html.replace(/<[^>]+>/g, " ").replaceAll("&nbsp;", " ");
const found = ({ AnswerBody, Provisions }: DemoAnswer) =>
  findCitations(plain(AnswerBody), { day: validAt, provisions: Provisions });

test("every citation in the example answers is found", () => {
  const cited = demoAnswers.map((answer) => [answer.SourceID, found(answer).citations.map(citationPath)]);
  expect(Object.fromEntries(cited)).toEqual(expected);
});

test("no sign of a paragraph in an example answer is left without a citation", () => {
  for (const answer of demoAnswers) {
    const { SourceID, AnswerBody } = answer;
    const text = plain(AnswerBody);
    const { citations } = found(answer);
    const left = Array.from(text.matchAll(/§/g)).filter(
      ({ index }) => !citations.some(({ start, end }) => start <= index && index < end),
    );
    expect(
      left.map(({ index }) => text.slice(index - 30, index + 30)),
      SourceID,
    ).toEqual([]);
  }
});
