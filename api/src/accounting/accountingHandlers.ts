import { receiptDocument } from "@lagrum/core/pdf/receiptDocument";
import { renderPdf } from "@lagrum/core/pdf/renderPdf";
import type { App } from "../app.ts";
import { recordChange, recordExport } from "../audit/auditLog.ts";
import type { Handlers } from "../http/serve.ts";
import { previewOrderRetention } from "../jobs/orderRetention.ts";
import { previewRetention } from "../jobs/retention.ts";
import { type Actor, checkOwnOrder } from "../orders/orderAccess.ts";
import { companyOf } from "../settings/company.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { closeDay, listDays, listEntries } from "./accountingRepository.ts";
import { listDifferences } from "./checkBooks.ts";
import { csvExport, sieExport } from "./exportEntries.ts";
import { getReceipt } from "./receiptRepository.ts";

type AccountingHandlers = Pick<
  Handlers,
  | "getReceipt"
  | "downloadReceipt"
  | "listAccountingEntries"
  | "listAccountingDays"
  | "closeAccountingDay"
  | "exportAccounting"
  | "listAccountingDifferences"
  | "previewRetention"
>;

export function accountingHandlers(app: App, settings: SettingCache): AccountingHandlers {
  const { db, clock, env } = app;
  const readReceipt = async (actor: Actor, { id, receiptId }: { id: number; receiptId: number }) => {
    await checkOwnOrder(db, actor, id, clock());
    return getReceipt(db, id, receiptId);
  };
  return {
    getReceipt: async ({ params, caller, accessCode }) => ({
      status: 200,
      body: await readReceipt({ caller, accessCode }, params),
    }),

    downloadReceipt: async ({ params, caller, accessCode }) => {
      const receipt = await readReceipt({ caller, accessCode }, params);
      const document = receiptDocument(receipt, companyOf(await settings.current()));
      const pdf = new Uint8Array(await renderPdf(document, env.PUBLIC_URL));
      return { status: 200, body: new Blob([pdf]).stream(), fileName: `kvitto-${receipt.ID}.pdf` };
    },

    listAccountingEntries: async ({ query }) => ({ status: 200, body: await listEntries(db, query) }),

    listAccountingDays: async () => ({ status: 200, body: { Days: await listDays(db) } }),

    closeAccountingDay: ({ params, write }) =>
      write(async (context) => {
        const body = await closeDay(context, params.day);
        const EntityID = Number(params.day.replaceAll("-", ""));
        await recordChange(context, { Entity: "accountingDay", EntityID, Action: "closed" });
        return { status: 200, body };
      }),

    exportAccounting: async ({ body, write }) => {
      await write((context) => recordExport(context, "accounting", body));
      const file = body.Format === "SIE" ? await sieExport(app, body, await settings.current()) : csvExport(app, body);
      const extension = body.Format === "SIE" ? "si" : "csv";
      return { status: 200, body: file, fileName: `bokforing-${body.From}-${body.To}.${extension}` };
    },

    listAccountingDifferences: async () => ({ status: 200, body: { Differences: await listDifferences(db) } }),

    previewRetention: async () => {
      const now = clock();
      return {
        status: 200,
        body: { Rows: [...(await previewRetention(db, now)), ...(await previewOrderRetention(db, now))] },
      };
    },
  };
}
