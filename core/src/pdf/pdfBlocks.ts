import type { default as PDFDocument, StructureElement, TextOptions } from "pdfkit";
import { light } from "../design/colours.ts";
import { type Block, piecesOf, type RichText, type TextLink } from "../policy/policyDocument.ts";
import { withNonBreakingSpaces } from "../text/nonBreakingSpaces.ts";

/** The document, and the structure element that new content belongs to. */
export interface PdfContext {
  pdf: PDFDocument;
  parent: StructureElement;
  publicUrl: string;
}

type Typeface = "literataRegular" | "literataSemibold" | "hankenGroteskRegular" | "hankenGroteskSemibold";

interface TextStyle {
  /** Points. */
  size?: number;
  face?: Typeface;
  /** From the left margin, points. */
  indent?: number;
  /** Points; to the right margin by default. */
  width?: number;
  /** Space below, points. */
  after?: number;
  tag?: string;
}

const left = ({ pdf }: PdfContext) => pdf.page.margins.left;
const widthOf = (context: PdfContext) => context.pdf.page.width - left(context) - context.pdf.page.margins.right;

/** Starts a new page unless this height fits on the current one, in points. */
function ensureSpace({ pdf }: PdfContext, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** Keeps a heading on the page of its text. */
export function drawHeading(context: PdfContext, tag: "H1" | "H2", text: string): void {
  const { pdf } = context;
  const size = tag === "H1" ? 23 : 14;
  if (tag === "H2") {
    ensureSpace(context, 110);
    if (pdf.y > pdf.page.margins.top + 1) pdf.y += 10;
  }
  drawText(context, text, { size, face: "literataSemibold", tag, after: tag === "H1" ? 10 : 6 });
}

/** A paragraph with link annotations. */
export function drawText(context: PdfContext, text: RichText, style: TextStyle = {}): void {
  const { pdf, parent } = context;
  const { size = 10.5, face = "literataRegular", indent = 0, after = 8, tag = "P" } = style;
  ensureSpace(context, size * 3);
  const pieces = piecesOf(text);
  const element = pdf.struct(tag);
  parent.add(element);
  pdf.font(face).fontSize(size);
  const place = {
    x: left(context) + indent,
    y: pdf.y,
    width: style.width ?? widthOf(context) - indent,
    lineGap: size * 0.12,
  };
  for (const [index, piece] of pieces.entries()) {
    const more = { continued: index < pieces.length - 1, lineGap: place.lineGap };
    const write = (color: string, options: TextOptions) => {
      const words = withNonBreakingSpaces(typeof piece === "string" ? piece : piece.text);
      pdf.fillColor(color);
      if (index === 0) pdf.text(words, place.x, place.y, { width: place.width, ...options });
      else pdf.text(words, options);
    };
    if (typeof piece === "string") element.add(() => write(light.ink, { ...more, link: null, underline: false }));
    else element.add(linkElement(context, piece, (link) => write(light.accent, { ...more, link, underline: true })));
  }
  element.end();
  pdf.x = left(context);
  pdf.y += after;
}

function linkElement({ pdf, publicUrl }: PdfContext, { href }: TextLink, draw: (link: string) => void) {
  return pdf.struct("Link", {}, [() => draw(href.startsWith("/") ? publicUrl + href : href)]);
}

export function drawList(context: PdfContext, items: readonly RichText[]): void {
  const { pdf, parent } = context;
  const list = pdf.struct("L");
  parent.add(list);
  for (const text of items) {
    ensureSpace(context, 32);
    const item = pdf.struct("LI");
    list.add(item);
    const body = pdf.struct("LBody");
    item.add(body);
    artifact(pdf, () => pdf.circle(left(context) + 4, pdf.y + 8, 1.6).fill(light.accent));
    drawText({ ...context, parent: body }, text, { indent: 16, after: 4 });
    body.end();
    item.end();
  }
  list.end();
  pdf.y += 5;
}

export function drawBlock(context: PdfContext, block: Block): void {
  switch (block.kind) {
    case "paragraph":
      drawText(context, block.text);
      break;
    case "list":
      drawList(context, block.items);
      break;
    case "facts":
      for (const row of block.rows) drawFact(context, row);
      context.pdf.y += 6;
      break;
    case "table":
      drawTable(context, block);
      break;
    case "note":
      ensureSpace(context, 60);
      drawText(context, block.title, { face: "literataSemibold", indent: 14, after: 1 });
      drawText(context, block.text, { indent: 14 });
      break;
  }
}

/** Terms to the left, values to the right. */
function drawFact(context: PdfContext, { term, text }: { term: string; text: RichText }): void {
  const { pdf } = context;
  ensureSpace(context, 56);
  const top = pdf.y;
  drawText(context, term, { face: "literataSemibold", after: 3, width: 130 });
  const below = pdf.y;
  pdf.y = top;
  drawText(context, text, { indent: 146, after: 3 });
  pdf.y = Math.max(pdf.y, below);
}

function drawTable(context: PdfContext, { caption, columns, rows }: Extract<Block, { kind: "table" }>): void {
  const { pdf, parent } = context;
  ensureSpace(context, 120);
  drawText(context, caption, { face: "literataSemibold", after: 3 });
  pdf.font("hankenGroteskRegular").fontSize(9);
  const below = { top: 0, right: 0, bottom: 0.5, left: 0 };
  const padding = { top: 4, right: 8, bottom: 5, left: 0 };
  const bold = { font: { src: "hankenGroteskSemibold" }, type: "TH" as const };
  const table = pdf.table({
    structParent: parent,
    columnStyles: columns.map(() => "*" as const),
    defaultStyle: { border: below, borderColor: light.ruleStrong, padding, textColor: light.ink },
  });
  table.row(columns.map((text) => ({ text, scope: "Column" as const, ...bold })));
  for (const row of rows) {
    const [name = "", ...cells] = row.map(withNonBreakingSpaces);
    table.row([{ text: name, scope: "Row" as const, ...bold }, ...cells.map((text) => ({ text }))]);
  }
  table.end();
  pdf.x = left(context);
  pdf.y += 14;
}

/** Visible content outside the structure tree. */
function artifact(pdf: PDFDocument, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}
