import { z } from "zod";
import { ReceiptItem } from "../accounting/accountingSchema.ts";
import { amount, id, timestamp } from "../contract/fieldSchema.ts";
import { BuyerRole, OrderState } from "../order/orderStateSchema.ts";
import { WorkDates } from "../order/workDatesSchema.ts";
import { PaymentState } from "../payment/paymentStateSchema.ts";
import { RightNow } from "../withdrawal/withdrawalSchema.ts";

/** The order behind a question, as its asker sees it. Öre, tax included. */
export const QuestionOrder = z
  .object({
    ID: id,
    Reference: z.string(),
    State: OrderState,
    Amount: amount,
    TaxAmount: amount,
    RefundedAmount: amount,
    /** The price is valid until then; null once paid or ended. */
    ExpiresAt: timestamp.nullable(),
    PaidAt: timestamp.nullable(),
    /** The latest payment; null before the first. */
    PaymentID: id.nullable(),
    PaymentState: PaymentState.nullable(),
    Receipts: z.array(ReceiptItem),
    /** The right of withdrawal. */
    Right: RightNow,
    Role: BuyerRole,
    /** The consents about withdrawal. */
    StartNow: z.boolean(),
    LoseRight: z.boolean(),
    /** Before the payment as if it were paid now, then as they are. */
    Dates: WorkDates,
  })
  .meta({ id: "QuestionOrder" });
export type QuestionOrder = z.infer<typeof QuestionOrder>;
