import { expect, it } from "vitest";
import { capitalise, excerpt, stripHtml } from "./text.ts";

it("makes the first letter a capital, Swedish letters too", () => {
  expect(capitalise("överklaga")).toBe("Överklaga");
  expect(capitalise("")).toBe("");
});

it("reads HTML as text, with a line for each block and no script", () => {
  const html =
    "<h2>Kort svar</h2><p>Ja &amp; nej.<br>Se <a href='x'>lagen</a>.</p><script>alert(1)</script><ul><li>Ett</li></ul>";
  expect(stripHtml(html)).toBe("Kort svar\nJa & nej.\nSe lagen.\nEtt");
});

it("doesn't read an escaped tag as a tag", () => {
  expect(stripHtml("<p>&lt;b&gt; och &amp;lt;</p>")).toBe("<b> och &lt;");
});

it("cuts between words and says that it did", () => {
  expect(excerpt("Jag hyr en lägenhet i andra hand", 20)).toBe("Jag hyr en lägenhet…");
  expect(excerpt("Kort", 20)).toBe("Kort");
  expect(excerpt("👩‍⚖️".repeat(20), 20).isWellFormed()).toBe(true);
});
