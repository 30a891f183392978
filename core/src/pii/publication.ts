import type { Finding, PublishedField } from "./anonymisationSchema.ts";
import { detectPii } from "./detectPii.ts";
import { asGreeting } from "./greeting.ts";
import { type Replacing, readHtml, replaceInHtml, replaceInText } from "./htmlText.ts";

/** The texts that a publication shows; the answer is HTML. */
export type PublishedTexts = Record<PublishedField, string>;

/** How texts that are found are compared: capitals and spaces make no other person. */
export const sameText = (text: string): string => text.replace(/\s+/g, " ").trim().toLocaleLowerCase("sv");

/** A field as it is read. */
export const plainTextOf = (field: PublishedField, text: string): string =>
  field === "AnswerBody" ? readHtml(text).text : text;

/** Everything in a question and its answer that points out a person. `author` signs the answer, and may. */
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

/** A field with parts of what is read of it replaced; the number of a name that is greeted is left out. */
export function redactField(field: PublishedField, text: string, replacings: Replacing[]): string {
  const read = plainTextOf(field, text);
  const parts = replacings.map((replacing) => asGreeting(read, replacing));
  return field === "AnswerBody" ? replaceInHtml(text, parts) : replaceInText(text, parts);
}
