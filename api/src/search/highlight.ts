import type { MarkedText } from "@lagrum/core/answer/answerSchema";
import { type SQL, sql } from "drizzle-orm";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { tsqueryOf } from "./searchAnswers.ts";

/** Markers around hits, from the private use area of Unicode. */
const BEGIN = "\ue000";
const END = "\ue001";
const GAP = " … ";

/** Characters that are searched for a passage: ts_headline reads the whole text. */
const SEARCHED_LENGTH = 20_000;

const headline = (text: SQL, words: string, options: string): SQL<string> => {
  const all = `${options}, StartSel=${BEGIN}, StopSel=${END}, FragmentDelimiter="${GAP}"`;
  return sql<string>`ts_headline('swedish', ${text}, ${tsqueryOf(words)}, ${all})`;
};

/** The plain text of an answer; the sanitiser writes four entities. */
const answerText = sql`replace(replace(replace(replace(regexp_replace(${answers.AnswerBody}, '<[^>]*>', ' ', 'g'),
  '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`;

/** The title with its hits marked. */
export const highlightTitle = (words: string): SQL<string> =>
  headline(sql`${questions.Title}`, words, "HighlightAll=true");

/** One or two passages of question and answer with their hits marked. */
export const highlightPassage = (words: string): SQL<string> =>
  headline(
    sql`left(${questions.QuestionBody} || ' ' || ${answerText}, ${SEARCHED_LENGTH}::int)`,
    words,
    "MaxFragments=2, MaxWords=20, MinWords=9",
  );

/** Adds an ellipsis where the passage begins or ends inside a sentence. */
export function withEllipses(passage: string): string {
  const begins = /^[\s\ue000"”(]*[\p{Lu}\d]/u.test(passage) ? "" : "… ";
  return begins + passage + (/[.!?][\s\ue001"”)]*$/.test(passage) ? "" : " …");
}

/** Parses what `highlightTitle` and `highlightPassage` return. */
export function parseHighlight(headline: string): MarkedText {
  const pieces = headline.replace(/\s+/g, " ").split(BEGIN);
  return pieces
    .flatMap((piece, index) => {
      if (index === 0) return [{ Text: piece.replaceAll(END, ""), Hit: false }];
      const [hit = "", ...rest] = piece.split(END);
      return [
        { Text: hit, Hit: true },
        { Text: rest.join(""), Hit: false },
      ];
    })
    .filter(({ Text }) => Text !== "");
}
