import { z } from "zod";
import { id, idParam, lengths, listAnswer, listQuery, singleLine, timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** A file that goes with a piece of news. */
export const NewsFile = z
  .object({
    ID: id,
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
    /** When it last changed; before its publication where it was written ahead. */
    UpdatedAt: timestamp,
  })
  .meta({ id: "NewsListItem" });
export type NewsListItem = z.infer<typeof NewsListItem>;

/** The same as staff see it: what isn't published yet has no day, or one to come. */
export const StaffNewsListItem = NewsListItem.extend({
  PublishedAt: timestamp.nullable(),
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

export const StaffNews = News.extend({ PublishedAt: timestamp.nullable() }).meta({
  id: "StaffNews",
});
export type StaffNews = z.infer<typeof StaffNews>;

/** What a piece of news says; the server keeps what it may be made of. */
const text = {
  Title: singleLine(lengths.NewsTitle),
  Body: z
    .string("REQUIRED")
    .max(lengths.NewsBody.max)
    .refine((html) => !html.includes("\u0000") && html.isWellFormed(), "INVALID_VALUE"),
};

export const SaveNews = z
  .strictObject({
    ...text,
    /** Null for a draft, "now", or the moment at which it appears by itself. One that has been stays as it was. */
    PublishedAt: z
      .union([z.literal("now"), timestamp])
      .nullable()
      .default(null),
    /** The files that go with it, in their order. Pictures in the text aren't among them. */
    Files: z.array(id).max(100).default([]),
  })
  .meta({ id: "SaveNews" });
export type SaveNews = z.infer<typeof SaveNews>;

/** The same for news that are there. */
export const UpdateNews = SaveNews.extend(lock).meta({ id: "UpdateNews" });
export type UpdateNews = z.infer<typeof UpdateNews>;

/** An unsaved text as readers would see it. */
export const PreviewNews = z.strictObject(text).meta({ id: "PreviewNews" });
export type PreviewNews = z.infer<typeof PreviewNews>;
export const NewsPreview = z.object({ Title: z.string(), Body: z.string() }).meta({ id: "NewsPreview" });
export type NewsPreview = z.infer<typeof NewsPreview>;

export const NewsQuery = z.strictObject({ ...listQuery, Sort: z.enum(["PublishedAt"]).default("PublishedAt") });
export type NewsQuery = z.infer<typeof NewsQuery>;

/** /news/{id}: a number, or the address that is never one. */
export const newsParams = z.strictObject({
  id: z.union([idParam, z.string().regex(/^(?!\d+$)[a-z0-9-]{1,200}$/)]),
});
