import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { api, bodyOf } from "../api/api.ts";

/** Rows on a page of answers. */
const pageSize = 20;

/** Which answers a list shows. */
export interface AnswerFilter {
  Page?: number;
  PageSize?: number;
  CategoryID?: number;
  /** Only these: "1,2,3". */
  ID?: string;
}

/** Published answers, newest first. */
export const answersQuery = (filter: AnswerFilter = {}) =>
  queryOptions({
    queryKey: ["answers", filter],
    queryFn: async ({ signal }) => {
      const query = { PageSize: pageSize, ...filter, Sort: "PublishedAt" as const };
      const outcome = await api().listAnswers({ query, signal });
      // Page numbers beyond the API's limit are refused.
      if (!outcome.ok && outcome.body.Details?.Page) throw notFound();
      return bodyOf(outcome);
    },
    placeholderData: keepPreviousData,
  });

/** One published answer by its slug. */
export const answerQuery = (uri: string) =>
  queryOptions({
    queryKey: ["answers", "uri", uri],
    queryFn: async () => bodyOf(await api().getAnswerByUri({ params: { uri } })),
  });

/** The slug of the answer with an ID. */
export const readAnswerUri = async (id: number): Promise<string | null> =>
  bodyOf(await api().getAnswer({ params: { id } })).Uri;
