import { formatPrice } from "@lagrum/core/money/money";
import type { RentClaimListItem } from "@lagrum/core/rentClaim/rentClaimCaseSchema";

type Estimated = Pick<RentClaimListItem, "EstimateKind" | "EstimateLow" | "EstimateHigh">;

const withoutSum: Record<RentClaimListItem["EstimateKind"], string> = {
  Sum: "",
  Range: "",
  Reasonable: "Inte för hög",
  TooOld: "För gammalt",
  ForwardOnly: "Bara framåt",
  AskLawyer: "Ingen summa",
};

/** The estimate in words: "67 200 kr", "20 000 kr till 45 000 kr". */
export function estimateLabel({ EstimateKind, EstimateLow, EstimateHigh }: Estimated): string {
  if (EstimateLow === null || EstimateHigh === null) return withoutSum[EstimateKind];
  const low = formatPrice(EstimateLow);
  return EstimateLow === EstimateHigh ? low : `${low} till ${formatPrice(EstimateHigh)}`;
}
