/**
 * What the books say about the buyer's money when something was cancelled. `Nothing`: the provider holds nothing and none is
 * on its way. `Kept`: the price is kept. `Waiting`: a payment has no outcome yet. `Sum` in words: "3495 kr". `isRelease`: the
 * money was only reserved.
 */
export type MoneyBack =
  | { State: "Nothing" | "Kept" | "Waiting" }
  | { State: "OnItsWay" | "Returned"; Sum: string; isWhole: boolean; isRelease: boolean };

/** The sentences about the money, for mails. Empty when there is nothing to say. */
export function moneyBackText(money: MoneyBack): string {
  switch (money.State) {
    case "Nothing":
      return "Du betalar ingenting.";
    case "Kept":
      return "";
    case "Waiting":
      return "Skulle en betalning som du har påbörjat ändå gå igenom får du hela beloppet tillbaka, och ett mejl om det.";
    case "OnItsWay":
      return money.isRelease
        ? `Pengarna är bara reserverade. Vi häver reservationen på ${sumText(money)} och mejlar när det är gjort.`
        : `Du får tillbaka ${sumText(money)} samma väg som du betalade, och ett mejl när det är gjort.`;
    case "Returned":
      return money.isRelease
        ? `Vi har hävt reservationen på ${sumText(money)}. Det kan ta några dagar innan det syns hos din bank.`
        : `Vi har betalat tillbaka ${sumText(money)} samma väg som du betalade. Det kan ta några dagar innan pengarna syns.`;
    default:
      return money satisfies never;
  }
}

const sumText = ({ Sum, isWhole }: { Sum: string; isWhole: boolean }) => (isWhole ? `hela priset, ${Sum},` : Sum);
