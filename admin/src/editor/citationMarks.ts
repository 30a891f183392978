import { findCitations } from "@lagrum/core/citation/findCitations";
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Class of a provision in the editor's text. */
export const citationClass = "cited-provision";

/** Ends a paragraph, so that no citation begins in one and ends in the next. */
const blockEnd = "¶. ";

/** Where the document cites provisions: positions from and to. */
function findMarks(document: Node): { from: number; to: number }[] {
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
  return findCitations(text).citations.map(({ start, end }) => ({
    from: positionOf(start),
    to: positionOf(end - 1) + 1,
  }));
}

const decorate = (document: Node): DecorationSet =>
  DecorationSet.create(
    document,
    findMarks(document).map(({ from, to }) => Decoration.inline(from, to, { class: citationClass })),
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
