import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { sanitise } from "../answers/sanitise.ts";
import { isViolation } from "../db/databaseFailure.ts";
import { files } from "../db/schema/files.ts";
import { news, newsFiles } from "../db/schema/news.ts";
import { demoNews } from "../seed/demoNews.ts";
import { seedNews } from "../seed/seedNews.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdvisor, asAccountWithoutRole } = testApp;
const { app } = testApp;
const { db } = app;

await db.transaction(seedNews);
const draft = { Uri: "ett-utkast", Title: "Ett utkast", Body: "<p>Hemligt.</p>" };
const coming = { ...draft, Uri: "i-morgon", Title: "I morgon", PublishedAt: "2099-01-01T00:00:00.000Z" };
await db.insert(news).values([draft, coming]);

const uris = (list: { News: { Uri: string }[] }) => list.News.map(({ Uri }) => Uri);
const published = demoNews.map(({ Uri }) => Uri);

describe("news", () => {
  it("are public from their publication time, newest first, with an excerpt", async () => {
    const list = done(await client.listNews());
    expect(uris(list)).toEqual(published);
    expect(list).toMatchObject({ Pages: 1, Total: 3, After: null });
    expect(list.News[0]).toEqual({
      ID: expect.any(Number),
      Uri: published[0],
      Title: "Kontrollera om din hemförsäkring kan betala juristen",
      Excerpt: expect.stringMatching(/^Många har ett rättsskydd [^<]+…$/),
      PublishedAt: "2026-11-12T08:00:00.000Z",
      UpdatedAt: expect.any(String),
    });
    expect(uris(done(await asAccountWithoutRole.listNews()))).toEqual(published);
  });

  it("that are drafts or scheduled are visible to staff only", async () => {
    const list = done(await asAdvisor.listNews());
    expect(uris(list)).toEqual(["ett-utkast", "i-morgon", ...published]);
    expect(list.News[0]).toMatchObject({ PublishedAt: null, UpdatedAt: expect.any(String) });
    for (const id of ["ett-utkast", "i-morgon"]) {
      expect(refusal(await client.getNews({ params: { id } }))).toBe("404 NOT_FOUND");
      expect(done(await asAdvisor.getNews({ params: { id } })).Body).toBe("<p>Hemligt.</p>");
    }
    expect(JSON.stringify(done(await client.listNews({ query: { Query: "hemligt" } })))).not.toContain("Hemligt");
  });

  it("are paged by number and by cursor", async () => {
    const first = done(await client.listNews({ query: { PageSize: 2 } }));
    expect(first).toMatchObject({ Pages: 2, Total: 3 });
    const second = done(await client.listNews({ query: { PageSize: 2, Page: 2 } }));
    const after = done(await client.listNews({ query: { PageSize: 2, After: first.After ?? "" } }));
    expect([uris(first), uris(second), uris(after)]).toEqual([
      published.slice(0, 2),
      published.slice(2),
      published.slice(2),
    ]);
    expect(uris(done(await client.listNews({ query: { Order: "asc" } })))).toEqual(published.toReversed());
  });

  it("are found by words of title and text in any case, and not by HTML tags", async () => {
    const find = async (Query: string) => uris(done(await client.listNews({ query: { Query } })));
    expect(await find("HEMFÖRSÄKRING")).toEqual([published[0]]);
    expect(await find("svaren rätta")).toEqual([published[1]]);
    expect(await find("blockquote")).toEqual([]);
    expect(await find("%")).toEqual([]);
  });

  it("are read by number and by address, with their files and sanitised HTML", async () => {
    const Key = "0123456789abcdef".repeat(2);
    const file = { Name: "Våra villkor.pdf", MediaType: "application/pdf", Size: 12_345 };
    const [storedFile] = await db
      .insert(files)
      .values({ ...file, Key, ReadyAt: app.clock().toISOString() })
      .returning();
    const [row] = await db
      .select()
      .from(news)
      .where(eq(news.Uri, published[0] ?? ""));
    const [NewsID, FileID] = [row?.ID ?? 0, storedFile?.ID ?? 0];
    await db.insert(newsFiles).values({ NewsID, FileID, InText: false, Position: 0 });
    const byUri = done(await client.getNews({ params: { id: published[0] ?? "" } }));
    expect(byUri).toEqual({
      ID: row?.ID,
      Uri: published[0],
      Title: row?.Title,
      Body: row?.Body,
      PublishedAt: "2026-11-12T08:00:00.000Z",
      UpdatedAt: row?.UpdatedAt,
      files: [{ ...file, ID: FileID, Url: `/api/files/${Key}/vara-villkor.pdf` }],
    });
    expect(done(await client.getNews({ params: { id: row?.ID ?? 0 } }))).toEqual(byUri);
    for (const { Body } of demoNews) expect(sanitise(Body).replaceAll(' rel="nofollow noopener"', "")).toBe(Body);
  });

  it("never have a plain number as address", async () => {
    const numbered = db.insert(news).values({ ...draft, Uri: "2026" });
    await expect(numbered).rejects.toSatisfy((error) => isViolation(error, "news_uri_form"));
  });
});
