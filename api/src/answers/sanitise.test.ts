import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmpty, sanitise } from "./sanitise.ts";

describe("sanitise", () => {
  it("leaves allowed markup unchanged", () => {
    const html =
      '<h2>Kort svar</h2><p>Ja, <strong>depositionen</strong> <em>ska</em> tillbaka.<br />Se <a href="https://lagen.nu/1970:994" rel="nofollow noopener">jordabalken</a>.</p><ul><li>ett</li></ul><ol><li>två</li></ol><blockquote>citat</blockquote><h3>Mer</h3>';
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    ["<script>alert(1)</script>", ""],
    ['<p onclick="alert(1)">hej</p>', "<p>hej</p>"],
    ['<a href="javascript:alert(1)">hej</a>', '<a rel="nofollow noopener">hej</a>'],
    ['<a href="//evil.example">hej</a>', '<a rel="nofollow noopener">hej</a>'],
    ["<img src=x onerror=alert(1)>", ""],
    ["<svg><script>alert(1)</script></svg>", ""],
    ['<p style="position:fixed">hej</p>', "<p>hej</p>"],
    ['<iframe src="https://evil.example"></iframe>', ""],
    ["<p><svg<p><p>", "<p></p><p></p><p></p>"],
    ["<p>ett<table><p>två</p></table></p>", "<p>ett</p><p>två</p><p></p>"],
    ["<b>fet</b> <i>kursiv</i>", "<strong>fet</strong> <em>kursiv</em>"],
    [
      '<a href="mailto:a@exempel.se" target="_blank">a</a>',
      '<a href="mailto:a@exempel.se" rel="nofollow noopener">a</a>',
    ],
    ["<p>ett</p><style>p {}</style><!-- två --><p>tre</p>", "<p>ett</p><p>tre</p>"],
    ["<p>ett</p><style>två <p>tre</p>", "<p>ett</p>&lt;style&gt;två <p>tre</p>"],
    ["<p>ett</p><SCRIPT src=x>två", "<p>ett</p>&lt;SCRIPT src=x&gt;två"],
    ["<p>ett</p><!-- två <p>tre</p>", "<p>ett</p>&lt;!-- två <p>tre</p>"],
    ["<p>ett</p><template>två <p>tre</p>", "<p>ett</p>två <p>tre</p>"],
    ["<p>ett</p><textarea>två <p>tre</p>", "<p>ett</p>två &lt;p&gt;tre&lt;/p&gt;"],
    ["<p>ett</p><option>två", "<p>ett</p>två"],
  ])("sanitises %s", (html, safe) => {
    expect(sanitise(html)).toBe(safe);
  });

  it("is idempotent for any input", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<a href=",
      "'",
      '"',
      "javascript:",
      "<svg",
      "<table>",
      "<li>",
      "<ul",
      "<h1>",
      "<!--",
      "-->",
      "&lt;",
      "<",
      ">",
      "<math><mi>",
      "<style>",
      "</style>",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 12 }), (pieces) => {
        const once = sanitise(pieces.join(""));
        expect(sanitise(once)).toBe(once);
        expect(once).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a|blockquote|br)\b)/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("isEmpty", () => {
  it.each(["", "<p></p>", "<p><br /></p>", "<p>&nbsp;</p>", "<p>\u200b</p>"])("is true for %j", (html) => {
    expect(isEmpty(html)).toBe(true);
  });
  it("is false for a word", () => expect(isEmpty("<p>Ja</p>")).toBe(false));
});
