import type { OrderKind } from "../order/orderStateSchema.ts";
import type { MailContent } from "./mailContent.ts";
import { type MoneyBack, moneyBackText } from "./moneyBack.ts";

interface ToBuyer {
  To: string;
  FirstName: string;
  OrderID: number;
  OrderKind: OrderKind;
  ProductName: string;
  /** Of the order: the question's page for questions, else the order's own. */
  Code: string;
}

/** None contains the buyer's texts: only links. */
export type OrderMail =
  | (ToBuyer & {
      Kind: "orderPaid";
      /** In words, with tax: "1295 kr". */
      Price: string;
      Tax: string;
      /** The day of the payment: "26 november 2026". */
      PaidOn: string;
      /** What is included. */
      Content: readonly string[];
      /** When the work begins and is due, or when the meeting is held. */
      Times: string;
      /** The right of withdrawal with both consents, as given or not. */
      Withdrawal: string;
      /** The version of the attached terms. */
      TermsVersion: string;
      /** The money is taken. */
      hasReceipt: boolean;
      /** The buyer is a consumer: the form of withdrawal is attached. */
      hasWithdrawal: boolean;
    })
  | (Omit<ToBuyer, "FirstName"> & { Kind: "orderPlaced" })
  | (ToBuyer & { Kind: "orderAsked" | "orderDelivered" })
  | (ToBuyer & { Kind: "orderCancelled"; Money: MoneyBack })
  | (ToBuyer & { Kind: "paymentDeclined" | "deadlineMissed" })
  | (ToBuyer & {
      Kind: "orderRefunded";
      Sum: string;
      isWhole: boolean;
      /** It was only reserved. */
      isRelease: boolean;
      /** Paid from the firm's bank account. */
      isElsewhere: boolean;
    })
  | (ToBuyer & {
      /** Money that the order could not take. */
      Kind: "paymentReturned";
      Sum: string;
      /** It was only reserved. */
      isRelease: boolean;
      /** Paid from the firm's bank account. */
      isElsewhere: boolean;
      /** The order is paid all the same, or can still be paid. */
      Order: "Paid" | "Payable" | "Ended";
    });

const elsewhere =
  "Pengarna kommer från vårt bankkonto, eftersom de inte gick att betala tillbaka samma väg som du betalade.";

const personal = "Länken är personlig. Skicka den inte vidare: den som har länken kan läsa din beställning.";

/** Where the buyer follows each kind of order. */
const question = { path: "/ask_a_question/status", follow: "Följ din fråga" };
const pages: Record<OrderKind, { path: string; follow: string }> = {
  Product: { path: "/order", follow: "Följ din beställning" },
  Question: question,
  FollowUp: question,
  Booking: { path: "/boka/bokning", follow: "Till din bokning" },
};

const heldPrice = "Priset gäller i 48 timmar. Betalar du inte innan dess förfaller beställningen, utan kostnad.";
const heldTime =
  "Vi håller tiden tills betalningen ska vara gjord. När det är står på bokningens sida. Betalar du inte innan dess släpps tiden, utan kostnad.";

/** A receipt is made when the money is taken: at once by Swish, with card or invoice when the work begins. */
export const receiptText = (hasReceipt: boolean): string =>
  hasReceipt
    ? "Kvittot finns på samma sida."
    : "Kvittot kommer på samma sida när vi har börjat arbeta och dragit pengarna.";

const lateTexts: Record<OrderKind, string> = {
  Question: "Du behöver inte göra något. Svaret kommer ändå, utan kostnad.",
  FollowUp: "Du behöver inte göra något. Svaret kommer ändå, utan kostnad.",
  Product: "Du behöver inte göra något. Det du beställde kommer ändå, utan kostnad.",
  Booking: "Du behöver inte göra något. Tiden är fortfarande bokad, utan kostnad.",
};

/** The durable medium (distansavtalslagen 2 kap. 4 §). */
const attached = ({ TermsVersion, hasWithdrawal }: { TermsVersion: string; hasWithdrawal: boolean }) =>
  hasWithdrawal
    ? `En bekräftelse, villkoren (version ${TermsVersion}) och en ångerblankett är bifogade. Spara dem.`
    : `En bekräftelse och villkoren (version ${TermsVersion}) är bifogade. Spara dem.`;

/** Where refunded money comes from. Only money that was taken has a credit note. */
function refundNext({ isRelease, isElsewhere }: { isRelease: boolean; isElsewhere: boolean }): string[] {
  if (isRelease) return ["Inga pengar har dragits. Det kan ta några dagar innan det syns hos din bank."];
  const way = isElsewhere
    ? elsewhere
    : "Pengarna kommer samma väg som du betalade. Det kan ta några dagar innan de syns.";
  return [way, "En kreditnota finns på samma sida."];
}

const whyReturned = {
  Paid: "En betalning kom fast beställningen redan var betald.",
  Payable: "Betalningen stämde inte med beställningens belopp, så vi kunde inte ta emot den.",
  Ended: "Din betalning gick igenom först när beställningen redan var avslutad.",
};
const nextOfReturned = {
  Paid: "Din beställning gäller. Du behöver inte göra något.",
  Payable: "Beställningen är inte betald. Du kan betala den igen på beställningens sida.",
  Ended:
    "Beställningen är fortfarande avslutad, och du behöver inte göra något. Vill du ha tjänsten gör du en ny beställning.",
};

