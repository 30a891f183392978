import { describe, expect, test } from "vitest";
import { byline, toAnswerHtml, toQuestionText } from "./archiveText.ts";
import type { ImportLine } from "./importLine.ts";

describe("the HTML of an archived answer", () => {
  test.each([
    ["plain text becomes paragraphs", "Ett.\nTvå.\n\nTre.", "<p>Ett.<br />Två.</p><p>Tre.</p>"],
    [
      "text that only looks like markup is escaped",
      "5 < 7 & <anna@exempel.se>",
      "<p>5 &lt; 7 &amp; &lt;anna@exempel.se&gt;</p>",
    ],
    ["HTML entities are decoded", "R&aring;d &amp; r&ouml;n", "<p>Råd &amp; rön</p>"],
    [
      "inline markup and line breaks are both preserved",
      "Läs <b>lagen</b>.\n\nRing.",
      "<p>Läs <strong>lagen</strong>.</p><p>Ring.</p>",
    ],
    ["divs become paragraphs", "<div><div>Ett</div><div>Två</div></div>", "<p>Ett</p><p>Två</p>"],
    [
      "rows and cells stay apart",
      "<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>",
      "<p> A  B </p><p> C </p>",
    ],
    ["empty paragraphs go", "<p>Ett</p><p>&nbsp;</p><p></p>", "<p>Ett</p>"],
    [
      "scripts are removed",
      '<p onclick="a()">Hej <a href="javascript:a()">du</a></p><script>a()</script><img src=x onerror=a()>',
      '<p>Hej <a rel="nofollow noopener">du</a></p>',
    ],
  ])("%s", (_, given, html) => {
    expect(toAnswerHtml(given)).toBe(html);
  });
});

test("a question in HTML becomes text with its line breaks, and plain text is unchanged", () => {
  expect(toQuestionText("<p>Får man &auml;ga?</p><p>Tack!</p>")).toBe("Får man äga?\nTack!");
  expect(toQuestionText("Är 3 < 4?\n\n  Ja.")).toBe("Är 3 < 4?\n\n  Ja.");
});

test("author and source come last, with a safe link", () => {
  const line = (values: object) => byline(values as ImportLine);
  expect(line({})).toBe("");
  expect(line({ Author: { Name: "Anna <Ek>", Title: "jurist" } })).toBe(
    "<p><em>Svar av Anna &lt;Ek&gt;, jurist.</em></p>",
  );
  expect(line({ SourceUri: 'https://exempel.se/?a=1&b="', Attribution: "Myndigheten" })).toBe(
    '<p><em>Källa: <a href="https://exempel.se/?a=1&amp;b=&quot;" rel="nofollow noopener">Myndigheten</a>.</em></p>',
  );
});
