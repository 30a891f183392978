import { z } from "zod";
import {
  amount,
  day,
  email,
  id,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  personName,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { OrderKind, OrderState } from "../order/orderStateSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

export const withdrawalStates = [
  "Submitted",
  "Queued",
  "AwaitingShare",
  "Refunding",
  "Completed",
  "Refused",
  "Dismissed",
] as const;
export const WithdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** Why there is no right of withdrawal. */
export const withdrawalObstacles = ["Company", "NotPaid", "Ended", "Performed", "TooLate"] as const;
export const WithdrawalObstacle = z.enum(withdrawalObstacles);
export type WithdrawalObstacle = z.infer<typeof WithdrawalObstacle>;

/**
 * Why all or a part is paid back. Without a request to start, or without the acknowledgement, all is refunded. Nothing is
 * left to pay back where the whole price was refunded before, such as for a missed deadline.
 */
export const refundBases = [
  "NotStarted",
  "NoRequest",
  "NoAcknowledgement",
  "PartPerformed",
  "AlreadyRefunded",
] as const;
export const RefundBasis = z.enum(refundBases);
export type RefundBasis = z.infer<typeof RefundBasis>;

/** The withdrawal of a contract, by the consumer: the fields that distansavtalslagen 2 kap. 10 a § lists. */
export const SubmitWithdrawal = z
  .strictObject({
    Name: personName,
    /** The reference of the order, in the consumer's words. */
    OrderRef: singleLine({ min: 1, max: lengths.OrderRef.max }),
    Email: email,
    ...honeypot,
  })
  .meta({ id: "SubmitWithdrawal" });
export type SubmitWithdrawal = z.infer<typeof SubmitWithdrawal>;

/** The receipt, the same for known and unknown contracts. */
export const SubmittedWithdrawal = z
  .object({ Reference: z.string(), ReceivedAt: timestamp })
  .meta({ id: "SubmittedWithdrawal" });
export type SubmittedWithdrawal = z.infer<typeof SubmittedWithdrawal>;

/** The right of withdrawal of a contract now: its last day, or why there is none. */
export const RightNow = z
  .object({ LastDay: day.nullable(), Obstacle: WithdrawalObstacle.nullable() })
  .meta({ id: "RightNow" });
export type RightNow = z.infer<typeof RightNow>;

const right = {
  /** The last day of the right; null without a contract or a right. */
  LastDay: day.nullable(),
  Obstacle: WithdrawalObstacle.nullable(),
  Basis: RefundBasis.nullable(),
  /** Öre charged for performed work, and refunded; null until staff have recorded the share. */
  KeptAmount: amount.nullable(),
  RefundAmount: amount.nullable(),
};

/** A withdrawal as its sender sees it. */
const OwnWithdrawal = z.object({
  Reference: z.string(),
  State: WithdrawalState,
  ReceivedAt: timestamp,
  /** Whole per cent that was performed; null when nothing is charged or staff have not recorded it. */
  PerformedPercent: z.int().min(0).max(100).nullable(),
  RefundDueDay: day.nullable(),
  CompletedAt: timestamp.nullable(),
});

/** A contract's right of withdrawal now, and its withdrawal if it was sent. */
export const ContractWithdrawal = z
  .object({
    Reference: z.string(),
    ProductName: z.string(),
    /** Öre, tax included. */
    Amount: amount,
    RefundedAmount: amount,
    PaidAt: timestamp.nullable(),
    ...right,
    Withdrawal: OwnWithdrawal.nullable(),
  })
  .meta({ id: "ContractWithdrawal" });
export type ContractWithdrawal = z.infer<typeof ContractWithdrawal>;

/** A row of the staff's list. Name and address are null once erased. */
export const WithdrawalListItem = z
  .object({
    ID: id,
    Reference: z.string(),
    State: WithdrawalState,
    Name: z.string().nullable(),
    Email: z.string().nullable(),
    OrderRef: z.string(),
    OrderID: id.nullable(),
    OrderKind: OrderKind.nullable(),
    OrderState: OrderState.nullable(),
    ReceivedAt: timestamp,
    ...right,
    PerformedPercent: z.int().min(0).max(100).nullable(),
    Reason: z.string(),
    RefundDueDay: day.nullable(),
    CompletedAt: timestamp.nullable(),
  })
  .meta({ id: "WithdrawalListItem" });
export type WithdrawalListItem = z.infer<typeof WithdrawalListItem>;

export const WithdrawalList = z
  .object({ Withdrawals: z.array(WithdrawalListItem), ...listAnswer })
  .meta({ id: "WithdrawalList" });
export type WithdrawalList = z.infer<typeof WithdrawalList>;

export const WithdrawalQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["ReceivedAt", "ID"]).default("ReceivedAt"),
  /** Waiting: staff have to act. */
  State: z.enum([...withdrawalStates, "Waiting"]).optional(),
  OrderID: idParam.optional(),
});
export type WithdrawalQuery = z.infer<typeof WithdrawalQuery>;

/**
 * A withdrawal in the queue is tied to its order: the rules decide from the time when it was received. A sender with
 * another address than the order's needs a reason.
 */
export const MatchWithdrawal = z
  .strictObject({ OrderID: id, Reason: multiline(lengths.Reason).nullish() })
  .meta({ id: "MatchWithdrawal" });
export type MatchWithdrawal = z.infer<typeof MatchWithdrawal>;

export const DismissWithdrawal = z
  .strictObject({ Reason: multiline(lengths.Reason) })
  .meta({ id: "DismissWithdrawal" });
export type DismissWithdrawal = z.infer<typeof DismissWithdrawal>;

/** How much of the service was performed when the consumer withdrew. */
export const SetPerformedShare = z
  .strictObject({ Percent: z.int().min(0).max(100), Reason: multiline(lengths.Reason) })
  .meta({ id: "SetPerformedShare" });
export type SetPerformedShare = z.infer<typeof SetPerformedShare>;

/**
 * A withdrawal that came by e-mail, letter or telephone. The time when it was sent decides about the right
 * (distansavtalslagen 2 kap. 10 §), the time when it arrived about the refund's last day (14 §).
 */
export const RecordWithdrawal = z
  .strictObject({
    SentAt: timestamp,
    /** Absent: when it was sent. */
    ArrivedAt: timestamp.nullish(),
    Reason: multiline(lengths.Reason),
  })
  .meta({ id: "RecordWithdrawal" });
export type RecordWithdrawal = z.infer<typeof RecordWithdrawal>;
