import { Readable } from "node:stream";
import type { ExportAccounting } from "@lagrum/core/accounting/accountingSchema";

import { accountsOf } from "@lagrum/core/accounting/chartOfAccounts";
import { entryNumber } from "@lagrum/core/accounting/entryNumber";
import { sieHead, sieVoucher } from "@lagrum/core/accounting/sieFile";
import { orderReference } from "@lagrum/core/order/orderReference";
import { dayOf } from "@lagrum/core/text/dates";
import { entryKindTexts } from "@lagrum/core/texts/accounting";
import { accountingColumnTexts } from "@lagrum/core/texts/lists";
import { and, asc, gt, inArray } from "drizzle-orm";
import iconv from "iconv-lite";
import type { App } from "../app.ts";
import { accountingEntries, accountingLines } from "../db/schema/accounting.ts";
import { type Cell, csvOf } from "../export/csv.ts";
import type { FirmSettings } from "../settings/settingRules.ts";
import { inPeriod, linesOf } from "./accountingRepository.ts";
import { readChartOfAccounts } from "./bookEntry.ts";

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const BATCH = 500;

/** The fields of an entry that the file contains: no personal data. */
async function* entriesOf(db: App["db"], { From, To }: ExportAccounting) {
  const { ID, Year, Number: number, Kind, Day, CreatedAt, OrderID, Description } = accountingEntries;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ ID, Year, Number: number, Kind, Day, CreatedAt, OrderID, Description })
      .from(accountingEntries)
      .where(and(inPeriod(From, To), gt(ID, last)))
      .orderBy(asc(ID))
      .limit(BATCH);
    const lines = await linesOf(
      db,
      rows.map((row) => row.ID),
    );
    for (const row of rows) {
      const Text = `${entryKindTexts[row.Kind]} ${entryNumber(row)}, ${orderReference(row.OrderID)}, ${row.Description}`;
      yield { ...row, Text, RegisteredOn: dayOf(new Date(row.CreatedAt)), Lines: lines.get(row.ID) ?? [] };
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.ID;
  }
}

/** The entries of a period as SIE 4I in code page 437. A character that the code page lacks becomes "?". */
export async function sieExport({ db, clock }: App, period: ExportAccounting, firm: FirmSettings): Promise<Bytes> {
  const accounts = accountsOf(await readChartOfAccounts(db));
  // An account that was in the chart when the entry was made.
  const known = new Set(accounts.map((account) => account.Number));
  const used = await db
    .selectDistinct({ Number: accountingLines.Account })
    .from(accountingLines)
    .where(
      inArray(
        accountingLines.EntryID,
        db.select({ ID: accountingEntries.ID }).from(accountingEntries).where(inPeriod(period.From, period.To)),
      ),
    );
  const former = used
    .filter((account) => !known.has(account.Number))
    .map((account) => ({ ...account, Name: "Tidigare konto" }));
  const head = sieHead({
    program: "Lagrum",
    version: "1.0",
    day: dayOf(clock()),
    companyName: firm.COMPANY_LEGAL_NAME || firm.COMPANY_NAME,
    orgNumber: firm.COMPANY_ORG_NUMBER,
    accounts: [...accounts, ...former],
  });
  async function* pieces() {
    yield toBytes(head);
    for await (const entry of entriesOf(db, period)) yield toBytes(sieVoucher(entry));
  }
  return Readable.toWeb(Readable.from(pieces())) as Bytes;
}

const toBytes = (text: string) => new Uint8Array(iconv.encode(text, "cp437"));

/** The same as CSV: a row for each line of an entry. */
export function csvExport({ db }: App, period: ExportAccounting): Bytes {
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const { Day, Text, Lines, ...entry } of entriesOf(db, period)) {
      for (const { Account, Amount } of Lines) {
        const [debit, credit] = Amount > 0 ? [Amount / 100, null] : [null, -Amount / 100];
        yield [entryNumber(entry), Day, Account, debit, credit, Text];
      }
    }
  }
  return csvOf(accountingColumnTexts, rows());
}
