import { z } from "zod";
import { AnswerRef } from "../answer/answerRefSchema.ts";
import { AnswerQuery } from "../answer/answerSchema.ts";
import { CategoryRef } from "../category/categorySchema.ts";
import { lengths, multiline, singleLine, typedText } from "../contract/fieldSchema.ts";

/** A search whose words come in the body, so that no log and no address has them. */
export const SearchAnswers = AnswerQuery.omit({ After: true, ID: true })
  .extend({
    Query: singleLine(lengths.Query),
    Literal: z.boolean().optional(),
    /** The caller reports when a result is opened (reportOpenedSearch), so that hits nobody opens can be counted. */
    ReportsOpening: z.boolean().optional(),
  })
  .meta({ id: "SearchAnswers" });
export type SearchAnswers = z.infer<typeof SearchAnswers>;

/** The words of a search of which a result was opened. */
export const ReportOpenedSearch = z
  .strictObject({ Query: singleLine(lengths.Query) })
  .meta({ id: "ReportOpenedSearch" });
export type ReportOpenedSearch = z.infer<typeof ReportOpenedSearch>;

/** The text typed so far; a space at its end means that the last word is finished. */
export const SuggestAnswers = z
  .strictObject({
    Text: typedText().max(lengths.Query.max),
  })
  .meta({ id: "SuggestAnswers" });
export type SuggestAnswers = z.infer<typeof SuggestAnswers>;

/** The suggestions for the typed text (autocomplete). */
export const Suggestions = z
  .object({
    Answers: z.array(AnswerRef),
    /** Areas of law and their parts. */
    Categories: z.array(CategoryRef),
    /** Provisions to search for: "12 kap. 28 § jordabalken (1970:994)". */
    Provisions: z.array(z.string()),
  })
  .meta({ id: "Suggestions" });
export type Suggestions = z.infer<typeof Suggestions>;

/** The title of a question that is being written, with its text when there is one. */
export const FindSimilarAnswers = z
  .strictObject({ Text: multiline(lengths.SimilarText) })
  .meta({ id: "FindSimilarAnswers" });
export type FindSimilarAnswers = z.infer<typeof FindSimilarAnswers>;

export const SimilarAnswers = z.object({ Answers: z.array(AnswerRef) }).meta({ id: "SimilarAnswers" });
export type SimilarAnswers = z.infer<typeof SimilarAnswers>;

/** The progress of the search index. */
export const SearchIndexState = z
  .object({
    /** Published answers in the index. */
    Documents: z.int().min(0),
    /** The backlog: answers to analyse, again or for the first time. */
    Pending: z.int().min(0),
    /** The version of the analysis. */
    Version: z.int(),
  })
  .meta({ id: "SearchIndexState" });
export type SearchIndexState = z.infer<typeof SearchIndexState>;
