import { z } from "zod";
import { AnswerList } from "../answer/answerSchema.ts";
import { endpoint } from "../contract/endpoint.ts";
import {
  FindSimilarAnswers,
  ReportOpenedSearch,
  SearchAnswers,
  SearchIndexState,
  SimilarAnswers,
  SuggestAnswers,
  Suggestions,
} from "./searchSchema.ts";

/** Calls of the search. Typed words come in bodies, so that no log and no address has them. */
export const searchEndpoints = {
  searchAnswers: endpoint({
    method: "POST",
    path: "/answers/search",
    summary: "Published answers by relevance; any word may be missing",
    access: "public",
    body: SearchAnswers,
    responses: { 200: AnswerList },
    addition: "A browser must not put what people type into an address: logs and histories would store it",
  }),
  reportOpenedSearch: endpoint({
    method: "POST",
    path: "/answers/search/opened",
    summary: "A result of a search was opened; which one, and by whom, is not stored",
    access: "public",
    body: ReportOpenedSearch,
    responses: { 204: z.null() },
    addition: "Staff must see searches whose hits help nobody",
  }),
  suggestAnswers: endpoint({
    method: "POST",
    path: "/answers/suggestions",
    summary: "Titles, areas and provisions that a typed text may be the beginning of",
    access: "public",
    body: SuggestAnswers,
    responses: { 200: Suggestions },
    addition: "Suggestions while typing lead to the answer sooner",
  }),
  findSimilarAnswers: endpoint({
    method: "POST",
    path: "/answers/similar",
    summary: "Published answers similar to a question that is being written; none rather than dissimilar ones",
    access: "public",
    body: FindSimilarAnswers,
    responses: { 200: SimilarAnswers },
    addition: "The answer may exist before the question is asked",
  }),
  getSearchIndex: endpoint({
    method: "GET",
    path: "/searchIndex",
    summary: "How many published answers are indexed, and how many wait for analysis",
    access: "staff",
    responses: { 200: SearchIndexState },
    addition: "An operator must see the progress of a new version of the analysis",
  }),
};
