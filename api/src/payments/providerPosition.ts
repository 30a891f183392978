import type { App } from "../app.ts";
import { type RefundRow, readSwishRefund, refundReference } from "./instructions.ts";
import type { PaymentRow } from "./paymentRepository.ts";
import { orAbsent } from "./provider/instruction.ts";
import type { Movement } from "./provider/paymentProvider.ts";

/** What the provider holds for a payment, in öre. All 0 when it does not know the payment. */
export interface Position {
  reserved: number;
  captured: number;
  refunded: number;
  /** Refunds that no instruction of ours explains, such as a chargeback. Swish lists none. */
  uninstructed: Movement[];
  /** The IDs of our refunds that the provider has carried out, whatever state our rows have. */
  refunds: number[];
}

const nothing: Position = { reserved: 0, captured: 0, refunded: 0, uninstructed: [], refunds: [] };

async function inCheckout({ payments }: Tools, id: string, refunds: readonly RefundRow[]): Promise<Position> {
  const order = await orAbsent(payments.checkout.readOrder(id));
  if (order === "absent") return nothing;
  const isOpen = order.status === "authorized" || order.status === "partCaptured";
  const ours = new Map(refunds.map(({ ID }) => [refundReference(ID), ID]));
  const found = order.refunds.map(({ reference }) => ours.get(reference ?? ""));
  return {
    reserved: isOpen ? order.remainingAmount : 0,
    captured: order.capturedAmount,
    refunded: order.refundedAmount,
    uninstructed: order.refunds.filter((_, index) => found[index] === undefined),
    refunds: found.filter((ID) => ID !== undefined),
  };
}

async function inSwish(app: Tools, id: string, refunds: readonly RefundRow[]): Promise<Position> {
  const payment = await orAbsent(app.payments.swish.read(id));
  if (payment === "absent") return nothing;
  const position = { ...nothing, captured: payment.status === "paid" ? payment.amount : 0, refunds: [] as number[] };
  for (const refund of refunds) {
    const { state, amount } = await readSwishRefund(app, refund);
    if (state !== "done") continue;
    position.refunded += amount;
    position.refunds.push(refund.ID);
  }
  return position;
}

type Tools = Pick<App, "payments">;

/**
 * Reads what the provider holds for a payment. Swish is asked for each refund by its own instruction.
 * @param refunds all rows of the payment, failed ones too
 * @throws ProviderError
 */
export async function readPosition(
  app: Tools,
  { Choice, ProviderID }: Pick<PaymentRow, "Choice" | "ProviderID">,
  refunds: readonly RefundRow[],
): Promise<Position> {
  if (ProviderID === null) return nothing;
  return Choice === "Swish" ? inSwish(app, ProviderID, refunds) : inCheckout(app, ProviderID, refunds);
}
