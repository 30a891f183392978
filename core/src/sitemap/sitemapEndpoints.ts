import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { largestInteger } from "../contract/fieldSchema.ts";
import { CategorySitemap, ProvisionSitemap, Sitemap, sitemapPageSize } from "./sitemapSchema.ts";

/** A page is a range of IDs. */
const lastPage = Math.floor(largestInteger / sitemapPageSize);

/** Endpoints for sitemaps. */
export const sitemapEndpoints = {
  getSitemap: endpoint({
    method: "GET",
    path: "/sitemaps",
    summary: "Addresses of published answers, a page at a time; without Page the list of pages",
    access: "public",
    query: z.strictObject({ Page: z.coerce.number<number | string>().int().min(1).max(lastPage).optional() }),
    responses: { 200: Sitemap },
  }),
  getCategorySitemap: endpoint({
    method: "GET",
    path: "/sitemaps/categories",
    summary: "Addresses of categories that have published answers",
    access: "public",
    responses: { 200: CategorySitemap },
  }),
  getProvisionSitemap: endpoint({
    method: "GET",
    path: "/sitemaps/provisions",
    summary: "Addresses of acts and provisions that published answers cite",
    access: "public",
    responses: { 200: ProvisionSitemap },
    addition: "Search engines find the pages of provisions",
  }),
};
