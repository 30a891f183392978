import type { Receipt } from "@lagrum/core/accounting/accountingSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api, failPage, isTemporary } from "../api/api.ts";

/** Identifies a receipt in a link: its order, its ID, and the access code of the order or its question. */
export interface ReceiptLink {
  code: string;
  id: number;
  receiptId: number;
}

/** A receipt by a mailed access code; null for an invalid link. Any other failure is thrown. */
export const receiptQuery = (link: ReceiptLink | null) =>
  queryOptions({
    queryKey: ["receipt", link],
    queryFn: async (): Promise<Receipt | null> => {
      if (link === null) {
        answerWith(404);
        return null;
      }
      const { code, ...params } = link;
      const found = await api().getReceipt({ params, accessCode: code });
      if (found.ok) return found.body;
      if (isTemporary(found.status)) return failPage(found);
      answerWith(404);
      return null;
    },
  });
