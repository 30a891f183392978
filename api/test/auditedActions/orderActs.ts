import { eq } from "drizzle-orm";
import { orders } from "../../src/db/schema/orders.ts";
import { payments, refunds } from "../../src/db/schema/payments.ts";
import { userIdOf } from "../accounts.ts";
import { numberedOrder, orderIn, orderInReview } from "../orders.ts";
import { done, someWords } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

const reason = { Reason: "Kunden bad om det." };
const withReason = [{ Field: "Reason", Before: null, After: reason.Reason }];

/** Actions on orders and payments, with their audit log entries. Messages are not in the log, and reasons only of conflict decisions. */
export async function orderActs(testApp: TestApp, of: LogRowOf) {
  const { app, asAdmin, asAdvisor } = testApp;
  const advisorId = await userIdOf(testApp, "advisor");
  const moved = (Action: string, Before: string, After: string, by?: number) => [
    of("order", Action, [{ Field: "State", Before, After }], by),
  ];
  const inState = (state: Parameters<typeof orderIn>[1]) => async () => (await orderIn(testApp, state)).ID;
  async function taken() {
    const { ID } = await orderIn(testApp, "InProgress");
    await app.db.update(orders).set({ AssignedToID: advisorId }).where(eq(orders.ID, ID));
    return ID;
  }
  async function failedRefund() {
    const ID = await inState("Paid")();
    await app.db.update(payments).set({ Choice: "Checkout" }).where(eq(payments.OrderID, ID));
    done(await asAdmin.refundOrder({ ...byId(ID), body: { Amount: 100, ...reason } }));
    const [row] = await app.db.update(refunds).set({ State: "Failed" }).where(eq(refunds.OrderID, ID)).returning();
    return row?.ID ?? 0;
  }
  return {
    takeOrder: {
      before: inState("Paid"),
      act: async (id) => done(await asAdvisor.takeOrder(byId(id))),
      logged: moved("taken", "Paid", "InProgress", advisorId),
    },
    showBuyerNumber: {
      before: () => numberedOrder(testApp, advisorId),
      act: async (id) => done(await asAdmin.showBuyerNumber({ ...byId(id), body: reason })),
      logged: [of("order", "personalNumberRead", withReason)],
    },
    askBuyer: {
      before: taken,
      act: async (id) => done(await asAdvisor.askBuyer({ ...byId(id), body: someWords })),
      logged: moved("asked", "InProgress", "AwaitingCustomer", advisorId),
    },
    deliverOrder: {
      before: taken,
      act: async (id) => done(await asAdvisor.deliverOrder({ ...byId(id), body: someWords })),
      logged: moved("delivered", "InProgress", "Delivered", advisorId),
    },
    closeOrder: {
      before: inState("Delivered"),
      act: async (id) => done(await asAdvisor.closeOrder(byId(id))),
      logged: moved("closed", "Delivered", "Closed", advisorId),
    },
    saveOrderNotes: {
      before: inState("Paid"),
      act: async (id) => done(await asAdmin.saveOrderNotes({ ...byId(id), body: { Notes: "Anna ringer." } })),
      logged: [of("order", "noted")],
    },
    clearConflict: {
      before: async () => (await orderInReview(testApp)).ID,
      act: async (id) => done(await asAdmin.clearConflict({ ...byId(id), body: reason })),
      logged: [of("order", "cleared", [{ Field: "Reason", Before: null, After: reason.Reason }])],
    },
    cancelOrder: {
      before: inState("Created"),
      act: async (id) => done(await asAdmin.cancelOrder({ ...byId(id), body: reason })),
      logged: [
        of("order", "cancelled", [
          { Field: "State", Before: "Created", After: "Cancelled" },
          { Field: "Reason", Before: null, After: reason.Reason },
        ]),
      ],
    },
    refundOrder: {
      before: inState("Paid"),
      act: async (id) => done(await asAdmin.refundOrder({ ...byId(id), body: { Amount: 100, ...reason } })),
      logged: [of("order", "refundRequested")],
    },
    settleMoneyCase: {
      before: failedRefund,
      act: async (id) =>
        done(await asAdmin.settleMoneyCase({ params: { source: "refund", id }, body: { Action: "RetryRefund" } })),
      logged: [
        of("moneyCase", "acted", [
          { Field: "Source", Before: null, After: "refund" },
          { Field: "Action", Before: null, After: "RetryRefund" },
        ]),
        of("order", "refundRequested"),
      ],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
