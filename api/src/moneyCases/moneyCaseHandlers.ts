import type { App } from "../app.ts";
import {
  findCarriedOut,
  findStandingInstruction,
  orUnavailable,
  readMoneyCase,
  returnForeignMoney,
} from "../flows/readMoneyCase.ts";
import { settleMoneyCase } from "../flows/settleMoneyCase.ts";
import type { Handlers } from "../http/serve.ts";
import { findMoneyCase, listMoneyCases } from "./moneyCaseRepository.ts";

type MoneyCaseHandlers = Pick<Handlers, "listMoneyCases" | "settleMoneyCase">;

export const moneyCaseHandlers = (app: App): MoneyCaseHandlers => ({
  listMoneyCases: async ({ query }) => ({ status: 200, body: await listMoneyCases(app.db, query, app.clock()) }),

  settleMoneyCase: async ({ params, body, caller, write }) => {
    const before = await findMoneyCase(app.db, params, app.clock());
    const refundId = before?.RefundID ?? null;
    const sendsRefund = refundId !== null && (body.Action === "RetryRefund" || body.Action === "ReturnMoney");
    const isPaidElsewhere = refundId !== null && body.Action === "PaidElsewhere";
    // The provider is read before a fresh instruction is made, and before the firm says that it has paid by itself.
    const standing = await orUnavailable(async () => {
      if (isPaidElsewhere) return findCarriedOut(app, refundId);
      return sendsRefund ? findStandingInstruction(app, refundId) : undefined;
    });
    await write((context) => settleMoneyCase(context, params, { ...body, standing, kinds: app.orderKinds }));
    // The calls to the provider have keys of their own: a repeated request has the effect of one.
    if (body.Action === "ReturnMoney" && before && refundId === null) {
      await orUnavailable(() => returnForeignMoney(app, before));
    }
    // Refunds and captures are on their way by a job; the others are compared at once.
    const isQueued = sendsRefund || body.Action === "Capture" || body.Action === "Release";
    const after = isQueued
      ? await findMoneyCase(app.db, params, app.clock())
      : await readMoneyCase(app, params, caller);
    return { status: 200, body: { MoneyCase: after ?? null } };
  },
});
