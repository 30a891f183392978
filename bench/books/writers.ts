import { appendFileSync } from "node:fs";
import { openDatabase, openPool } from "@lagrum/api/db/database";
import { orders } from "@lagrum/api/db/schema/orders";
import { createLog } from "@lagrum/api/logging/logger";
import { insertPayment, movePayment } from "@lagrum/api/payments/paymentRepository";

/** A process that books payments with 16 writers until it is killed. Usage: writers.ts DATABASE_URL ACKNOWLEDGED_FILE */
const [url = "", acknowledged = ""] = process.argv.slice(2);
const WRITERS = 16;
/** One of this many transactions is rolled back. */
const ROLLED_BACK = 8;

const db = openDatabase(openPool(url, WRITERS, createLog("warn")));

const sale: Omit<typeof orders.$inferInsert, "AcceptedAt" | "ExpiresAt"> = {
  Kind: "Product",
  State: "AwaitingPayment",
  ProductName: "Samboavtal",
  Role: "Private",
  StartNow: true,
  LoseRight: true,
  TermsVersion: "1",
  Amount: 349_500,
  TaxAmount: 69_900,
  Lines: [{ Name: "Samboavtal", Amount: 349_500, DiscountAmount: 0, TaxRate: 2500, TaxAmount: 69_900 }],
};

async function book(number: number): Promise<void> {
  const now = new Date();
  const at = now.toISOString();
  const payment = await db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({ ...sale, AcceptedAt: at, ExpiresAt: at })
      .returning();
    if (!order) throw new Error("an insert gave no row");
    const made = await insertPayment(tx, order, "Swish", now);
    await movePayment({ tx, now }, made, "DEBIT", { PaidAt: at, CapturedAt: at });
    return number % ROLLED_BACK === 0 ? tx.rollback() : made;
  });
  appendFileSync(acknowledged, `${payment.ID}\n`);
}

await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = writer; ; number += 1) await book(number).catch(() => {});
  }),
);
