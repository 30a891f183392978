import { randomUUID } from "node:crypto";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { App } from "../app.ts";
import type { refunds } from "../db/schema/payments.ts";
import type { PaymentRow } from "./paymentRepository.ts";
import { carryOut, type InstructionState, type Outcome, orAbsent } from "./provider/instruction.ts";
import type { ProviderOrder } from "./provider/paymentProvider.ts";
import { ProviderError } from "./provider/providerError.ts";

type Provider = Pick<App, "payments"> & { env: Pick<App["env"], "PUBLIC_URL"> };
export type RefundRow = typeof refunds.$inferSelect;

/** The refund's own reference in the provider's books. */
export const refundReference = (id: number): string => `R-${id}`;

/** Swish requires 32 hexadecimal digits: the stored key of the call. */
export const instructionOf = ({ CallKey }: Pick<RefundRow, "CallKey">): string =>
  CallKey.replaceAll("-", "").toUpperCase();

/** Reads what an instruction has done to an order of the checkout provider. */
async function inOrder(
  { payments: { checkout } }: Provider,
  id: string,
  isDone: (order: ProviderOrder) => boolean,
): Promise<InstructionState> {
  const order = await orAbsent(checkout.readOrder(id));
  return order !== "absent" && isDone(order) ? "done" : "absent";
}

/** Captures an authorised payment in full. @throws ProviderError while the outcome is unknown */
export function capture(app: Provider, payment: PaymentRow): Promise<Outcome> {
  const { ProviderID, Amount, Reference, OrderID, CaptureKey } = payment;
  const id = ProviderID ?? "";
  const posting = { amount: Amount, reference: Reference ?? "", description: `Beställning ${orderReference(OrderID)}` };
  return carryOut({
    name: "capture",
    async send() {
      await app.payments.checkout.capture(id, posting, { idempotencyKey: CaptureKey });
      return "done";
    },
    // Staff may have captured it in the provider's portal.
    readBack: () => inOrder(app, id, ({ capturedAmount }) => capturedAmount >= Amount),
  });
}

/** Releases an authorised payment. @throws ProviderError while the outcome is unknown */
export function release(app: Provider, { ProviderID, CancelKey }: PaymentRow): Promise<Outcome> {
  const id = ProviderID ?? "";
  return carryOut({
    name: "cancel",
    async send() {
      await app.payments.checkout.cancel(id, { idempotencyKey: CancelKey });
      return "done";
    },
    // An authorisation that has expired holds nothing either.
    readBack: () => inOrder(app, id, (order) => order.remainingAmount === 0 && order.capturedAmount === 0),
  });
}

/** Refunds a captured or debited payment. @throws ProviderError while the outcome is unknown */
export function payBack(app: Provider, payment: PaymentRow, refund: RefundRow): Promise<Outcome> {
  return payment.Choice === "Swish" ? bySwish(app, payment, refund) : byCheckout(app, payment, refund);
}

function byCheckout(app: Provider, payment: PaymentRow, refund: RefundRow): Promise<Outcome> {
  const id = payment.ProviderID ?? "";
  const reference = refundReference(refund.ID);
  const description = `Återbetalning ${orderReference(refund.OrderID)}`;
  return carryOut({
    name: "refund",
    async send() {
      const posting = { amount: refund.Amount, reference, description };
      await app.payments.checkout.refund(id, posting, { idempotencyKey: refund.CallKey });
      return "done";
    },
    readBack: () => inOrder(app, id, (order) => order.refunds.some((movement) => movement.reference === reference)),
  });
}

const refundStates = {
  created: "pending",
  validated: "pending",
  debited: "done",
  paid: "done",
  error: "failed",
} as const;

/** The state of a refund by Swish. @throws ProviderError */
export async function readSwishRefund({ payments }: Pick<App, "payments">, refund: RefundRow) {
  const read = await orAbsent(payments.swish.readRefund(instructionOf(refund)));
  if (read === "absent") return { state: "absent" as const, amount: 0 };
  return { state: refundStates[read.status], amount: read.amount };
}

function bySwish(app: Provider, payment: PaymentRow, refund: RefundRow): Promise<Outcome> {
  return carryOut({
    name: "createSwishRefund",
    async send() {
      await app.payments.swish.refund({
        instructionId: instructionOf(refund),
        originalPaymentReference: payment.BankReference ?? "",
        reference: refundReference(refund.ID),
        amount: refund.Amount,
        message: orderReference(refund.OrderID),
        callbackUrl: `${app.env.PUBLIC_URL}/api/payments/swish`,
        callbackIdentifier: randomUUID(),
      });
      return "accepted";
    },
    async readBack() {
      const { state, amount } = await readSwishRefund(app, refund);
      if (state === "done" && amount !== refund.Amount) {
        throw new ProviderError("malformed", "readSwishRefund", { code: "OTHER_AMOUNT" });
      }
      return state;
    },
  });
}

/**
 * Ends a payment that waits for its buyer. `refused`: it has an end of its own there, paid or not.
 * @throws ProviderError while the outcome is unknown: it may still be paid
 */
export function callOff(app: Pick<App, "payments">, payment: PaymentRow): Promise<Outcome> {
  const { Choice, ProviderID } = payment;
  // The buyer has no link to a payment whose creation has had no answer.
  if (ProviderID === null) return Promise.resolve("done");
  return Choice === "Swish" ? cancelSwish(app, ProviderID) : abortCheckout(app, payment, ProviderID);
}

const swishEnds = {
  created: "absent",
  paid: "failed",
  declined: "failed",
  error: "failed",
  cancelled: "done",
} as const;

function cancelSwish({ payments: { swish } }: Pick<App, "payments">, id: string): Promise<Outcome> {
  return carryOut({
    name: "cancelSwishPayment",
    async send() {
      await swish.cancel(id);
      return "accepted";
    },
    async readBack() {
      const payment = await orAbsent(swish.read(id));
      // A payment that does not exist can't be paid.
      return payment === "absent" ? "done" : swishEnds[payment.status];
    },
  });
}

function abortCheckout(app: Pick<App, "payments">, payment: PaymentRow, id: string): Promise<Outcome> {
  const { checkout } = app.payments;
  const ref = { id, location: payment.Location ?? "" };
  let isReadOnly = false;
  return carryOut({
    name: "abortCheckout",
    async send() {
      try {
        await checkout.abortCheckout(ref, { idempotencyKey: payment.CancelKey });
      } catch (error) {
        if (!(error instanceof ProviderError) || error.code !== "READ_ONLY_ORDER") throw error;
        isReadOnly = true;
      }
      return isReadOnly ? "accepted" : "done";
    },
    async readBack() {
      const session = await orAbsent(checkout.readCheckout(ref));
      if (session === "absent") return "done";
      if (session.status === "complete") return "failed";
      // Read-only and not complete: aborted by a call whose answer was lost.
      return isReadOnly ? "done" : "absent";
    },
  });
}
