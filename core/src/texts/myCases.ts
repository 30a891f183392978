import type { BookingState } from "../booking/bookingSchema.ts";
import type { MyCase } from "../myCases/myCasesSchema.ts";
import type { OrderState } from "../order/orderStateSchema.ts";
import type { QuestionState } from "../question/questionSchema.ts";
import { rentClaimSteps } from "./rentClaims.ts";

const questionSteps: Record<QuestionState, string> = {
  AwaitingConfirmation: "Bekräfta frågan genom länken i mejlet som vi skickade när du ställde den.",
  AwaitingPayment: "Betala, så går frågan vidare till en jurist.",
  Open: "Vi svarar så snart vi kan.",
  NeedsInfo: "Vi väntar på uppgifter från dig.",
  Answered: "Läs svaret.",
  Published: "Läs svaret.",
  Rejected: "Läs varför vi tackade nej.",
  Withdrawn: "Du har tagit tillbaka frågan. Inget mer händer.",
  Expired: "Frågan avslutades utan svar. Du kan ställa den igen.",
};

const orderSteps: Record<OrderState, string> = {
  Created: "Betala, så börjar vi.",
  AwaitingPayment: "Betala, så börjar vi.",
  Paid: "Vi börjar så snart vi kan.",
  InProgress: "Vi arbetar med din beställning.",
  AwaitingCustomer: "Vi har en fråga till dig.",
  Delivered: "Läs det vi har levererat.",
  Closed: "Beställningen är avslutad. Det vi har levererat finns kvar.",
  Withdrawn: "Du har ångrat beställningen.",
  Refunded: "Du har fått pengarna tillbaka.",
  Cancelled: "Beställningen är avbruten. Inget mer händer.",
  Expired: "Beställningen betalades inte i tid. Du kan göra en ny.",
};

const bookingSteps: Record<BookingState, string> = {
  Held: "Slutför bokningen.",
  AwaitingConfirmation: "Bekräfta tiden med länken som vi mejlade när du bokade.",
  AwaitingPayment: "Betala, så är tiden din.",
  Confirmed: "Vi ses på den bokade tiden.",
  Cancelled: "Tiden är avbokad.",
  Withdrawn: "Du har ångrat bokningen.",
  NoShow: "Mötet blev inte av.",
  Done: "Mötet är hållet.",
  Expired: "Tiden släpptes. Du kan boka en ny.",
};

/** The next step of a case for its owner. @param due its due time in words */
export function nextStepOf(myCase: MyCase, due: string | null): string {
  switch (myCase.Kind) {
    case "question":
      if (myCase.IsPublic) return "Läs svaret. Det är publicerat utan uppgifter om dig.";
      return myCase.State === "Open" && due ? `Vi svarar senast ${due}.` : questionSteps[myCase.State];
    case "order": {
      const isPromised = myCase.State === "Paid" || myCase.State === "InProgress";
      return isPromised && due ? `Du får det senast ${due}.` : orderSteps[myCase.State];
    }
    case "booking":
      return bookingSteps[myCase.State];
    case "rentClaim":
      return rentClaimSteps[myCase.State];
    default:
      return myCase satisfies never;
  }
}

const ownersTurn: readonly MyCase["State"][] = [
  "AwaitingConfirmation",
  "AwaitingPayment",
  "NeedsInfo",
  "AwaitingCustomer",
  "AwaitingDocuments",
];

/** Whether the next step is the owner's. */
export const isWaitingForOwner = ({ Kind, State }: MyCase): boolean =>
  ownersTurn.includes(State) || (Kind === "order" && State === "Created");
