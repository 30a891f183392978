/** A link inside a text: a path of this site, or an address elsewhere. */
export interface TextLink {
  text: string;
  href: string;
}

/** Words, and links among them. */
export type RichText = string | readonly (string | TextLink)[];

export type Block =
  | { kind: "paragraph"; text: RichText }
  | { kind: "list"; items: readonly RichText[] }
  | { kind: "facts"; rows: readonly { term: string; text: RichText }[] }
  /** The first column names the row. */
  | { kind: "table"; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: "note"; title: string; text: RichText };

export interface Section {
  /** The anchor; it stays when the heading changes. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A policy, terms or the like: the one source of its page and its PDF. */
export interface PolicyDocument {
  title: string;
  /** For search engines. */
  description: string;
  path: string;
  /** The same text as a PDF. */
  pdf: string;
  lead: RichText;
  /** The summary. */
  summary: readonly RichText[];
  /** The day from which it holds, ISO; its version. */
  validFrom: string;
  sections: readonly Section[];
}

/** The pieces of a text in order. */
export const piecesOf = (text: RichText): readonly (string | TextLink)[] => (typeof text === "string" ? [text] : text);

export const paragraph = (text: RichText): Block => ({ kind: "paragraph", text });
export const list = (...items: RichText[]): Block => ({ kind: "list", items });
