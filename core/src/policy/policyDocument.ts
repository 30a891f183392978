/** A link inside a text: a path of this site, or an external URL. */
export interface TextLink {
  text: string;
  href: string;
}

/** Text with links. */
export type RichText = string | readonly (string | TextLink)[];

export type Block =
  | { kind: "paragraph"; text: RichText }
  | { kind: "list"; items: readonly RichText[] }
  | { kind: "facts"; rows: readonly { term: string; text: RichText }[] }
  /** The first column has the row headers. */
  | { kind: "table"; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: "note"; title: string; text: RichText };

export interface Section {
  /** The anchor, stable when the heading changes. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** The source of a PDF. */
export interface TextDocument {
  title: string;
  /** For search engines, and the subject of the PDF. */
  description: string;
  lead: RichText;
  /** The summary. */
  summary?: readonly RichText[];
  /** ISO date from which it is valid; also its version. */
  validFrom?: string;
  sections: readonly Section[];
}

/** A policy or terms: the source of its page and its PDF. */
export interface PolicyDocument extends TextDocument {
  path: string;
  /** Path of the PDF. */
  pdf: string;
  summary: readonly RichText[];
  validFrom: string;
}

/** The parts of a text in order. */
export const piecesOf = (text: RichText): readonly (string | TextLink)[] => (typeof text === "string" ? [text] : text);

export const paragraph = (text: RichText): Block => ({ kind: "paragraph", text });
export const list = (...items: RichText[]): Block => ({ kind: "list", items });
