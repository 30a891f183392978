/**
 * What the books say about the buyer's money when something was cancelled. `Nothing`: the provider holds nothing and none is
 * on its way. `Kept`: the price is kept. `Waiting`: a payment has no outcome yet. `Sum` in words: "3495 kr".
 */
export type MoneyBack =
  | { State: "Nothing" | "Kept" | "Waiting" }
  | { State: "OnItsWay" | "Returned"; Sum: string; isWhole: boolean };

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
      return `Du får tillbaka ${sumText(money)} samma väg som du betalade, och ett mejl när det är gjort. Är pengarna bara reserverade hävs reservationen.`;
    case "Returned":
      return `Vi har betalat tillbaka ${sumText(money)} samma väg som du betalade. Det kan ta några dagar innan pengarna syns.`;
    default:
      return money satisfies never;
  }
}

const sumText = ({ Sum, isWhole }: { Sum: string; isWhole: boolean }) => (isWhole ? `hela priset, ${Sum},` : Sum);
