// @vitest-environment node
import { readFileSync } from "node:fs";
import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, onTestFinished, test } from "vitest";
import { atomFeed } from "./feed.server.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml.server.ts";
import { xmlResponse } from "./xmlResponse.server.ts";

const parse = (xml: string) => {
  const document = XmlDocument.fromString(xml);
  onTestFinished(() => document.dispose());
  return document;
};

/** Validates against the schema of sitemaps.org. */
function checkSitemap(xml: string): void {
  const schema = new URL("../../node_modules/sitemap/schema/sitemap.xsd", import.meta.url);
  const validator = XsdValidator.fromDoc(parse(readFileSync(schema, "utf8")));
  onTestFinished(() => validator.dispose());
  validator.validate(parse(xml));
}

const atom = { a: "http://www.w3.org/2005/Atom" };
/** Texts at an XPath, trimmed: surrounding white space has no meaning in Atom. */
const textsAt = (xml: string, path: string) => [...parse(xml).find(path, atom)].map((node) => node.content.trim());

const answer: AnswerListItem = {
  ID: 1001,
  Title: "Får min granne såga ner mitt träd & <sälja> veden?",
  Uri: "far-min-granne-saga-ner-mitt-trad",
  QuestionBody: 'Vi bor i Ö-vik. Han säger: ]]> "det är mitt".',
  Category: { ID: 2, Name: "Grannar och gränser", Uri: "bostad-och-fastighet-grannar-och-granser" },
  Area: { ID: 1, Name: "Bostad och fastighet", Uri: "bostad-och-fastighet", Urgent: false },
  PublishedAt: "2026-11-21T08:00:00.000Z",
  UpdatedAt: "2026-11-21T07:00:00.000Z",
  Found: null,
};

test("sitemaps are valid against the schema of sitemaps.org, also with special characters in URLs", async () => {
  const pages = [
    { url: "https://lagrum.example/answers/a?b=1&c='2'", lastmod: "2026-11-21T08:00:00.000Z" },
    { url: "https://lagrum.example/" },
  ];
  const xml = await sitemapXml(pages);
  checkSitemap(xml);
  expect(xml).toContain("<lastmod>2026-11-21T08:00:00.000Z</lastmod>");
  expect(() => checkSitemap(xml.replaceAll("loc>", "place>"))).toThrow();
  const index = await sitemapIndexXml([{ url: "https://lagrum.example/sitemaps/answers-1.xml" }]);
  expect(parse(index).root.name).toBe("sitemapindex");
});

test("the feed has the elements required by RFC 4287, and the answer's text", () => {
  const xml = atomFeed([answer], [], "https://lagrum.example", "Lagrum AB");
  for (const place of ["/a:feed", "/a:feed/a:entry"]) {
    for (const name of ["id", "title", "updated"]) expect(textsAt(xml, `${place}/a:${name}`)).toHaveLength(1);
  }
  expect(textsAt(xml, "/a:feed/a:author/a:name")).toEqual(["Lagrum AB"]);
  expect(textsAt(xml, "/a:feed/a:link[@rel='self']/@href")).toEqual(["https://lagrum.example/feed.xml"]);
  expect(textsAt(xml, "//a:entry/a:title")).toEqual([answer.Title]);
  expect(textsAt(xml, "//a:entry/a:summary")).toEqual([answer.QuestionBody]);
  expect(textsAt(xml, "//a:entry/a:link/@href")).toEqual([`https://lagrum.example/answers/${answer.Uri}`]);
  expect(Date.parse(textsAt(xml, "//a:entry/a:updated")[0] ?? "")).toBe(Date.parse(answer.PublishedAt));
  expect(textsAt(atomFeed([], [], "https://lagrum.example", "Lagrum AB"), "/a:feed/a:updated")).toHaveLength(1);
});

test("an edit updates the answer and the feed; a change before publication doesn't", () => {
  const changed = { ...answer, UpdatedAt: "2026-11-22T09:30:00.000Z" };
  const newer = { ...answer, Uri: "en-annan", PublishedAt: "2026-11-21T12:00:00.000Z" };
  const xml = atomFeed([newer, changed], [], "https://lagrum.example", "Lagrum AB");
  const days = (path: string) => textsAt(xml, path).map((text) => new Date(text).toISOString());
  expect(days("//a:entry/a:updated")).toEqual([newer.PublishedAt, changed.UpdatedAt]);
  expect(days("//a:entry/a:published")).toEqual([newer.PublishedAt, answer.PublishedAt]);
  expect(days("/a:feed/a:updated")).toEqual([changed.UpdatedAt]);
});

test("news and answers are sorted together by publication time", () => {
  const piece = { ID: 3, Title: "Vi flyttar", Uri: "vi-flyttar", Excerpt: "Till Lund & hem." };
  const days = { PublishedAt: "2026-11-21T10:00:00.000Z", UpdatedAt: "2026-11-20T10:00:00.000Z" };
  const newer = { ...answer, Uri: "en-annan", PublishedAt: "2026-11-21T12:00:00.000Z" };
  const xml = atomFeed([newer, answer], [{ ...piece, ...days }], "https://lagrum.example", "Lagrum AB");
  expect(textsAt(xml, "//a:entry/a:id").map((id) => id.replace("https://lagrum.example", ""))).toEqual([
    "/answers/en-annan",
    "/nyheter/vi-flyttar",
    `/answers/${answer.Uri}`,
  ]);
  expect(textsAt(xml, "//a:entry[2]/a:summary")).toEqual(["Till Lund & hem."]);
});

test("a client with the ETag gets 304 without a body", async () => {
  const ask = (tag?: string) =>
    xmlResponse(
      new Request("https://lagrum.example/feed.xml", { headers: tag ? { "if-none-match": tag } : {} }),
      "<a/>",
    );
  const tag = ask().headers.get("etag") ?? "";
  expect([ask(tag).status, ask(`"other", W/${tag}`).status, ask('"other"').status]).toEqual([304, 304, 200]);
  expect(await ask(tag).text()).toBe("");
});
