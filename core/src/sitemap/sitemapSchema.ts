import { z } from "zod";
import { timestamp } from "../contract/fieldSchema.ts";

/** The number of IDs on one page, so that a full page is stable while new answers are added. */
export const sitemapPageSize = 10_000;

/** A page's slug, and when its content last changed. */
const address = z.object({ Uri: z.string(), UpdatedAt: timestamp });

/** The addresses of published answers, by page (`Answers` is empty without `Page`), and the list of pages. */
export const Sitemap = z
  .object({
    Pages: z.array(z.object({ Page: z.int().min(1), UpdatedAt: timestamp })),
    Answers: z.array(address),
  })
  .meta({ id: "Sitemap" });
export type Sitemap = z.infer<typeof Sitemap>;

/** Every category with the latest change among its published answers; empty ones are left out. */
export const CategorySitemap = z.object({ Categories: z.array(address) }).meta({ id: "CategorySitemap" });
export type CategorySitemap = z.infer<typeof CategorySitemap>;

/** The paths of acts and provisions, "/lag/1970-994/12/28". */
export const ProvisionSitemap = z.object({ Paths: z.array(z.string()) }).meta({ id: "ProvisionSitemap" });
export type ProvisionSitemap = z.infer<typeof ProvisionSitemap>;
