/** Types for the part of pdfkit that is used here. Lengths are points. */
declare module "pdfkit" {
  import { Readable } from "node:stream";

  interface Sides {
    top: number;
    right: number;
    bottom: number;
    left: number;
  }

  export interface TextOptions {
    width?: number;
    lineGap?: number;
    /** More of the same paragraph follows. */
    continued?: boolean;
    lineBreak?: boolean;
    link?: string | null;
    underline?: boolean;
  }

  /** Marked content begins when it is attached to the document: functions among the children draw then. */
  export interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  interface Cell {
    text: string;
    type?: "TH" | "TD";
    scope?: "Row" | "Column";
    font?: { src: string };
  }

  interface Table {
    row(cells: Cell[]): this;
    end(): void;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: "A4";
      margins: Sides;
      pdfVersion: "1.7";
      subset: "PDF/UA";
      tagged: true;
      lang: string;
      displayTitle: true;
      bufferPages: true;
      /** The typeface to begin with; null for none. */
      font: null;
      info: { Title: string; Subject: string; Creator: string; Producer: string };
    });
    x: number;
    y: number;
    page: { width: number; height: number; margins: Sides };
    outline: { addItem(title: string): void };
    addPage(): this;
    end(): void;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): void;
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    widthOfString(text: string): number;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    link(x: number, y: number, width: number, height: number, url: string, options: object): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(drawing: string): this;
    circle(x: number, y: number, radius: number): this;
    fill(color: string): this;
    struct(type: string, options?: object, children?: (StructureElement | (() => void))[]): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options: { type: "Layout" | "Pagination" }): this;
    endMarkedContent(): this;
    table(options: {
      structParent: StructureElement;
      columnStyles: "*"[];
      defaultStyle: { border: Sides; borderColor: string; padding: Sides; textColor: string };
    }): Table;
  }
}
