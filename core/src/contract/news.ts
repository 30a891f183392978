import { z } from "zod";
import { id, idParam, listAnswer, listQuery, timestamp } from "./fields.ts";

/** A file that goes with a piece of news. */
export const NewsFile = z
  .object({
    Name: z.string(),
    /** Where it can be fetched. */
    Url: z.string(),
    MediaType: z.string(),
    /** Bytes. */
    Size: z.int().min(0),
  })
  .meta({ id: "NewsFile" });
export type NewsFile = z.infer<typeof NewsFile>;

/** A row of the list. */
export const NewsListItem = z
  .object({
    ID: id,
    /** The last part of its address, /nyheter/{Uri}. */
    Uri: z.string(),
    Title: z.string(),
    /** How the text begins. */
    Excerpt: z.string(),
    PublishedAt: timestamp,
  })
  .meta({ id: "NewsListItem" });
export type NewsListItem = z.infer<typeof NewsListItem>;

/** The same as staff see it: what isn't published yet has no day, or one to come. */
export const StaffNewsListItem = NewsListItem.extend({
  PublishedAt: timestamp.nullable(),
  UpdatedAt: timestamp,
}).meta({ id: "StaffNewsListItem" });
export type StaffNewsListItem = z.infer<typeof StaffNewsListItem>;

export const NewsList = z.object({ News: z.array(NewsListItem), ...listAnswer }).meta({ id: "NewsList" });
export type NewsList = z.infer<typeof NewsList>;
export const StaffNewsList = z
  .object({ News: z.array(StaffNewsListItem), ...listAnswer })
  .meta({ id: "StaffNewsList" });
export type StaffNewsList = z.infer<typeof StaffNewsList>;

/** One piece of news (specification section 3, newsDetails: files, Title, Body). */
export const News = NewsListItem.omit({ Excerpt: true })
  .extend({
    /** Sanitised HTML. */
    Body: z.string(),
    files: z.array(NewsFile),
  })
  .meta({ id: "News" });
export type News = z.infer<typeof News>;

export const StaffNews = News.extend({ PublishedAt: timestamp.nullable(), UpdatedAt: timestamp }).meta({
  id: "StaffNews",
});
export type StaffNews = z.infer<typeof StaffNews>;

export const NewsQuery = z.strictObject({ ...listQuery, Sort: z.enum(["PublishedAt"]).default("PublishedAt") });
export type NewsQuery = z.infer<typeof NewsQuery>;

/** /news/{id}: a number, or the address that is never one. */
export const newsParams = z.strictObject({
  id: z.union([idParam, z.string().regex(/^(?!\d+$)[a-z0-9-]{1,200}$/)]),
});
