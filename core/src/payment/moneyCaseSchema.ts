import { z } from "zod";
import { differenceKinds } from "../accounting/accountingSchema.ts";
import { id, lengths, listAnswer, listQuery, multiline, timestamp } from "../contract/fieldSchema.ts";
import { OrderState } from "../order/orderStateSchema.ts";
import { unmatchedReasons } from "./paymentSchema.ts";
import { PaymentChoice, PaymentState } from "./paymentStateSchema.ts";

/** Where a case is stored: the queue of unmatched payments, an unfinished refund, or a difference of the nightly check. */
export const moneyCaseSources = ["unmatched", "refund", "difference"] as const;
export const MoneyCaseSource = z.enum(moneyCaseSources);
export type MoneyCaseSource = z.infer<typeof MoneyCaseSource>;

/** RefundWaiting: a refund that is not carried out. Surplus: money that its order could not take, on its way back. */
export const moneyCaseKinds = [...unmatchedReasons, "RefundWaiting", "Surplus", ...differenceKinds] as const;
export const MoneyCaseKind = z.enum(moneyCaseKinds);
export type MoneyCaseKind = z.infer<typeof MoneyCaseKind>;

/**
 * What settles a case. RetryRefund sends the refund again with a fresh instruction, Capture the capture; Release gives a
 * reservation back, ReturnMoney what no order explains; EndOrder ends an order whose money is lost; Book writes missing
 * vouchers; Compare reads the provider again, and closes the case when nothing differs. AcceptReversal ends a dispute that
 * the firm has lost; PaidElsewhere books a refund that the firm has paid from its bank account.
 */
export const moneyCaseActions = [
  "RetryRefund",
  "Capture",
  "Release",
  "ReturnMoney",
  "EndOrder",
  "Book",
  "AcceptReversal",
  "PaidElsewhere",
  "Compare",
] as const;
export const MoneyCaseAction = z.enum(moneyCaseActions);
export type MoneyCaseAction = z.infer<typeof MoneyCaseAction>;

/** Öre. A chargeback can make it negative. */
const balance = z.int().nullable();

/** A difference between the provider's books, ours and the order's state, until it is settled. */
export const MoneyCase = z
  .object({
    /** "refund-101": the source and its own ID. */
    ID: z.string(),
    Source: MoneyCaseSource,
    SourceID: id,
    Kind: MoneyCaseKind,
    OrderID: id.nullable(),
    OrderState: OrderState.nullable(),
    PaymentID: id.nullable(),
    PaymentState: PaymentState.nullable(),
    RefundID: id.nullable(),
    /** The amount of the refund, or of the refused call; null for a difference. */
    Amount: balance,
    Currency: z.string(),
    Method: PaymentChoice.nullable(),
    ProviderID: z.string().nullable(),
    ProviderReference: z.string().nullable(),
    /** What the provider held when it was last read: reserved, or captured less refunded; null when it can't be read. */
    ProviderAmount: balance,
    /** Our vouchers of the payment: sale less credit notes. */
    BookedAmount: balance,
    /** What the order's state explains. */
    ExpectedAmount: balance,
    FoundAt: timestamp,
    /** Attempts that the provider has refused. */
    Attempts: z.int().min(0),
    /** When the service tries again by itself; null when it waits for a person or for the nightly check. */
    NextAttemptAt: timestamp.nullable(),
    Actions: z.array(MoneyCaseAction),
  })
  .meta({ id: "MoneyCase" });
export type MoneyCase = z.infer<typeof MoneyCase>;

export const MoneyCaseList = z.object({ MoneyCases: z.array(MoneyCase), ...listAnswer }).meta({ id: "MoneyCaseList" });
export type MoneyCaseList = z.infer<typeof MoneyCaseList>;

const { Page, PageSize, Order, After } = listQuery;

export const MoneyCaseQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["FoundAt"]).default("FoundAt"),
  /** Waits for a person: nothing happens by itself. */
  State: z.enum(["Stopped"]).optional(),
});
export type MoneyCaseQuery = z.infer<typeof MoneyCaseQuery>;

/** The action on a case, with the reason for the audit log where a person decides about money. */
export const SettleMoneyCase = z
  .strictObject({ Action: MoneyCaseAction, Reason: multiline(lengths.Reason).nullish() })
  .meta({ id: "SettleMoneyCase" });
export type SettleMoneyCase = z.infer<typeof SettleMoneyCase>;

/** The case after the action; null when it is settled: provider, books and state agree. */
export const MoneyCaseOutcome = z.object({ MoneyCase: MoneyCase.nullable() }).meta({ id: "MoneyCaseOutcome" });
export type MoneyCaseOutcome = z.infer<typeof MoneyCaseOutcome>;
