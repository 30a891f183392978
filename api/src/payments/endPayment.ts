import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import { PaymentWaits } from "../orders/orderRepository.ts";
import { callOff } from "./instructions.ts";
import { lockLivePayment, type PaymentRow } from "./paymentRepository.ts";
import { ProviderError } from "./provider/providerError.ts";
import { cancelPayment, settlePayment } from "./settlePayment.ts";

export const unavailable = (cause?: unknown) =>
  new Failure("PAYMENT_UNAVAILABLE", undefined, { retryAfter: 10, cause });

/**
 * Ends a waiting payment at the provider, then with us. If the buyer has paid meanwhile, it is settled instead.
 * @throws Failure PAYMENT_UNAVAILABLE when the provider can't be reached: it may still be paid
 */
export async function endPayment(app: App, payment: PaymentRow): Promise<void> {
  try {
    if ((await callOff(app, payment)) === "done") await cancelPayment(app, payment);
    else await settlePayment(app, payment.ID);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw unavailable(error);
  }
}

/** Ends the order's waiting payment, if it has one. @throws Failure PAYMENT_UNAVAILABLE */
export async function endWaitingPayment(app: App, orderId: number): Promise<void> {
  const waiting = await app.db.transaction((tx) => lockLivePayment(tx, orderId));
  if (waiting?.State === "Initiated") await endPayment(app, waiting);
}

/** Attempts against a buyer who starts another payment meanwhile. */
const ROUNDS = 4;

/**
 * Runs a change that may end an unpaid order, after its waiting payment has been ended at the provider. If the buyer has
 * paid, the order is paid before the change runs, and its rules for paid orders hold. The change is a transaction in which
 * `moveOrder` refuses to end an order whose payment still waits.
 * @throws Failure PAYMENT_UNAVAILABLE when the provider can't be reached; nothing has changed then
 */
export async function afterPaymentEnds<Changed>(
  app: App,
  orderId: number | undefined,
  change: () => Promise<Changed>,
): Promise<Changed> {
  for (let left = ROUNDS; ; left -= 1) {
    if (orderId !== undefined) await endWaitingPayment(app, orderId);
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof PaymentWaits) || left === 1 || orderId === undefined) throw error;
    }
  }
}
