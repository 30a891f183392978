import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import { findByProviderId, findByReference, insertUnmatched, setPayment } from "./paymentRepository.ts";
import { orAbsent } from "./provider/instruction.ts";
import { ProviderError } from "./provider/providerError.ts";
import { fromCheckout } from "./providerBooks.ts";
import { settlePayment } from "./settlePayment.ts";

/** The provider repeats its push, so that an outage of its own books is only a delay. */
async function orLater(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Failure("PAYMENT_UNAVAILABLE", undefined, { retryAfter: 10, cause: error });
  }
}

/**
 * A push (webhook) of the checkout provider: only a hint. The order is read back; an ID that neither we nor the provider
 * know has no effect, and unreadable books are no answer. An order of the provider without a payment of ours goes to the staff's queue.
 * @throws Failure PAYMENT_UNAVAILABLE; the provider repeats the push
 */
export function receivePush(app: App, providerId: string): Promise<void> {
  return orLater(async () => {
    const known = await findByProviderId(app.db, providerId);
    if (known) {
      if (known.Choice === "Checkout") await settlePayment(app, known.ID);
      return;
    }
    const order = await orAbsent(app.payments.checkout.readOrder(providerId));
    if (order === "absent") return;
    // The push came before we had stored the answer to our own call; another push may have stored it meanwhile.
    const ours = order.reference === null ? undefined : await findByReference(app.db, order.reference);
    if (ours && (ours.ProviderID ?? providerId) === providerId) {
      await setPayment(app.db, ours.ID, { ProviderID: providerId });
      await settlePayment(app, ours.ID);
      return;
    }
    const { amount: Amount, currency: Currency, reference: ProviderReference } = fromCheckout(order);
    const found = { ProviderID: providerId, Amount, Currency, ProviderReference, PaymentID: ours?.ID ?? null };
    await app.db.transaction((tx) =>
      insertUnmatched(tx, { Reason: "Unknown", Choice: "Checkout", ...found }, app.clock()),
    );
  });
}

/**
 * A callback (webhook) of Swish: only a hint, too. An unknown ID has no effect, nor has one without the identifier of our
 * request.
 * @throws Failure PAYMENT_UNAVAILABLE
 */
export function receiveSwish(app: App, instructionId: string, callbackIdentifier: string | null): Promise<void> {
  return orLater(async () => {
    const known = await findByProviderId(app.db, instructionId);
    if (known?.Choice !== "Swish") return;
    if (known.CallbackID === callbackIdentifier) await settlePayment(app, known.ID);
    else app.log.warn({ payment: known.ID }, "a callback of Swish without the identifier of its payment");
  });
}
