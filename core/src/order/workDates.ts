import type { QuestionType } from "../question/questionSchema.ts";
import type { WithdrawalLaws } from "../withdrawal/withdrawalLaw.ts";
import { lastWithdrawalDay } from "../withdrawal/withdrawalTime.ts";
import { deliveryDueTime, dueTime } from "../workingTime/promises.ts";
import type { BuyerRole } from "./orderStateSchema.ts";
import type { StartChoices } from "./purchaseDatesSchema.ts";
import type { WorkDates } from "./workDatesSchema.ts";
import { workStart } from "./workStart.ts";

/** What the due time depends on: the type of a question, or a delivery time. A meeting has neither. */
export interface PromisedWork {
  Type?: QuestionType | null;
  DeliveryWorkingDays?: number | null;
}

export interface DateRules {
  laws: WithdrawalLaws;
  /** The setting's opening hours. */
  hours: string;
}

function dueFrom({ Type, DeliveryWorkingDays }: PromisedWork, start: Date, hours: string): Date | null {
  if (Type) return dueTime(Type, start, hours);
  return DeliveryWorkingDays ? deliveryDueTime(DeliveryWorkingDays, start, hours) : null;
}

/**
 * The dates of a purchase: the same before the payment, where `paidAt` is now, and at the payment, where they are
 * stored. The delivery time counts from when the work may begin (distansavtalslagen 2 kap. 2 and 15 §§).
 */
export function workDates(
  work: PromisedWork,
  buyer: { Role: BuyerRole; StartNow: boolean },
  paidAt: Date,
  { laws, hours }: DateRules,
): WorkDates {
  const start = workStart(buyer, paidAt, laws);
  return {
    WorkFrom: start.toISOString(),
    DueAt: dueFrom(work, start, hours)?.toISOString() ?? null,
    WithdrawUntil: buyer.Role === "Company" ? null : lastWithdrawalDay(paidAt.getTime(), paidAt.getTime(), laws),
  };
}

/** The dates of a consumer's two choices, for a purchase that is paid at that moment. */
export const startChoices = (work: PromisedWork, paidAt: Date, rules: DateRules): StartChoices => ({
  StartNow: workDates(work, { Role: "Private", StartNow: true }, paidAt, rules),
  AfterWithdrawal: workDates(work, { Role: "Private", StartNow: false }, paidAt, rules),
});
