import { expect, it } from "vitest";
import { capitalise, excerpt, stripHtml } from "./text.ts";

it("capitalise makes the first letter a capital, Swedish letters too", () => {
  expect(capitalise("överklaga")).toBe("Överklaga");
  expect(capitalise("")).toBe("");
});

it("stripHtml returns the text of HTML, with a line for each block and no script", () => {
  const html =
    "<h2>Kort svar</h2><p>Ja &amp; nej.<br>Se <a href='x'>lagen</a>.</p><script>alert(1)</script><ul><li>Ett</li></ul>";
  expect(stripHtml(html)).toBe("Kort svar\nJa & nej.\nSe lagen.\nEtt");
});

it("stripHtml does not read an escaped tag as a tag", () => {
  expect(stripHtml("<p>&lt;b&gt; och &amp;lt;</p>")).toBe("<b> och &lt;");
});

it("excerpt cuts between words and adds an ellipsis", () => {
  expect(excerpt("Jag hyr en lägenhet i andra hand", 20)).toBe("Jag hyr en lägenhet…");
  expect(excerpt("Kort", 20)).toBe("Kort");
  expect(excerpt("👩‍⚖️".repeat(20), 20).isWellFormed()).toBe(true);
});

it("stripHtml leaves the text of a script without an end, and removes one with odd letters before it", () => {
  expect(stripHtml("<p>Ett</p><script>två")).toBe("Ett\ntvå");
  expect(stripHtml("<p>İİ</p><SCRIPT>två</Script><p>tre</p>")).toBe("İİ\ntre");
});

it.each(["<", "<script>", "<p ", "</p", "&", "\n ", " \t"])(
  "the time of stripHtml is linear in repeated %j",
  (part) => {
    const timeOf = (count: number) => {
      const html = part.repeat(count);
      const { user } = process.cpuUsage();
      stripHtml(html);
      return process.cpuUsage().user - user;
    };
    timeOf(20_000);
    // Ten times the size; quadratic would be a hundred times.
    expect(timeOf(200_000)).toBeLessThan(40 * Math.max(timeOf(20_000), 20_000));
  },
);
