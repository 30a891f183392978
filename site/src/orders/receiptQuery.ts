import type { Receipt } from "@lagrum/core/accounting/accountingSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api/api.ts";

/** Identifies a receipt in a link: its order, its ID, and the access code of the order or its question. */
export interface ReceiptLink {
  code: string;
  id: number;
  receiptId: number;
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

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
      answerWith(isFinal(found.status) ? 404 : 503);
      if (!isFinal(found.status)) throw new Error(found.body.Code);
      return null;
    },
  });
