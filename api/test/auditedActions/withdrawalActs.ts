import { expect } from "vitest";
import { orderIn } from "../orders.ts";
import { done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { withdrawalIn } from "../withdrawals.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

const reason = { Reason: "Kunden skrev ett brev." };
const withReason = [{ Field: "Reason", Before: null, After: reason.Reason }];
const withdrawn = [{ Field: "State", Before: "Paid", After: "Withdrawn" }];

/** Actions on withdrawals, with their audit log entries. */
export function withdrawalActs(testApp: TestApp, of: LogRowOf) {
  const { app, asAdmin } = testApp;
  let order = 0;
  return {
    matchWithdrawal: {
      before: async () => {
        const { ID, OrderID } = await withdrawalIn(testApp, "Queued", false);
        order = OrderID;
        return ID;
      },
      act: async (id) => {
        // The order has another address than the sender.
        return done(await asAdmin.matchWithdrawal({ ...byId(id), body: { OrderID: order, ...reason } }));
      },
      logged: [
        of("withdrawal", "assessed"),
        of("order", "withdrawn", withdrawn),
        of("withdrawal", "matched", [{ Field: "OrderID", Before: null, After: expect.any(Number) }, ...withReason]),
      ],
    },
    dismissWithdrawal: {
      before: async () => (await withdrawalIn(testApp, "Queued")).ID,
      act: async (id) => done(await asAdmin.dismissWithdrawal({ ...byId(id), body: reason })),
      logged: [of("withdrawal", "dismissed", withReason)],
    },
    setPerformedShare: {
      before: async () => (await withdrawalIn(testApp, "AwaitingShare")).ID,
      act: async (id) => done(await asAdmin.setPerformedShare({ ...byId(id), body: { Percent: 40, ...reason } })),
      logged: [of("order", "refundRequested"), of("withdrawal", "shareSet", withReason)],
    },
    recordWithdrawal: {
      before: async () => (await orderIn(testApp, "Paid")).ID,
      act: async (id) => {
        const SentAt = app.clock().toISOString();
        return done(await asAdmin.recordWithdrawal({ ...byId(id), body: { SentAt, ...reason } }));
      },
      logged: [
        of("order", "refundRequested"),
        of("withdrawal", "accepted"),
        of("order", "withdrawn", withdrawn),
        of("withdrawal", "submitted"),
      ],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
