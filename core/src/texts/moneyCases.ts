import type { MoneyCaseAction, MoneyCaseKind } from "../payment/moneyCaseSchema.ts";
import { differenceKindTexts } from "./accounting.ts";
import { unmatchedReasonTexts } from "./orders.ts";

/** What is wrong. */
export const moneyCaseKindTexts: Record<MoneyCaseKind, string> = {
  ...unmatchedReasonTexts,
  ...differenceKindTexts,
  Sale: "En betalning är inte bokförd med rätt belopp",
  Credit: "En återbetalning är inte bokförd med rätt belopp",
  Order: "Beställningen visar ett annat belopp än betalningen",
  Provider: "Betaltjänsten har ett annat belopp än bokföringen",
  Reserved: "Betaltjänsten reserverar pengar som ingen beställning förklarar",
  Series: "Antalet verifikationer är ett annat än seriens sista nummer",
  RefundWaiting: "En återbetalning är inte genomförd",
  Surplus: "Pengar som beställningen inte kunde ta emot",
};

interface ActionText {
  name: string;
  /** What happens, in the dialog that asks for a reason. */
  hint: string;
}

export const moneyCaseActionTexts: Record<MoneyCaseAction, ActionText> = {
  RetryRefund: { name: "Betala tillbaka igen", hint: "" },
  Capture: { name: "Dra beloppet igen", hint: "" },
  Release: {
    name: "Släpp reservationen",
    hint: "Hela beloppet släpps eller betalas tillbaka, och beställningen blir återbetald. Kunden får ett mejl.",
  },
  ReturnMoney: {
    name: "Lämna tillbaka pengarna",
    hint: "Hela beloppet släpps eller betalas tillbaka hos betaltjänsten. Skälet sparas i loggen.",
  },
  EndOrder: {
    name: "Avsluta beställningen",
    hint: "Reservationen är förlorad, så det finns inga pengar att betala tillbaka. Beställningen avslutas utan betalning.",
  },
  Book: { name: "Bokför det som saknas", hint: "" },
  AcceptReversal: {
    name: "Tvisten är förlorad",
    hint: "Kunden behåller pengarna. Försäljningen krediteras med moms, och beställningen blir återbetald om hela beloppet är återfört.",
  },
  PaidElsewhere: {
    name: "Återbetalad från banken",
    hint: "Skriv när och hur ni har betalat. Återbetalningen bokförs mot företagskontot, och betaltjänsten får ingen ny begäran.",
  },
  Compare: { name: "Läs betaltjänsten igen", hint: "" },
};

/** An action's name on a case of that kind. */
export const moneyCaseActionName = (kind: MoneyCaseKind, action: MoneyCaseAction): string =>
  kind === "Order" && action === "Book" ? "Rätta beställningens belopp" : moneyCaseActionTexts[action].name;
