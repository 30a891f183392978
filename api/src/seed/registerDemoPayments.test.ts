import { eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { done } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { accounts } from "../db/schema/accounts.ts";
import { payments } from "../db/schema/payments.ts";
import { registerDemoPayments } from "./registerDemoPayments.ts";
import { seedOrders } from "./seedOrders.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
const { app, asAdmin, dueNow, jobs, workers } = scene.testApp;

test("the example payments are in the sandbox as in our books, and can be captured and refunded there", async () => {
  const lawyer = { Email: "karin@lagrum.example", FirstName: "Karin", LastName: "Ekdal", Uid: "karin" };
  await app.db.insert(accounts).values({ ...lawyer, Confirmed: true, roles: ["advisor"], PasswordSet: true });
  await seedOrders(app.db, { seal: app.conflictSeal, years: 10 }, new Date());
  await registerDemoPayments(app);
  await registerDemoPayments(app);
  const rows = await app.db.select().from(payments).where(isNotNull(payments.PaidAt));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const id = row.ProviderID ?? "";
    if (row.Choice === "Swish") {
      expect(await app.payments.swish.read(id)).toMatchObject({ status: "paid", paymentReference: row.BankReference });
      continue;
    }
    const books = await app.payments.checkout.readOrder(id);
    const captured = row.CapturedAt === null ? 0 : row.Amount;
    const refunded = captured === 0 ? 0 : row.RefundedAmount;
    expect(books).toMatchObject({ amount: row.Amount, capturedAmount: captured, refundedAmount: refunded });
    if (row.State === "Cancelled") expect(books.status).toBe("cancelled");
  }

  const paid = rows.filter(({ State }) => ["Authorised", "Captured", "PartRefunded"].includes(State));
  for (const { OrderID, State } of paid) {
    const params = { id: OrderID };
    if (State === "Authorised") done(await asAdmin.takeOrder({ params }));
    await jobs.drain("paymentCapture", workers.paymentCapture);
    done(await asAdmin.refundOrder({ params, body: { Reason: "Kunden bad om det." } }));
    await until(async () => {
      await dueNow("refund");
      await jobs.drain("refund", workers.refund);
      const [row] = await app.db.select().from(payments).where(eq(payments.OrderID, OrderID));
      return row?.State === "Refunded";
    });
  }
  expect(done(await asAdmin.listUnmatchedPayments()).Total, "the example row").toBe(1);
});
