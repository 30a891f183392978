import { percent } from "@lagrum/core/money/money";
import type { AnswerKind } from "@lagrum/core/product/buyerQuestions";
import { type ManagedProduct, type ProductPrice, taxRates } from "@lagrum/core/product/productSchema";
import { dayOf, formatDate, formatDateTime } from "@lagrum/core/text/dates";

export const taxChoices = taxRates.map((id) => ({ id, name: percent(id) }));

const answerKindTexts: Record<AnswerKind, string> = {
  text: "En rad text",
  longText: "Längre text",
  date: "Ett datum",
  number: "Ett tal",
  yesNo: "Ja eller nej",
  choice: "Ett av flera svar",
  file: "Ett dokument",
};
export const answerKindChoices = Object.entries(answerKindTexts).map(([id, name]) => ({ id, name }));

/** Whether the product is sold, or why not. */
export function saleLabel(product: Pick<ManagedProduct, "IsSold" | "Active" | "Amount" | "ValidFrom" | "ValidTo">) {
  const today = dayOf(new Date());
  if (product.IsSold) return "Säljs";
  if (!product.Active) return "Inaktiv";
  if (product.ValidFrom > today) return `Säljs från ${product.ValidFrom}`;
  if (product.ValidTo !== null && product.ValidTo < today) return `Såldes till och med ${product.ValidTo}`;
  return "Saknar pris";
}

const clock = new Intl.DateTimeFormat("sv-SE", { timeStyle: "medium", timeZone: "Europe/Stockholm" });
/** Prices set for a day begin at midnight in Stockholm; those of the first migration at midnight UTC. */
const beginsWithDay = (at: Date) => clock.format(at) === "00:00:00" || at.getTime() % 86_400_000 === 0;

/** Whether the price is not yet in force, and can be withdrawn. */
export const isComingPrice = ({ ValidFrom }: Pick<ProductPrice, "ValidFrom">) => new Date(ValidFrom) > new Date();

/** "1 januari 2025"; with the time if the price took effect at once. */
export function priceStartLabel(price: Pick<ProductPrice, "ValidFrom">): string {
  const at = new Date(price.ValidFrom);
  if (isComingPrice(price)) return `${formatDate(at)} (kommande)`;
  return beginsWithDay(at) ? formatDate(at) : formatDateTime(at);
}
