import type { PurchaseDates } from "@lagrum/core/order/purchaseDatesSchema";
import { type DateRules, type PromisedWork, startChoices, workDates } from "@lagrum/core/order/workDates";
import type { WorkDates } from "@lagrum/core/order/workDatesSchema";
import { QuestionType } from "@lagrum/core/question/questionSchema";
import { paidFollowUpDays } from "@lagrum/core/workingTime/promises";
import { eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { products } from "../db/schema/products.ts";
import { listProducts } from "../products/productRepository.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import type { OrderRow } from "./orderRepository.ts";

const rulesOf = async (db: Reader): Promise<DateRules> => ({
  laws: await listWithdrawalLaws(db),
  hours: (await readSettings(db)).settings.WORKING_HOURS,
});

/** What the due time of an order depends on. */
export const promisedWorkOf = ({
  Kind,
  ServiceCode,
  DeliveryWorkingDays,
}: Pick<OrderRow, "Kind" | "ServiceCode" | "DeliveryWorkingDays">): PromisedWork => ({
  Type: Kind === "Question" ? QuestionType.parse(ServiceCode) : null,
  DeliveryWorkingDays,
});

/** The dates of an order: as if it were paid now while it is unpaid, then from its payment, with the stored due time. */
export async function orderDates(db: Reader, order: OrderRow, now: Date): Promise<WorkDates> {
  const paidAt = order.PaidAt === null ? now : new Date(order.PaidAt);
  const dates = workDates(promisedWorkOf(order), order, paidAt, await rulesOf(db));
  return order.PaidAt === null ? dates : { ...dates, DueAt: order.DueAt };
}

const services: { Code: PurchaseDates["Services"][number]["Code"]; work: PromisedWork }[] = [
  { Code: "Express", work: { Type: "Express" } },
  { Code: "Express24", work: { Type: "Express24" } },
  { Code: "PhoneAdvice", work: { Type: "PhoneAdvice" } },
  { Code: "FOLLOWUP", work: { DeliveryWorkingDays: paidFollowUpDays } },
];

/** When purchases that are paid now are due. @param productId a product on sale */
export async function purchaseDates(db: Reader, now: Date, productId: number | undefined): Promise<PurchaseDates> {
  const rules = await rulesOf(db);
  const [product] = productId === undefined ? [] : await listProducts(db, now, eq(products.ID, productId));
  return {
    Services: services.map(({ Code, work }) => ({ Code, ...startChoices(work, now, rules) })),
    Product: product ? startChoices(product, now, rules) : null,
  };
}
