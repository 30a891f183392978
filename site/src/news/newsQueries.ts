import { queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { api, bodyOf } from "../api/api.ts";

const pageSize = 20;

/** Published news, newest first. */
export const newsListQuery = (Page: number) =>
  queryOptions({
    queryKey: ["news", Page],
    queryFn: async () => {
      const outcome = await api().listNews({ query: { Page, PageSize: pageSize } });
      // Page numbers beyond the API's limit are refused.
      if (!outcome.ok && outcome.body.Details?.Page) throw notFound();
      return bodyOf(outcome);
    },
  });

/** A news item by its Uri or id. */
export const newsQuery = (id: string) =>
  queryOptions({
    queryKey: ["news", "one", id],
    queryFn: async () => bodyOf(await api().getNews({ params: { id } })),
  });
