import { hash } from "node:crypto";
import { constants, deflateRawSync } from "node:zlib";

/** A style sheet as it stands in pages: in bytes and packed once, since each kind of page has the same each time. */
export interface StyleSheet {
  text: string;
  /** By which a policy knows it ('sha256-…'). */
  hash: string;
  bytes: Uint8Array;
  /** Deflated as whole blocks, which stand wherever the page's other blocks end at a byte. */
  deflated: Uint8Array;
}

/** Sheets that have been met; there are as many as kinds of pages. */
const known: StyleSheet[] = [];
const MOST = 50;

export const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

function meet(text: string): StyleSheet {
  const bytes = new TextEncoder().encode(text);
  const deflated = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const sheet = { text, hash: hashOf(text), bytes, deflated };
  known.push(sheet);
  if (known.length > MOST) known.shift();
  return sheet;
}

/** The style sheet of a page, by its text. */
export const styleSheetOf = (style: string): StyleSheet => known.find(({ text }) => text === style) ?? meet(style);
