import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";

interface Address {
  /** Absolute. */
  url: string;
  /** ISO 8601; absent if unknown. */
  lastmod?: string;
}

/** A sitemap (sitemaps.org). */
export const sitemapXml = (pages: Address[]): Promise<string> =>
  text(
    Readable.from(pages).pipe(
      new SitemapStream({
        level: ErrorLevel.THROW,
        xmlns: { news: false, video: false, xhtml: false, image: false },
      }),
    ),
  );

/** An index of sitemaps. */
export const sitemapIndexXml = (files: Address[]): Promise<string> =>
  text(Readable.from(files).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
