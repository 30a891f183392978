import type { State } from "./sandboxState.ts";

interface ConcernedCall {
  /** Of the path. */
  id: string;
  body: unknown;
}

/** The merchant's references that a call concerns: of its body, and of the order or the payment that it is about. */
function referencesOf(state: State, { id, body }: ConcernedCall): string[] {
  const sent = (typeof body === "object" ? body : null) as Record<string, unknown> | null;
  const refund = state.get("swishRefunds", id)?.body ?? sent;
  const original = refund?.originalPaymentReference;
  const payment =
    state.get("swishPayments", id) ??
    (original === undefined
      ? undefined
      : state.list("swishPayments").find(({ paymentReference }) => paymentReference === original));
  const found = [
    sent?.merchant_reference1,
    sent?.payeePaymentReference,
    state.get("checkouts", id)?.body.merchant_reference1,
    state.get("orders", id)?.body.merchant_reference1,
    payment?.body.payeePaymentReference,
  ];
  return found.filter((reference) => typeof reference === "string");
}

/** Whether a call concerns a reference: "O-12" is that of all payments of the order, "O-12-7001" of one. */
export const concerns = (state: State, call: ConcernedCall, reference: string): boolean =>
  referencesOf(state, call).some((found) => found === reference || found.startsWith(`${reference}-`));
