import { findCitations } from "@lagrum/core/citation/findCitations";
import { citedPlace } from "@lagrum/core/law/citedPlace";
import { placeKey } from "@lagrum/core/law/place";
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Class of a provision in the editor's text. */
export const citationClass = "cited-provision";

/** Class of one that lacks its chapter. */
export const doubtfulClass = "doubtful-provision";

/** Attribute with the provision's key (core/src/law/place.ts). */
export const placeAttribute = "data-provision";

interface Mark {
  from: number;
  to: number;
  attributes: Record<string, string>;
}

/** Separates paragraphs, so that no citation spans two of them. */
const blockEnd = "¶. ";

/** The positions of citations in the document. */
function findMarks(document: Node): Mark[] {
  let text = "";
  const pieces: { at: number; position: number }[] = [];
  document.descendants((node, position) => {
    if (node.isBlock && text !== "") text += blockEnd;
    if (node.type.name === "hardBreak") text += "\n";
    if (!node.isText) return;
    pieces.push({ at: text.length, position });
    text += node.text ?? "";
  });
  const positionOf = (offset: number): number => {
    const piece = pieces.findLast(({ at }) => at <= offset);
    return piece ? piece.position + offset - piece.at : 0;
  };
  const { citations, refused } = findCitations(text);
  const chapterless = refused.flatMap(({ citation }) => citation ?? []);
  return [...citations, ...chapterless].map((citation) => ({
    from: positionOf(citation.start),
    to: positionOf(citation.end - 1) + 1,
    attributes: {
      class: citations.includes(citation) ? citationClass : `${citationClass} ${doubtfulClass}`,
      [placeAttribute]: placeKey(citedPlace(citation)),
    },
  }));
}

const decorate = (document: Node): DecorationSet =>
  DecorationSet.create(
    document,
    findMarks(document).map(({ from, to, attributes }) => Decoration.inline(from, to, attributes)),
  );

/** Marks the provisions in the text as they are typed. The marks are not saved. */
export const CitationMarks = Extension.create({
  name: "citationMarks",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: (transaction, marks) => (transaction.docChanged ? decorate(transaction.doc) : marks),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
