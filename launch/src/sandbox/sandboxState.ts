import { join } from "node:path";
import { type Journal, openJournal, type Changes as TableChanges } from "./journal.ts";
import type { KcoBody, KcoLine } from "./kco/kcoRules.ts";
import type { SwishBody, SwishRefundBody } from "./swish/swishRules.ts";

export type Method = "CARD" | "INVOICE";

/** A KCO checkout. Times are ISO 8601. */
export interface Checkout {
  id: string;
  status: "checkout_incomplete" | "checkout_complete" | "aborted";
  body: KcoBody;
  startedAt: string;
  modifiedAt: string;
}

export type OrderStatus = "AUTHORIZED" | "PART_CAPTURED" | "CAPTURED" | "CANCELLED" | "EXPIRED";

export interface Posting {
  id: string;
  amount: number;
  at: string;
  description: string | null;
  reference: string | null;
  lines: KcoLine[];
}

/** A completed checkout in order management. Amounts in öre. */
export interface Order {
  id: string;
  body: KcoBody;
  status: OrderStatus;
  method: Method;
  captured: number;
  refunded: number;
  remaining: number;
  captures: Posting[];
  refunds: Posting[];
  acknowledged: boolean;
  createdAt: string;
  expiresAt: string;
}

export interface SwishPayment {
  /** The instruction UUID. */
  id: string;
  body: SwishBody;
  /** m-commerce only. */
  token: string | null;
  status: "CREATED" | "PAID" | "DECLINED" | "ERROR" | "CANCELLED";
  paymentReference: string | null;
  errorCode: string | null;
  createdAt: string;
  paidAt: string | null;
}

export interface SwishRefund {
  id: string;
  body: SwishRefundBody;
  /** Öre. */
  amount: number;
  status: "DEBITED" | "PAID" | "ERROR";
  errorCode: string | null;
  createdAt: string;
}

/** A scheduled task. `at` is milliseconds since 1970. */
export type Task = { id: string; at: number; attempts: number } & (
  | { kind: "push"; checkoutId: string; url: string; repeat: boolean }
  | { kind: "complete"; checkoutId: string; method: Method }
  | { kind: "swishCallback"; paymentId: string }
  | { kind: "swishTimeout"; paymentId: string }
  | { kind: "refundPaid"; refundId: string }
  | { kind: "refundCallback"; refundId: string }
);

/** A fault for the next calls. */
export interface PlannedFault {
  id: string;
  /** As in faults.ts: "503", "slow=30", "lostAnswer" … */
  fault: string;
  /** The call's name; null for every call. */
  call: string | null;
  /** The merchant's reference of the order or the payment; null or absent for every one. */
  reference?: string | null;
  times: number;
}

/** The response of a call with an idempotency key. */
export interface StoredResponse {
  id: string;
  request: string;
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  at: number;
}

interface Tables {
  checkouts: Checkout;
  orders: Order;
  swishPayments: SwishPayment;
  swishRefunds: SwishRefund;
  tasks: Task;
  faults: PlannedFault;
  answers: StoredResponse;
}

export type Changes = TableChanges<Tables>;
export type State = Journal<Tables>;

export function openState(dir: string): State {
  const tables = ["checkouts", "orders", "swishPayments", "swishRefunds", "tasks", "faults", "answers"] as const;
  return openJournal<Tables>(join(dir, "journal.jsonl"), [...tables]);
}
