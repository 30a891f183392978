import { dayOf } from "@lagrum/core/text/dates";
import { containsPersonalNumber } from "@lagrum/core/text/personalNumber";
import { stripHtml } from "@lagrum/core/text/text";
import type { z } from "zod";
import { isEmpty } from "../answers/sanitise.ts";
import { byline, toAnswerHtml, toQuestionText } from "./archiveText.ts";
import { ImportLine } from "./importLine.ts";
import { LONGEST_LINE, type RawLine } from "./readLines.ts";

/** A question with its answer, ready to store except that the category is still a label. */
export type ArchiveAnswer = Pick<ImportLine, "SourceID" | "Title" | "QuestionBody" | "Category" | "PublishedAt"> & {
  /** Sanitised HTML. */
  AnswerBody: string;
  Provisions: NonNullable<ImportLine["Provisions"]>;
  ValidAt: string;
  AuthorName: string | null;
};

/** A fault of a line, in Swedish; field is null for the whole line. Never quotes the content. */
export interface Fault {
  field: string | null;
  text: string;
}

const lineFault = (text: string): Fault[] => [{ field: null, text }];

/** Allowed clock skew of PublishedAt, in milliseconds. */
const AHEAD = 60 * 60_000;

/** Parses and sanitises a line. @returns the answer, or all its faults */
export function parseLine(line: RawLine, now: Date): { answer: ArchiveAnswer } | { faults: Fault[] } {
  if ("fault" in line) {
    const tooLong = `raden är längre än ${LONGEST_LINE.toLocaleString("sv-SE")} byte`;
    return { faults: lineFault(line.fault === "tooLong" ? tooLong : "raden är inte text i UTF-8") };
  }
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return { faults: lineFault("raden är inte giltig JSON") };
  }
  const parsed = ImportLine.safeParse(value, { reportInput: true });
  if (!parsed.success) return { faults: parsed.error.issues.map(faultOf) };
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

const expected: Record<string, string> = { string: "text", object: "ett objekt", array: "en lista" };

function faultOf(issue: z.core.$ZodIssue): Fault {
  const field = issue.path.join(".") || null;
  if (issue.code !== "unrecognized_keys") return { field, text: wordsFor(issue) };
  return { field, text: `okänt fält: ${issue.keys.slice(0, 5).join(", ").slice(0, 200)}` };
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return "saknas";
  if (issue.message === "REQUIRED") return "är tomt";
  if (issue.code === "invalid_type") return `ska vara ${expected[issue.expected] ?? "något annat"}`;
  if (issue.code === "too_big") {
    return `har mer än ${Number(issue.maximum).toLocaleString("sv-SE")} ${issue.origin === "string" ? "tecken" : "delar"}`;
  }
  if (issue.message === "INVALID_DATE") return "ska vara en dag (2024-05-31) eller en tid (2024-05-31T09:00:00Z)";
  if (issue.message === "INVALID_URL") return "ska vara en adress som börjar med http:// eller https://";
  return "har ett värde som inte går att använda";
}
