import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { light } from "../design/colours.ts";
import { wordmark } from "../design/wordmark.ts";
import type { TextDocument } from "../policy/policyDocument.ts";
import { formatDate } from "../text/dates.ts";
import { drawBlock, drawHeading, drawList, drawText, type PdfContext } from "./pdfBlocks.ts";

const { resolve } = createRequire(import.meta.url);
const typefaces = ["literataRegular", "literataSemibold", "hankenGroteskRegular", "hankenGroteskSemibold"] as const;

/** Sets the alternative text of link annotations, which pdfkit leaves empty. */
class TaggedPdf extends PDFDocument {
  override link(x: number, y: number, width: number, height: number, url: string, options: object): this {
    // pdfkit writes a String object as a text and a plain string as a name.
    return super.link(x, y, width, height, url, { ...options, Contents: Object(url) });
  }
}

/** Points; A4 is 595 wide. */
const margins = { top: 64, bottom: 72, left: 72, right: 72 };

/**
 * A document as a tagged PDF: headings, lists, tables and links have their structure, typefaces are embedded, and headings
 * are bookmarks. Its text is that of the document's page, if it has one.
 * @param publicUrl base URL of links to this site
 */
export async function renderPdf(document: TextDocument, publicUrl: string): Promise<Uint8Array> {
  const pdf = new TaggedPdf({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: "sv-SE",
    displayTitle: true,
    bufferPages: true,
    // The standard typefaces can't be embedded.
    font: null,
    info: { Title: document.title, Subject: document.description, Creator: "Lagrum", Producer: "Lagrum" },
  });
  for (const name of typefaces) pdf.registerFont(name, await readFile(resolve(`@lagrum/core/design/${name}.ttf`)));
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  const context: PdfContext = { pdf, parent: body, publicUrl };

  drawWordmark(pdf);
  drawHeading(context, "H1", document.title);
  drawText(context, document.lead, { size: 12.5 });
  if (document.validFrom) {
    drawText(context, `Gäller från ${formatDate(document.validFrom)}.`, { size: 9.5, face: "hankenGroteskRegular" });
  }
  pdf.outline.addItem(document.title);
  const { summary } = document;
  if (summary) section(context, "I korthet", (inner) => drawList(inner, summary));
  for (const { heading, blocks } of document.sections) {
    section(context, heading, (inner) => {
      for (const block of blocks) drawBlock(inner, block);
    });
  }
  body.end();
  drawFooters(pdf, document.title);
  pdf.end();
  return buffer(pdf);
}

function section(context: PdfContext, heading: string, draw: (inner: PdfContext) => void): void {
  const part = context.pdf.struct("Sect");
  context.parent.add(part);
  const inner = { ...context, parent: part };
  drawHeading(inner, "H2", heading);
  context.pdf.outline.addItem(heading);
  draw(inner);
  part.end();
}

/** Decoration: the text names the firm. */
function drawWordmark(pdf: PDFDocument): void {
  const height = 20;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.save();
  pdf.translate(margins.left, margins.top).scale(height / wordmark.height);
  pdf.path(wordmark.sign).fill(light.accent);
  pdf.path(wordmark.name).fill(light.ink);
  pdf.restore();
  pdf.endMarkedContent();
  pdf.y = margins.top + height + 30;
}

function drawFooters(pdf: PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font("hankenGroteskRegular").fontSize(8.5).fillColor(light.inkSoft);
    const at = pdf.page.height - 44;
    pdf.text(title, margins.left, at, { lineBreak: false });
    const number = `Sida ${page + 1} av ${count}`;
    pdf.text(number, pdf.page.width - margins.right - pdf.widthOfString(number), at, { lineBreak: false });
    pdf.endMarkedContent();
  }
}
