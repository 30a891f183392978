import { z } from "zod";
import { timestamp } from "../contract/fieldSchema.ts";

/** Answers whose numbers lie between two multiples of this are on one page, so that a page stays as it is while others grow. */
export const sitemapPageSize = 10_000;

/** A page's address without its folder, and when what it shows last changed. */
const address = z.object({ Uri: z.string(), UpdatedAt: timestamp });

/** The published answers' addresses page by page (`Answers` is empty without `Page`), and the pages there are. */
export const Sitemap = z
  .object({
    Pages: z.array(z.object({ Page: z.int().min(1), UpdatedAt: timestamp })),
    Answers: z.array(address),
  })
  .meta({ id: "Sitemap" });
export type Sitemap = z.infer<typeof Sitemap>;

/** Every category with the newest change among its published answers; those without any are left out. */
export const CategorySitemap = z.object({ Categories: z.array(address) }).meta({ id: "CategorySitemap" });
export type CategorySitemap = z.infer<typeof CategorySitemap>;
