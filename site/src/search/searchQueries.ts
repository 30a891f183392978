import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { api, bodyOf } from "../api/api.ts";
import type { Search } from "./postedSearch.ts";

/** Rows on a page of results. */
export const pageSize = 20;

/** The answers that a search finds, with similar answers, areas and a corrected spelling. */
export const searchQuery = (search: Search) =>
  queryOptions({
    queryKey: ["answers", "search", search],
    queryFn: async ({ signal }) => {
      const body = {
        Query: search.query,
        Page: search.page,
        PageSize: pageSize,
        CategoryID: search.area,
        Year: search.year,
        Type: search.type,
        Sort: search.isByDate ? ("PublishedAt" as const) : ("Relevance" as const),
        Literal: search.isLiteral,
        // Without JavaScript nobody would report it.
        ReportsOpening: typeof window === "undefined" ? undefined : true,
      };
      const outcome = await api().searchAnswers({ body, signal });
      // Page numbers beyond the API's limit are refused.
      if (!outcome.ok && outcome.body.Details?.Page) throw notFound();
      return bodyOf(outcome);
    },
    placeholderData: keepPreviousData,
  });

/** Tells the API that a result was opened, so that hits that help nobody can be counted. Failures don't matter. */
export const reportOpened = ({ query }: Search): void =>
  void api()
    .reportOpenedSearch({ body: { Query: query } })
    .catch(() => undefined);

/**
 * The search of a token in the URL; null when it can't be read. Only the server reads tokens: the browser has the search
 * from the loaded page, so that Back shows it again after hydration.
 */
export const postedSearchQuery = (token: string, posted?: Search) =>
  queryOptions({
    queryKey: ["postedSearch", token],
    queryFn: () => posted ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The year of the oldest published answer; null without answers. */
export const oldestYearQuery = () =>
  queryOptions({
    queryKey: ["answers", "oldestYear"],
    queryFn: async () => {
      const { Answers } = bodyOf(
        await api().listAnswers({ query: { PageSize: 1, Order: "asc", Sort: "PublishedAt" } }),
      );
      return Answers[0] ? Number(Answers[0].PublishedAt.slice(0, 4)) : null;
    },
  });
