import { z } from "zod";
import {
  id,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  singleLine,
  timestamp,
  typedText,
} from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";
import { provisionReason } from "../law/provisionReasonSchema.ts";

/** A file attached to a piece of news. */
export const NewsFile = z
  .object({
    ID: id,
    Name: z.string(),
    /** The address to download it from. */
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
    /** The beginning of the text. */
    Excerpt: z.string(),
    PublishedAt: timestamp,
    /** When it last changed; may be before its publication. */
    UpdatedAt: timestamp,
  })
  .meta({ id: "NewsListItem" });
export type NewsListItem = z.infer<typeof NewsListItem>;

/** The same for staff: a draft's date is null, and a scheduled one's is in the future. */
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

/** The content of a piece of news; the server sanitises it. */
const text = {
  Title: singleLine(lengths.NewsTitle),
  Body: typedText().max(lengths.NewsBody.max),
};

export const SaveNews = z
  .strictObject({
    ...text,
    /** Null for a draft, "now", or the scheduled time. The time of published news stays. */
    PublishedAt: z
      .union([z.literal("now"), timestamp])
      .nullable()
      .default(null),
    /** The attached files, in order. Pictures in the text aren't among them. */
    Files: z.array(id).max(100).default([]),
    ...provisionReason,
  })
  .meta({ id: "SaveNews" });
export type SaveNews = z.infer<typeof SaveNews>;

/** The same for existing news. */
export const UpdateNews = SaveNews.extend(lock).meta({ id: "UpdateNews" });
export type UpdateNews = z.infer<typeof UpdateNews>;

/** An unsaved text to preview. */
export const PreviewNews = z.strictObject(text).meta({ id: "PreviewNews" });
export type PreviewNews = z.infer<typeof PreviewNews>;
export const NewsPreview = z.object({ Title: z.string(), Body: z.string() }).meta({ id: "NewsPreview" });
export type NewsPreview = z.infer<typeof NewsPreview>;

export const NewsQuery = z.strictObject({ ...listQuery, Sort: z.enum(["PublishedAt"]).default("PublishedAt") });
export type NewsQuery = z.infer<typeof NewsQuery>;

/** /news/{id}: an ID, or an address, which is never a number. */
export const newsParams = z.strictObject({
  id: z.union([idParam, z.string().regex(/^(?!\d+$)[a-z0-9-]{1,200}$/)]),
});
