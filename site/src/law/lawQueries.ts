import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../api/api.ts";

const pageSize = 20;

/** The acts that answers cite. */
export const lawsQuery = () =>
  queryOptions({ queryKey: ["laws"], queryFn: async () => bodyOf(await api().listLaws()).Acts });

/** An act with its cited provisions. @param key "1970-994" */
export const lawQuery = (key: string) =>
  queryOptions({
    queryKey: ["laws", key],
    queryFn: async () => bodyOf(await api().getLaw({ params: { sfs: key } })),
  });

/** Identifies a provision: "1970-994", chapter and paragraph as in the URL. */
export interface ProvisionPlace {
  act: string;
  chapter?: string;
  paragraph: string;
}

/** A provision with its wordings and one page of the IDs of its answers. */
export const provisionQuery = ({ act, chapter, paragraph }: ProvisionPlace, Page: number) =>
  queryOptions({
    queryKey: ["laws", act, chapter, paragraph, Page],
    queryFn: async () => {
      const params = { sfs: act, place: chapter === undefined ? paragraph : `${chapter}:${paragraph}` };
      return bodyOf(await api().getProvision({ params, query: { Page, PageSize: pageSize } }));
    },
  });
