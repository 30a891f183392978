import type { StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import type { Purchase } from "@lagrum/core/order/purchaseTexts";
import type { BuyerValues } from "./buyerValues.ts";

/** The purchase of a form before it is paid, with the dates of the typed choice. A company's work begins at once. */
export function purchaseOf(
  { Role, StartNow, LoseRight }: Pick<BuyerValues, "Role" | "StartNow" | "LoseRight">,
  dates: StartChoices | null,
): Purchase {
  const isCompany = Role === "Company";
  const startsNow = isCompany || StartNow === "true";
  return {
    Role: isCompany ? "Company" : "Private",
    StartNow: !isCompany && startsNow,
    LoseRight: !isCompany && startsNow && LoseRight === "true",
    Dates: dates?.[startsNow ? "StartNow" : "AfterWithdrawal"] ?? null,
    isPaid: false,
  };
}
