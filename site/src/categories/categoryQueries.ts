import type { Category } from "@lagrum/core/category/categorySchema";
import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf, bodyOrStale } from "../api/api.ts";

/** All areas of law with their sub-categories. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: async () => bodyOrStale("categories", await api().listCategories()).Categories,
  });

/** The current category of a former slug, after a merge or a new name. */
export const formerCategoryQuery = (uri: string) =>
  queryOptions({
    queryKey: ["category", uri],
    queryFn: async () => bodyOf(await api().getCategoryByUri({ params: { uri } })),
  });

/** A category with the area it belongs to; an area belongs to itself. */
export interface FoundCategory {
  ID: number;
  Name: string;
  Uri: string;
  AnswerCount: number;
  area: Category;
}

function find(areas: Category[], matches: (row: { ID: number; Uri: string }) => boolean): FoundCategory | undefined {
  for (const area of areas) {
    const row = [area, ...area.Children].find(matches);
    if (row) return { ID: row.ID, Name: row.Name, Uri: row.Uri, AnswerCount: row.AnswerCount, area };
  }
  return undefined;
}

/** The category by its Uri or id. */
export const findCategory = (areas: Category[], address: string): FoundCategory | undefined =>
  find(areas, (row) => row.Uri === address || String(row.ID) === address);
