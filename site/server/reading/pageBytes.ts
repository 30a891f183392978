import type { PageParts } from "../compression.ts";
import type { LeanPage } from "./leanPage.ts";

export interface PageBytes {
  html: Uint8Array<ArrayBuffer>;
  /** The same bytes, around the style sheet. */
  parts: PageParts;
}

const encoder = new TextEncoder();

/** Bytes that a character of a string takes at most. */
const WIDEST = 3;

/** Where pages are written before it is known how long they are: to find that out first costs as much as the writing. */
let draft = new Uint8Array(256 * 1024);

/** A page as the bytes that are sent. */
export function toBytes({ before, sheet, after }: Pick<LeanPage, "before" | "sheet" | "after">): PageBytes {
  const most = (before.length + after.length) * WIDEST + sheet.bytes.length;
  if (draft.length < most) draft = new Uint8Array(most);
  const start = encoder.encodeInto(before, draft).written;
  draft.set(sheet.bytes, start);
  const end = start + sheet.bytes.length;
  const length = end + encoder.encodeInto(after, draft.subarray(end)).written;
  const html = Buffer.from(draft.subarray(0, length));
  return { html, parts: { before: html.subarray(0, start), sheet, after: html.subarray(end) } };
}
