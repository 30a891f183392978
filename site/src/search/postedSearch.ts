import { queryLength } from "@lagrum/core/contract/queryLength";
import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { readPage } from "../navigation/pageNumber.ts";

/** A search and the page of its results. */
export interface Search {
  query: string;
  page: number;
  /** An area of law. */
  area?: number | undefined;
  /** The year of publication. */
  year?: number | undefined;
  /** The service that the question was asked through. */
  type?: QuestionType | undefined;
  /** Newest first instead of most relevant first. */
  isByDate?: boolean | undefined;
  /** Searches for unknown words as they are typed, instead of the nearest spelling. */
  isLiteral?: boolean | undefined;
}

export const questionTypes = Object.keys(questionTypeTexts) as QuestionType[];

/** A query on one line, without invisible characters. */
const normaliseQuery = (value: unknown): string =>
  String(value ?? "")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, queryLength.max);

/** A positive integer in a form; undefined for any other value. */
function readNumber(form: FormData, name: string, max: number): number | undefined {
  const number = Number(form.get(name));
  return Number.isSafeInteger(number) && number > 0 && number <= max ? number : undefined;
}

/** The search in a form; undefined for an empty query. */
export function readSearch(form: FormData): Search | undefined {
  const query = normaliseQuery(form.get("Query"));
  if (!query) return undefined;
  const { page = 1 } = readPage({ page: form.get("Page") });
  const year = readNumber(form, "Year", 2200);
  return {
    query,
    page,
    area: readNumber(form, "CategoryID", 2_147_483_647),
    year: year && year >= 1900 ? year : undefined,
    type: questionTypes.find((type) => type === form.get("Type")),
    isByDate: form.get("Sort") === "PublishedAt" || undefined,
    isLiteral: form.get("Literal") === "true" || undefined,
  };
}