export function orderMailContent(mail: OrderMail, publicUrl: string, reference: string): MailContent {
  const isMeeting = mail.OrderKind === "Booking";
  const { path, follow: label } = pages[mail.OrderKind];
  const href = `${publicUrl}${path}?code=${mail.Code}`;
  const toBuyer = { name: "FirstName" in mail ? mail.FirstName : null, reference, notes: [personal] };
  const what = mail.ProductName;
  const follow = { label, href };
  switch (mail.Kind) {
    case "orderPlaced":
      return {
        // The address is unconfirmed: the name may be a message to a stranger who owns it.
        ...toBuyer,
        subject: "Vi har tagit emot din beställning",
        paragraphs: [`Du har beställt: ${what}. Har du inte betalat ännu kan du göra det på beställningens sida.`],
        action: { label: isMeeting ? label : "Till beställningen", href },
        next: [isMeeting ? heldTime : heldPrice],
        notes: ["Har du inte beställt något hos oss? Då behöver du inte göra något.", personal],
      };
    case "orderPaid":
      return {
        ...toBuyer,
        subject: "Tack för din beställning",
        paragraphs: [
          `Din betalning är godkänd. Du har beställt: ${what}.`,
          `Det ingår: ${mail.Content.join(" ")}`,
          `Pris: ${mail.Price}, varav moms ${mail.Tax}. Köpt ${mail.PaidOn}.`,
          `Ångerrätt: ${mail.Withdrawal}`,
          attached(mail),
        ],
        action: follow,
        next: isMeeting
          ? ["Tiden och en kalenderfil kommer i ett eget mejl.", receiptText(mail.hasReceipt)]
          : [
              mail.Times,
              "Vi mejlar dig när det är klart, eller om vi behöver fråga något.",
              receiptText(mail.hasReceipt),
            ],
      };
    case "orderAsked":
      return {
        ...toBuyer,
        subject: "Vi har en fråga om din beställning",
        paragraphs: ["För att arbeta vidare behöver vi veta mer. Öppna länken, läs frågan och skriv ditt svar där."],
        action: { label: "Svara på frågan", href },
        next: ["Vi fortsätter så snart du har svarat."],
        notes: ["Svara inte på det här mejlet: då når uppgifterna oss inte.", personal],
      };
    case "orderDelivered":
      return {
        ...toBuyer,
        subject: "Din beställning är klar",
        paragraphs: [`Det du beställde är klart: ${what}.`],
        action: { label: "Hämta din beställning", href },
        next: ["Är något oklart eller fel? Hör av dig genom kontaktsidan och ange referensen."],
      };
    case "orderCancelled":
      return {
        ...toBuyer,
        subject: "Vi kan inte ta emot din beställning",
        paragraphs: [`Vi måste tyvärr tacka nej till din beställning: ${what}.`, moneyBackText(mail.Money)],
        action: follow,
        next: ["Har du en frist att passa? Vänta inte på oss, utan sök hjälp på annat håll så snart du kan."],
      };
    case "paymentDeclined":
      return {
        ...toBuyer,
        subject: "Betalningen gick inte igenom",
        paragraphs: [`Betalningen av din beställning gick inte igenom: ${what}. Inga pengar har dragits.`],
        action: { label: "Försök igen", href },
        next: ["Du kan välja ett annat betalsätt. Priset gäller tills beställningen förfaller."],
      };
    case "deadlineMissed":
      return {
        ...toBuyer,
        subject: "Vi blev försenade, och du får pengarna tillbaka",
        paragraphs: [`Vi hann inte i tid, och det beklagar vi. Du får tillbaka hela priset för: ${what}.`],
        action: follow,
        next: [lateTexts[mail.OrderKind]],
      };
    case "orderRefunded":
      return {
        ...toBuyer,
        subject: mail.isRelease ? "Vi har hävt en reservation" : "Vi har betalat tillbaka pengar",
        paragraphs: [
          `${mail.isRelease ? "Vi har hävt reservationen på" : "Vi har betalat tillbaka"} ${mail.Sum}${mail.isWhole ? ", hela priset" : ""}. Det gäller: ${what}.`,
        ],
        action: follow,
        next: refundNext(mail),
      };
    case "paymentReturned":
      return {
        ...toBuyer,
        subject: "Din betalning har gått tillbaka",
        paragraphs: [
          `${whyReturned[mail.Order]} Det gäller: ${what}.`,
          mail.isRelease
            ? `Pengarna var bara reserverade, och vi har hävt reservationen på ${mail.Sum}. Det kan ta några dagar innan det syns hos din bank.`
            : mail.isElsewhere
              ? `Vi har betalat tillbaka hela beloppet, ${mail.Sum}. ${elsewhere}`
              : `Vi har betalat tillbaka hela beloppet, ${mail.Sum}, samma väg som du betalade. Det kan ta några dagar innan pengarna syns.`,
        ],
        action: follow,
        next: [nextOfReturned[mail.Order]],
      };
    default:
      return mail satisfies never;
  }
}
