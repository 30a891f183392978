import { nextOrderState } from "../order/orderTransitions.ts";
import type { MoneyCase, MoneyCaseAction, MoneyCaseKind } from "./moneyCaseSchema.ts";
import type { PaymentState } from "./paymentStateSchema.ts";

type Facts = Pick<MoneyCase, "Kind" | "OrderState" | "PaymentState" | "RefundID" | "Method" | "NextAttemptAt">;

/** Money at the provider that no payment of ours explains. */
const foreign: readonly MoneyCaseKind[] = ["Unknown", "WrongAmount", "WrongCurrency", "WrongMerchant", "Late"];

/** A payment that holds no money of ours in these states. */
const unpaid: readonly PaymentState[] = ["Initiated", "Declined", "Cancelled", "Expired", "Failed"];

/** A refund that the service still tries by itself could be paid twice. */
const paidElsewhere = ({ PaymentState, NextAttemptAt }: Facts): MoneyCaseAction[] =>
  NextAttemptAt === null && (PaymentState === "Captured" || PaymentState === "PartRefunded") ? ["PaidElsewhere"] : [];

function settling(facts: Facts): MoneyCaseAction[] {
  const { Kind, OrderState, PaymentState, RefundID, Method } = facts;
  if (Kind === "Surplus") return ["ReturnMoney", ...paidElsewhere(facts)];
  if (RefundID !== null) return ["RetryRefund", ...paidElsewhere(facts)];
  // A dispute that the firm wins disappears from the provider's books, which are read every day.
  if (Kind === "Reversed") return ["AcceptReversal"];
  if (Kind === "Reserved") return PaymentState === "Authorised" ? ["Release"] : ["ReturnMoney"];
  if (Kind === "CaptureFailed") {
    if (PaymentState === "Authorised") return ["Capture", "Release"];
    // The authorisation is lost: there is no money to give back.
    return OrderState !== null && nextOrderState(OrderState, "REFUND") !== null ? ["EndOrder"] : [];
  }
  if (foreign.includes(Kind)) {
    if (Method === "Checkout") return ["ReturnMoney"];
    // Swish can't refund what went to another number, or in another currency.
    return PaymentState !== null && unpaid.includes(PaymentState) ? ["PaidElsewhere"] : [];
  }
  return Kind === "Sale" || Kind === "Credit" || Kind === "Order" ? ["Book"] : [];
}

/** The actions that a case allows, the one that settles it first. */
export const actionsOn = (facts: Facts): MoneyCaseAction[] => [...settling(facts), "Compare"];

/** Actions that need a reason for the audit log: a person decides about money. */
export const needsReason = (action: MoneyCaseAction): boolean =>
  action === "Release" ||
  action === "ReturnMoney" ||
  action === "EndOrder" ||
  action === "AcceptReversal" ||
  action === "PaidElsewhere";
