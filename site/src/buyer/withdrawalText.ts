import { formatDate } from "@lagrum/core/text/dates";
import { withdrawalObstacleTexts } from "@lagrum/core/texts/withdrawals";
import type { RightNow } from "@lagrum/core/withdrawal/withdrawalSchema";

interface Consents {
  StartNow: boolean;
  LoseRight: boolean;
}

/** The right of withdrawal of one purchase, in words (distansavtalslagen 2 kap. 10, 11 och 15 §§). */
export function withdrawalText(isCompany: boolean, consents: Consents): string {
  if (isCompany) return "Ett företag har ingen ångerrätt.";
  const right = "14 dagar från dagen efter att vi har bekräftat köpet.";
  if (!consents.StartNow) return `${right} Vi börjar när den tiden har gått, och räknar leveranstiden därifrån.`;
  const part = `${right} Du vill att vi börjar innan dess, och betalar för det som är gjort om du ångrar dig.`;
  return consents.LoseRight ? `${part} Rätten upphör när hela tjänsten är levererad.` : part;
}

/** The right of withdrawal of a purchase now, in words: before the payment what it will be. */
export function rightText({ Role, Right, ...consents }: Consents & { Role: string; Right: RightNow }): string {
  const { LastDay, Obstacle } = Right;
  if (Obstacle === "NotPaid" || Obstacle === "Company") return withdrawalText(Role === "Company", consents);
  if (Obstacle !== null) return withdrawalObstacleTexts[Obstacle];
  return LastDay === null ? "" : `Till och med ${formatDate(LastDay)}.`;
}
