import { folded } from "../text/foldedText.ts";
import type { Finding, PublishedField } from "./anonymisationSchema.ts";
import { detectPii } from "./detectPii.ts";
import { asGreeting } from "./greeting.ts";
import { type Replacing, readHtml, replaceInHtml, replaceInText } from "./htmlText.ts";

/** The published texts; the answer is HTML. */
export type PublishedTexts = Record<PublishedField, string>;

/** Findings are compared regardless of case, spaces and invisible signs. */
export const sameText = (text: string): string => folded(text).replace(/\s+/g, " ").trim().toLocaleLowerCase("sv");

/** A field's plain text. */
export const plainTextOf = (field: PublishedField, text: string): string =>
  field === "AnswerBody" ? readHtml(text).text : text;

/** All PII in a question and its answer. `author` signs the answer, so that name is allowed. */
export function detectPiiInPublication(texts: PublishedTexts, author: string | null = null): Finding[] {
  const { Title, QuestionBody, AnswerBody } = texts;
  const found = detectPii({ Title, QuestionBody, AnswerBody: plainTextOf("AnswerBody", AnswerBody) });
  return found
    .map(({ field, start, end, kind, text, replacement }) => ({
      Field: field,
      Start: start,
      End: end,
      Kind: kind,
      Text: text,
      Replacement: replacement,
    }))
    .filter(({ Field, Text }) => Field !== "AnswerBody" || author === null || sameText(Text) !== sameText(author));
}

/** The findings that are not accepted. */
export function openFindings(findings: Finding[], accepted: Iterable<string>): Finding[] {
  const acceptedTexts = new Set([...accepted].map(sameText));
  return findings.filter(({ Text }) => !acceptedTexts.has(sameText(Text)));
}

/** The findings that an edit of published texts adds. */
export function newFindings(findings: Finding[], before: Finding[]): Finding[] {
  return openFindings(
    findings,
    before.map(({ Text }) => Text),
  );
}

/** A field with parts of its plain text replaced; in a greeting the name is removed instead. */
export function redactField(field: PublishedField, text: string, replacings: Replacing[]): string {
  const read = plainTextOf(field, text);
  const parts = replacings.map((replacing) => asGreeting(read, replacing));
  return field === "AnswerBody" ? replaceInHtml(text, parts) : replaceInText(text, parts);
}
