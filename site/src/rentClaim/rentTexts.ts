import { formatPrice } from "@lagrum/core/money/money";
import type { RentEstimate } from "@lagrum/core/rentClaim/rentEstimate";

/** The heading of the result. */
export function titleOf(estimate: RentEstimate): string {
  switch (estimate.Kind) {
    case "Sum":
      return `Uppskattning: ${formatPrice(estimate.Low.Total)}`;
    case "Range":
      return `Uppskattning: ${formatPrice(estimate.Low.Total)} till ${formatPrice(estimate.High.Total)}`;
    case "Reasonable":
      return "Hyran verkar inte vara för hög";
    case "TooOld":
      return "Hyran är betald för länge sedan";
    case "ForwardOnly":
      return "Hyran kan sänkas framåt";
    case "AskLawyer":
      return "Det går inte att räkna ut här";
    default:
      return estimate satisfies never;
  }
}

const missingTexts: Record<Extract<RentEstimate, { Kind: "AskLawyer" }>["Reason"], string> = {
  Company:
    "För bostäder som ett företag hyr eller hyr ut kan andra regler gälla. En jurist kan läsa ditt avtal och säga vilka.",
  Housing: "Vilka regler som gäller beror på vad du hyr. Titta i ditt avtal, eller visa det för en jurist.",
  LandlordRent:
    "Den skäliga hyran räknas från vad hyresvärden själv betalar. Fråga hyresvärden eller husets ägare. Kan du gissa räknar vi ut ett spann.",
  RoomShare:
    "Hyr du ett rum räknas din del av hela lägenhetens hyra. Mät rummet och lägenheten, så kan vi räkna ut beloppet.",
};

/** The explanation of the outcome. */
export function outcomeTexts(estimate: RentEstimate): string {
  switch (estimate.Kind) {
    case "Sum":
    case "Range":
      return "Så mycket kan du ha betalat för mycket och få tillbaka. Det är en uppskattning efter det du har skrivit. Hyresnämnden avgör.";
    case "Reasonable":
      return "Din hyra är inte högre än hyresvärdens egen hyra med de tillägg som är tillåtna.";
    case "TooOld":
      return `Hyra som är betald för mer än ${estimate.RepaidMonths} månader sedan betalas inte tillbaka.`;
    case "ForwardOnly":
      return "För en bostad som hyresvärden äger gäller lagen (2012:978) om uthyrning av egen bostad. Hyran får inte vara påtagligt högre än vad bostaden kostar ägaren, och hyresnämnden kan sänka den. Det du redan har betalat får du inte tillbaka.";
    case "AskLawyer":
      return missingTexts[estimate.Reason];
    default:
      return estimate satisfies never;
  }
}
