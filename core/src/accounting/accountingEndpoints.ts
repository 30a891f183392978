import { Download } from "../contract/download.ts";
import { endpoint } from "../contract/endpoint.ts";
import {
  AccountingDay,
  AccountingDayList,
  AccountingDifferenceList,
  AccountingEntryList,
  AccountingEntryQuery,
  byDay,
  byReceipt,
  ExportAccounting,
  Receipt,
  RetentionReport,
} from "./accountingSchema.ts";

const books = "Payments and refunds are booked as bokföringslagen asks.";

/** Endpoints for receipts and for the books. */
export const accountingEndpoints = {
  getReceipt: endpoint({
    method: "GET",
    path: "/orders/{id}/receipts/{receiptId}",
    summary: "A receipt or credit note of an order",
    access: "guestOrStaff",
    params: byReceipt,
    responses: { 200: Receipt },
    addition: books,
  }),
  downloadReceipt: endpoint({
    method: "GET",
    path: "/orders/{id}/receipts/{receiptId}/file",
    summary: "A receipt or credit note as a tagged PDF",
    access: "guestOrStaff",
    params: byReceipt,
    responses: { 200: Download },
    media: "application/pdf",
    addition: books,
  }),
  listAccountingEntries: endpoint({
    method: "GET",
    path: "/accounting/entries",
    summary: "The entries of the books",
    access: "admin",
    query: AccountingEntryQuery,
    responses: { 200: AccountingEntryList },
    rows: "Entries",
    addition: books,
  }),
  listAccountingDays: endpoint({
    method: "GET",
    path: "/accounting/days",
    summary: "The last 60 days with entries, and whether they are closed",
    access: "admin",
    responses: { 200: AccountingDayList },
    rows: "Days",
    addition: books,
  }),
  closeAccountingDay: endpoint({
    method: "PUT",
    path: "/accounting/days/{day}/close",
    summary: "Close a day that is over, and all days before it",
    access: "admin",
    params: byDay,
    responses: { 200: AccountingDay },
    addition: books,
  }),
  exportAccounting: endpoint({
    method: "POST",
    path: "/accounting/export",
    summary: "A period of one year as SIE 4I or CSV; POST, so that the audit log records the export",
    access: "admin",
    body: ExportAccounting,
    responses: { 200: Download },
    media: "application/octet-stream",
    addition: books,
  }),
  listAccountingDifferences: endpoint({
    method: "GET",
    path: "/accounting/differences",
    summary: "Differences between entries, orders and the provider's books",
    access: "admin",
    responses: { 200: AccountingDifferenceList },
    rows: "Differences",
    addition: books,
  }),
  previewRetention: endpoint({
    method: "GET",
    path: "/retention",
    summary: "A dry run of the retention job: what it would delete now",
    access: "admin",
    responses: { 200: RetentionReport },
    addition: "Deletion can't be undone, so administrators see what is due.",
  }),
};
