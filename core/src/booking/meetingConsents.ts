import type { Details } from "../contract/problem.ts";
import type { BuyerRole } from "../order/orderStateSchema.ts";
import { isWithinWithdrawal } from "./bookingRules.ts";

interface Consents {
  Role: BuyerRole;
  StartNow: boolean;
  IsAdult: boolean;
}

/**
 * The consents that the buyer of a priced meeting has not given: to be of age and, for a private person, to have the
 * meeting within the time for withdrawal (distansavtalslagen 2 kap. 11 §).
 * @param withdrawUntil the last moment of the right of withdrawal from a purchase made now, ISO 8601
 */
export function missingConsents({ Role, StartNow, IsAdult }: Consents, start: string, withdrawUntil: string): Details {
  const mustAsk = Role === "Private" && isWithinWithdrawal(start, withdrawUntil);
  return {
    ...(mustAsk && !StartNow && { StartNow: ["MUST_ACCEPT"] }),
    ...(!IsAdult && { IsAdult: ["MUST_ACCEPT"] }),
  };
}
