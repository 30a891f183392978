import type { SandboxBooks } from "./sandboxControl.ts";

/** What a provider holds under one reference. Öre, and times in milliseconds since 1970. */
export interface Held {
  /** The provider's own identifier. */
  id: string;
  /** Ours: "O-5118-7001". */
  reference: string;
  reserved: number;
  captured: number;
  refunded: number;
  /** What was reserved and then released. */
  released: number;
  /** When the buyer finished the purchase. */
  paidAt: number;
  /** Captures are positive, refunds negative. */
  movements: { at: number; amount: number }[];
}

const ore = (kronor: string) => Math.round(Number(kronor) * 100);
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Every purchase in the ledger of the sandbox. */
export function readLedger({ Orders, SwishPayments, SwishRefunds }: SandboxBooks): Held[] {
  const checkouts = Orders.map((order): Held => {
    const isOpen = order.status === "AUTHORIZED" || order.status === "PART_CAPTURED";
    const { id, captured, refunded } = order;
    return {
      ...{ id, captured, refunded, reference: order.body.merchant_reference1 ?? "" },
      reserved: isOpen ? order.remaining : 0,
      released: isOpen ? 0 : order.body.order_amount - captured,
      paidAt: Date.parse(order.createdAt),
      movements: [
        ...order.captures.map(({ at, amount }) => ({ at: Date.parse(at), amount })),
        ...order.refunds.map(({ at, amount }) => ({ at: Date.parse(at), amount: -amount })),
      ],
    };
  });
  const swish = SwishPayments.filter(({ status }) => status === "PAID").map((payment): Held => {
    const { id, body, paymentReference, paidAt } = payment;
    const back = SwishRefunds.filter(
      (refund) => refund.body.originalPaymentReference === paymentReference && refund.status !== "ERROR",
    );
    const at = Date.parse(paidAt ?? "");
    const captured = ore(body.amount);
    return {
      ...{ id, captured, reference: body.payeePaymentReference ?? "", reserved: 0, released: 0, paidAt: at },
      refunded: sumOf(back.map(({ amount }) => amount)),
      movements: [
        { at, amount: captured },
        ...back.map(({ createdAt, amount }) => ({ at: Date.parse(createdAt), amount: -amount })),
      ],
    };
  });
  return [...checkouts, ...swish];
}

/** What was captured less what was refunded at that time. Öre. */
export const netAt = ({ movements }: Held, time: number): number =>
  sumOf(movements.filter(({ at }) => at <= time).map(({ amount }) => amount));
