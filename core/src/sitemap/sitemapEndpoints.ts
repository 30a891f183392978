import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { CategorySitemap, Sitemap } from "./sitemapSchema.ts";

/** Endpoints for sitemaps. */
export const sitemapEndpoints = {
  getSitemap: endpoint({
    method: "GET",
    path: "/sitemaps",
    summary: "Addresses of published answers, a page at a time; without Page the list of pages",
    access: "public",
    query: z.strictObject({ Page: z.coerce.number<number | string>().int().min(1).max(1_000_000).optional() }),
    responses: { 200: Sitemap },
  }),
  getCategorySitemap: endpoint({
    method: "GET",
    path: "/sitemaps/categories",
    summary: "Addresses of categories that have published answers",
    access: "public",
    responses: { 200: CategorySitemap },
  }),
};
