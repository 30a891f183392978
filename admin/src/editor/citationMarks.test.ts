import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { afterEach, expect, test } from "vitest";
import { CitationMarks, citationClass, doubtfulClass, placeAttribute } from "./citationMarks.ts";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function open(content: string) {
  editor = new Editor({ element: document.createElement("div"), extensions: [StarterKit, CitationMarks], content });
  return editor;
}
const marked = ({ view }: Editor) =>
  Array.from(view.dom.querySelectorAll(`.${citationClass}`), ({ textContent }) => textContent);

test("provisions are marked as they are typed, and the marks are not part of the text", () => {
  const written = open("<p>Se 7 § LAS.</p><ul><li>Enligt 12 kap. 24 § jordabalken</li></ul>");
  expect(marked(written)).toEqual(["7 § LAS", "12 kap. 24 § jordabalken"]);
  written.commands.insertContentAt(11, " Jämför 36 § avtalslagen.");
  expect(marked(written)).toEqual(["7 § LAS", "36 § avtalslagen", "12 kap. 24 § jordabalken"]);
  expect(written.getHTML()).not.toContain(citationClass);
});

test("a mark has its provision's key, also without the chapter", () => {
  const { view } = open("<p>Se 12 kap. 24 § jordabalken och 26 § JB.</p>");
  const marks = Array.from(view.dom.querySelectorAll(`.${citationClass}`));
  expect(marks.map((mark) => mark.getAttribute(placeAttribute))).toEqual([
    '["1970:994","12","24"]',
    '["1970:994",null,"26"]',
  ]);
  expect(marks.map((mark) => mark.classList.contains(doubtfulClass))).toEqual([false, true]);
});
