import { readConfirmLink } from "../questions/accessCode.ts";
import type { ReceiptLink } from "./receiptQuery.ts";

/** The parts of a link to a receipt; null when one is missing or invalid. */
export function readReceiptLink(search: { order?: unknown; nr?: unknown; code?: unknown }): ReceiptLink | null {
  const order = readConfirmLink(search.order, search.code);
  const receipt = readConfirmLink(search.nr, search.code);
  return order && receipt && { code: order.code, id: order.id, receiptId: receipt.id };
}

/** The URL of the PDF. */
export const receiptAddress = ({ code, id, receiptId }: ReceiptLink): string =>
  `/order/kvitto.pdf?${new URLSearchParams({ order: String(id), nr: String(receiptId), code })}`;
