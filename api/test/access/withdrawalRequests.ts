import { orderIn, placeOrder } from "../orders.ts";
import type { TestApp } from "../testApp.ts";
import { aWithdrawal, withdrawalIn } from "../withdrawals.ts";
import type { Requests } from "./request.ts";

const reason = { Reason: "Kunden skrev ett brev." };

/** Requests for withdrawals, each with an order of its own. */
export const withdrawalRequests = (testApp: TestApp) =>
  ({
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
      const { ID, OrderID } = await withdrawalIn(testApp, "Queued", false);
      return { path: `/withdrawals/${ID}/match`, body: { OrderID } };
    },
    dismissWithdrawal: async () => ({
      path: `/withdrawals/${(await withdrawalIn(testApp, "Queued")).ID}/dismiss`,
      body: reason,
    }),
    setPerformedShare: async () => ({
      path: `/withdrawals/${(await withdrawalIn(testApp, "AwaitingShare")).ID}/share`,
      body: { Percent: 40, ...reason },
    }),
    recordWithdrawal: async () => ({
      path: `/orders/${(await orderIn(testApp, "Paid")).ID}/withdrawals`,
      body: { SentAt: testApp.app.clock().toISOString(), ...reason },
    }),
  }) satisfies Requests;
