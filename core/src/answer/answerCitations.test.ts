import { describe, expect, test } from "vitest";
import { findAnswerCitations } from "./answerCitations.ts";
import { linkCitations } from "./citationLinks.ts";

const citationsOf = (AnswerBody: string, ValidAt: string | null = "2026-01-01") =>
  findAnswerCitations({ AnswerBody, Provisions: [], ValidAt });
const linked = (html: string) => linkCitations(html, citationsOf(html));

describe("citations of an answer's HTML", () => {
  test("have their offsets in the HTML, also after entities and line breaks", () => {
    const html = "<p>Hyra &amp; deposition:<br>se 12 kap. 24 § jordabalken.</p>";
    const [found] = citationsOf(html);
    expect(found).toMatchObject({ Sfs: "1970:994", Chapter: "12", Paragraph: "24" });
    expect(html.slice(found?.Start, found?.End)).toBe("12 kap. 24 § jordabalken");
  });

  test("have an article's point, a range, and no whole chapter", () => {
    const html = "<p>Artikel 6.1 f GDPR, 3 kap. 1–3 §§ ÄB och 12 kap. jordabalken.</p>";
    expect(citationsOf(html).map(({ Paragraph }) => Paragraph)).toEqual(["6.1 f", "1–3"]);
  });

  test("don't go from one paragraph to the next", () => {
    expect(citationsOf("<p>Se punkt 7 §</p><p>LAS gäller.</p>")).toEqual([]);
    expect(citationsOf("<ul><li>Jordabalken</li><li>7 § LAS</li></ul>").map(({ Sfs }) => Sfs)).toEqual(["1982:80"]);
  });

  test("of a law that was repealed before the answer's date are left out", () => {
    const html = "<p>Enligt 16 § konsumentköplagen (1990:932).</p>";
    expect(citationsOf(html)).toEqual([]);
    expect(citationsOf(html, "2020-01-01")).toHaveLength(1);
  });
});

describe("links in an answer's HTML", () => {
  test.each([
    ["<p>Se 7 § LAS.</p>", '<p>Se <a href="/lag/1982-80/7">7 § LAS</a>.</p>'],
    [
      "<p><strong>9</strong> och 25 §§ FL</p>",
      '<p><strong><a href="/lag/2017-900/9">9</a></strong> och <a href="/lag/2017-900/25">25 §§ FL</a></p>',
    ],
    ["<p>7 § <em>LAS</em></p>", '<p><a href="/lag/1982-80/7">7 § </a><em>LAS</em></p>'],
    ['<p><a href="https://x.se">7 § LAS</a></p>', '<p><a href="https://x.se">7 § LAS</a></p>'],
    [
      "<p>7 § LAS, prop. 2021/22:85 och NJA 2015 s. 233</p>",
      '<p><a href="/lag/1982-80/7">7 § LAS</a>, <a href="https://data.riksdagen.se/dokument/H90385">prop. 2021/22:85</a> och NJA 2015 s. 233</p>',
    ],
    ["<p>artikel 6.1 f GDPR</p>", '<p><a href="/lag/32016r0679/6">artikel 6.1 f GDPR</a></p>'],
  ])("%s", (html, expected) => expect(linked(html)).toBe(expected));
});
