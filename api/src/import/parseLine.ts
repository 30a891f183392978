import { dayOf } from "@lagrum/core/text/dates";
import { containsPersonalNumber } from "@lagrum/core/text/personalNumber";
import { stripHtml } from "@lagrum/core/text/text";
import { isEmpty } from "../answers/sanitise.ts";
import { byline, toAnswerHtml, toQuestionText } from "./archiveText.ts";
import { ImportLine } from "./importLine.ts";
import { type Fault, readJsonLine } from "./jsonLine.ts";
import type { RawLine } from "./readLines.ts";

/** A question with its answer, ready to store except that the category is still a label. */
export type ArchiveAnswer = Pick<ImportLine, "SourceID" | "Title" | "QuestionBody" | "Category" | "PublishedAt"> & {
  /** Sanitised HTML. */
  AnswerBody: string;
  Provisions: NonNullable<ImportLine["Provisions"]>;
  ValidAt: string;
  AuthorName: string | null;
};

/** Allowed clock skew of PublishedAt, in milliseconds. */
const AHEAD = 60 * 60_000;

/** Parses and sanitises a line. @returns the answer, or all its faults */
export function parseLine(line: RawLine, now: Date): { answer: ArchiveAnswer } | { faults: Fault[] } {
  const parsed = readJsonLine(line, ImportLine);
  if ("faults" in parsed) return parsed;
  const { SourceID, Title, Category, PublishedAt, ValidAt, Provisions } = parsed.data;
  const AnswerBody = toAnswerHtml(parsed.data.AnswerBody);
  const QuestionBody = toQuestionText(parsed.data.QuestionBody);
  const faults = faultsOf({ Title, QuestionBody, AnswerBody, PublishedAt }, now);
  if (faults.length > 0) return { faults };
  return {
    answer: {
      SourceID,
      Title,
      QuestionBody,
      AnswerBody: AnswerBody + byline(parsed.data),
      Category,
      PublishedAt,
      Provisions: Provisions ?? [],
      ValidAt: ValidAt ?? dayOf(new Date(PublishedAt)),
      AuthorName: parsed.data.Author?.Name ?? null,
    },
  };
}

type Ready = Pick<ArchiveAnswer, "Title" | "QuestionBody" | "AnswerBody" | "PublishedAt">;

function faultsOf({ PublishedAt, ...texts }: Ready, now: Date): Fault[] {
  const faults: Fault[] = [];
  if (isEmpty(texts.QuestionBody)) faults.push({ field: "QuestionBody", text: "har ingen text" });
  if (isEmpty(texts.AnswerBody)) faults.push({ field: "AnswerBody", text: "har ingen text" });
  if (Date.parse(PublishedAt) > now.getTime() + AHEAD) {
    faults.push({ field: "PublishedAt", text: "ligger i framtiden" });
  }
  for (const [field, text] of Object.entries(texts)) {
    // A published personal number would be public and searchable.
    if (containsPersonalNumber(field === "AnswerBody" ? stripHtml(text) : text)) {
      faults.push({ field, text: "innehåller ett personnummer; ta bort det" });
    }
  }
  return faults;
}
