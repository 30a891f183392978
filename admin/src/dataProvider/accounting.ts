import type { ExportAccounting } from "@lagrum/core/accounting/accountingSchema";
import type { Client } from "@lagrum/core/client";
import { bodyOf, fileOf } from "./reply.ts";

/** The books, receipts and retention. */
export const accountingMethods = (client: Client) => ({
  listAccountingEntries: (After: string | undefined) =>
    bodyOf(client.listAccountingEntries({ query: { PageSize: 50, ...(After && { After }) } })),
  listAccountingDays: async () => (await bodyOf(client.listAccountingDays())).Days,
  closeAccountingDay: (day: string) => bodyOf(client.closeAccountingDay({ params: { day } })),
  listAccountingDifferences: async () => (await bodyOf(client.listAccountingDifferences())).Differences,
  exportAccounting: (body: ExportAccounting) => fileOf(client.exportAccounting({ body })),
  downloadReceipt: (id: number, receiptId: number) => fileOf(client.downloadReceipt({ params: { id, receiptId } })),
  previewRetention: async () => (await bodyOf(client.previewRetention())).Rows,
});
