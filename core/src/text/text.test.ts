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
