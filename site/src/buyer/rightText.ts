import { type Purchase, withdrawalText } from "@lagrum/core/order/purchaseTexts";
import { formatDate } from "@lagrum/core/text/dates";
import { withdrawalObstacleTexts } from "@lagrum/core/texts/withdrawals";
import type { RightNow } from "@lagrum/core/withdrawal/withdrawalSchema";

/** The right of withdrawal of a purchase now, in words: before the payment what it will be. */
export function rightText({ LastDay, Obstacle }: RightNow, purchase: Purchase): string {
  if (Obstacle === "NotPaid" || Obstacle === "Company") return withdrawalText(purchase);
  if (Obstacle !== null) return withdrawalObstacleTexts[Obstacle];
  return LastDay === null ? "" : `Till och med ${formatDate(LastDay)}.`;
}
