import { eq } from "drizzle-orm";
import { accountingEntries } from "../../src/db/schema/accounting.ts";
import { orders } from "../../src/db/schema/orders.ts";
import { refunds } from "../../src/db/schema/payments.ts";
import { services } from "../../src/db/schema/products.ts";
import { questions } from "../../src/db/schema/questions.ts";
import { insertPayment } from "../../src/payments/paymentRepository.ts";
import { userIdOf } from "../accounts.ts";
import { anOrder, aSoldProduct, bookedOrder, numberedOrder, orderIn, orderInReview, placeOrder } from "../orders.ts";
import { askAndConfirm, done, someWords } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { aPdf } from "../uploads.ts";
import type { Requests } from "./request.ts";

const reason = { Reason: "Kunden bad om det." };

/** Requests for orders and payments, each with an order that the advisor works on. */
export async function orderRequests(testApp: TestApp) {
  const { app, asAdvisor } = testApp;
  const ProductID = await aSoldProduct(testApp);
  const advisorId = await userIdOf(testApp, "advisor");
  await app.db.update(services).set({ Active: true }).where(eq(services.Code, "FOLLOWUP"));
  const own = async <T extends { ID: number }>(placed: T): Promise<T> => {
    await app.db.update(orders).set({ AssignedToID: advisorId }).where(eq(orders.ID, placed.ID));
    return placed;
  };
  async function waiting() {
    const placed = await own(await orderIn(testApp, "AwaitingPayment"));
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, placed.ID));
    if (!order) throw new Error("no order");
    const payment = await app.db.transaction((tx) => insertPayment(tx, order, "Checkout", app.clock()));
    return { ...placed, paymentId: payment.ID };
  }
  async function paidQuestion() {
    const { ID } = await askAndConfirm(testApp);
    await app.db.update(questions).set({ Type: "Express" }).where(eq(questions.ID, ID));
    const placed = await placeOrder(testApp);
    await app.db.update(orders).set({ Kind: "Question", QuestionID: ID }).where(eq(orders.ID, placed.ID));
    await own(placed);
    return ID;
  }
  async function answeredQuestion() {
    const { ID, AccessCode } = await askAndConfirm(testApp);
    done(await asAdvisor.reserveQuestion({ params: { id: ID } }));
    done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
    done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "send" } }));
    return { ID, AccessCode };
  }
  const pdf = aPdf;
  async function begun(sent: boolean) {
    const { ID } = await own(await placeOrder(testApp));
    const body = { Name: "avtal.pdf", Size: pdf.length };
    const { ID: fileId } = done(await asAdvisor.beginOrderFile({ params: { id: ID }, body }));
    const piece = { At: 0, Data: pdf.toString("base64") };
    const params = { id: ID, fileId };
    if (sent) done(await asAdvisor.sendOrderFilePiece({ params, body: piece }));
    return { path: `/orders/${ID}/files/${fileId}`, params, piece };
  }
  async function finished() {
    const { path, params } = await begun(true);
    done(await asAdvisor.finishOrderFile({ params }));
    return path;
  }
  async function receipt() {
    const { ID } = await own(await bookedOrder(testApp));
    const [entry] = await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, ID));
    return `/orders/${ID}/receipts/${entry?.ID}`;
  }
  /** A refund that was refused for good. */
  async function failedRefund() {
    const { ID } = await bookedOrder(testApp);
    done(await testApp.asAdmin.refundOrder({ params: { id: ID }, body: { Amount: 100, ...reason } }));
    const [row] = await app.db.update(refunds).set({ State: "Failed" }).where(eq(refunds.OrderID, ID)).returning();
    return row?.ID ?? 0;
  }
  const inState = async (state: Parameters<typeof orderIn>[1], verb: string, body?: object) => ({
    path: `/orders/${(await own(await orderIn(testApp, state))).ID}/${verb}`,
    ...(body && { body }),
  });
  return {
    orderProduct: async () => ({ path: "/fixedPriceOrders", body: anOrder(ProductID) }),
    orderFollowUp: async () => {
      const { ID, AccessCode } = await answeredQuestion();
      const consents = { AcceptTerms: true, IsAdult: true };
      return { path: `/questions/${ID}/followUpOrders`, accessCode: AccessCode, body: { ...someWords, ...consents } };
    },
    getOrderStatus: async () => ({ path: "/orders/status", accessCode: (await placeOrder(testApp)).AccessCode }),
    listOrders: async () => ({ path: "/orders" }),
    getOrder: async () => ({ path: `/orders/${(await own(await placeOrder(testApp))).ID}` }),
    replyInOrder: async () => {
      const { ID, AccessCode } = await orderIn(testApp, "AwaitingCustomer");
      return { path: `/orders/${ID}/messages`, accessCode: AccessCode, body: someWords };
    },
    takeOrder: () => inState("Paid", "take"),
    showBuyerNumber: async () => {
      const ID = await numberedOrder(testApp, advisorId);
      return { path: `/orders/${ID}/personalNumber`, body: reason };
    },
    askBuyer: () => inState("InProgress", "ask", someWords),
    deliverOrder: () => inState("InProgress", "deliver", someWords),
    closeOrder: () => inState("Delivered", "close"),
    saveOrderNotes: () => inState("Paid", "notes", { Notes: "Ring på måndag." }),
    clearConflict: async () => ({ path: `/orders/${(await orderInReview(testApp)).ID}/clear-conflict`, body: reason }),
    cancelOrder: () => inState("Created", "cancel", reason),
    refundOrder: () => inState("Paid", "refund", { Amount: 100, ...reason }),
    beginOrderFile: async () => ({
      path: `/orders/${(await own(await placeOrder(testApp))).ID}/files`,
      body: { Name: "avtal.pdf", Size: 100 },
    }),
    sendOrderFilePiece: async () => {
      const { path, piece } = await begun(false);
      return { path: `${path}/pieces`, body: piece };
    },
    finishOrderFile: async () => ({ path: `${(await begun(true)).path}/finish` }),
    downloadOrderFile: async () => ({ path: await finished() }),
    deleteOrderFile: async () => ({ path: await finished() }),
    getReceipt: async () => ({ path: await receipt() }),
    downloadReceipt: async () => ({ path: `${await receipt()}/file` }),
    listAccountingEntries: async () => ({ path: "/accounting/entries" }),
    listAccountingDays: async () => ({ path: "/accounting/days" }),
    closeAccountingDay: async () => ({ path: "/accounting/days/2020-01-31/close" }),
    exportAccounting: async () => ({
      path: "/accounting/export",
      body: { From: "2026-11-01", To: "2026-11-30", Format: "SIE" },
    }),
    listAccountingDifferences: async () => ({ path: "/accounting/differences" }),
    previewRetention: async () => ({ path: "/retention" }),
    initiateOrderPayment: async () => ({
      path: `/fixedPriceOrders/${(await own(await placeOrder(testApp))).ID}/payments/initiate`,
      body: { Method: "Checkout" },
    }),
    initiateQuestionPayment: async () => ({
      path: `/questions/${await paidQuestion()}/payments/initiate`,
      body: { Method: "Swish" },
    }),
    pushPayment: async () => ({ path: "/payments/push?ID=unknown" }),
    receiveSwishCallback: async () => ({ path: "/payments/swish", body: { id: "unknown" } }),
    getPayment: async () => ({ path: `/payments/${(await waiting()).paymentId}` }),
    listPayments: async () => ({ path: "/payments" }),
    listUnmatchedPayments: async () => ({ path: "/unmatchedPayments" }),
    listMoneyCases: async () => ({ path: "/moneyCases" }),
    settleMoneyCase: async () => ({
      path: `/moneyCases/refund/${await failedRefund()}`,
      body: { Action: "RetryRefund" },
    }),
  } satisfies Requests;
}
