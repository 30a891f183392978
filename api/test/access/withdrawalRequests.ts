import { eq } from "drizzle-orm";
import { orders } from "../../src/db/schema/orders.ts";
import { userIdOf } from "../accounts.ts";
import { orderIn, placeOrder } from "../orders.ts";
import type { TestApp } from "../testApp.ts";
import { aWithdrawal, withdrawalIn } from "../withdrawals.ts";
import type { Requests } from "./request.ts";

const reason = { Reason: "Kunden skrev ett brev." };

/** Requests for withdrawals, each with an order that the advisor works on. */
export async function withdrawalRequests(testApp: TestApp) {
  const AssignedToID = await userIdOf(testApp, "advisor");
  const own = async <T extends { OrderID: number }>(row: T): Promise<T> => {
    await testApp.app.db.update(orders).set({ AssignedToID }).where(eq(orders.ID, row.OrderID));
    return row;
  };
  return {
    submitWithdrawal: async () => ({ path: "/withdrawals", body: aWithdrawal("O-1") }),
    getContractWithdrawal: async () => ({
      path: "/withdrawals/contract",
      accessCode: (await placeOrder(testApp)).AccessCode,
    }),
    confirmWithdrawal: async () => ({
      path: "/withdrawals/contract",
      accessCode: (await orderIn(testApp, "Paid")).AccessCode,
    }),
    listWithdrawals: async () => ({ path: "/withdrawals" }),
    matchWithdrawal: async () => {
      const { ID, OrderID } = await own(await withdrawalIn(testApp, "Queued", false));
      return { path: `/withdrawals/${ID}/match`, body: { OrderID, ...reason } };
    },
    dismissWithdrawal: async () => ({
      path: `/withdrawals/${(await own(await withdrawalIn(testApp, "Queued"))).ID}/dismiss`,
      body: reason,
    }),
    setPerformedShare: async () => ({
      path: `/withdrawals/${(await own(await withdrawalIn(testApp, "AwaitingShare"))).ID}/share`,
      body: { Percent: 40, ...reason },
    }),
    recordWithdrawal: async () => {
      const { OrderID } = await own({ OrderID: (await orderIn(testApp, "Paid")).ID });
      const body = { SentAt: testApp.app.clock().toISOString(), ...reason };
      return { path: `/orders/${OrderID}/withdrawals`, body };
    },
  } satisfies Requests;
}
