import { isPaid } from "@lagrum/core/payment/paymentStateSchema";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { App } from "../app.ts";
import { payments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import { checkOwnOrder, checkQuestionAccess, isByStaff } from "../orders/orderAccess.ts";
import { findOrderOfQuestion } from "../orders/orderRepository.ts";
import { initiatePayment } from "./initiatePayment.ts";
import { getPaymentRow } from "./paymentRepository.ts";
import { getPayment, listPayments, listUnmatchedPayments } from "./paymentView.ts";
import { ProviderError } from "./provider/providerError.ts";
import { receivePush, receiveSwish } from "./receivePush.ts";
import { settlePayment } from "./settlePayment.ts";

type PaymentHandlers = Pick<
  Handlers,
  | "initiateOrderPayment"
  | "initiateQuestionPayment"
  | "pushPayment"
  | "receiveSwishCallback"
  | "getPayment"
  | "listPayments"
  | "listUnmatchedPayments"
>;

/** Milliseconds between two reads of the provider's books for one payment by polling pages. */
const PATIENCE = 3000;

export function paymentHandlers(app: App): PaymentHandlers {
  const { db, clock, env, log } = app;
  const shown = async (id: number) => ({ status: 200, body: await getPayment(db, id, env.SWISH_PAYEE) }) as const;

  /**
   * A polling page need not wait for the push: the provider is polled at intervals, by one call at a time. A payment that we
   * have ended is read too: the buyer may have finished it.
   */
  async function refresh(id: number): Promise<void> {
    const now = clock();
    const before = new Date(now.getTime() - PATIENCE).toISOString();
    const isDue = or(isNull(payments.CheckedAt), lt(payments.CheckedAt, before));
    const due = await db
      .update(payments)
      .set({ CheckedAt: now.toISOString() })
      .where(and(eq(payments.ID, id), isNull(payments.PaidAt), isDue))
      .returning({ ID: payments.ID });
    if (due.length === 0) return;
    await settlePayment(app, id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, payment: id }, "payment not read back");
    });
  }

  return {
    initiateOrderPayment: async ({ params, body, caller, accessCode }) => {
      const order = await checkOwnOrder(db, { caller, accessCode }, params.id, clock());
      return shown(await initiatePayment(app, order.ID, { choice: body.Method, caller }));
    },

    initiateQuestionPayment: async ({ params, body, caller, accessCode }) => {
      await checkQuestionAccess(db, { caller, accessCode }, params.id, clock());
      const order = await findOrderOfQuestion(db, params.id, ["Question"]);
      if (!order) throw new Failure("NOT_FOUND");
      if (isByStaff(caller)) await checkOwnOrder(db, { caller, accessCode }, order.ID, clock());
      return shown(await initiatePayment(app, order.ID, { choice: body.Method, caller }));
    },

    pushPayment: async ({ query }) => {
      await receivePush(app, query.ID);
      return { status: 204, body: null };
    },

    receiveSwishCallback: async ({ body, callbackIdentifier }) => {
      await receiveSwish(app, body.id, callbackIdentifier);
      return { status: 204, body: null };
    },

    getPayment: async ({ params, caller, accessCode }) => {
      const { OrderID, State } = await getPaymentRow(db, params.id);
      await checkOwnOrder(db, { caller, accessCode }, OrderID, clock());
      if (!isPaid(State)) await refresh(params.id);
      return shown(params.id);
    },

    listPayments: async ({ query, caller }) => ({
      status: 200,
      body: await listPayments(db, query, { caller, now: clock() }),
    }),

    listUnmatchedPayments: async ({ query }) => ({ status: 200, body: await listUnmatchedPayments(db, query) }),
  };
}
