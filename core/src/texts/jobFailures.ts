import type { RowJob } from "../desk/jobFailureSchema.ts";

/** What a scheduled job could not do with a row, before the row's number. */
export const rowJobTexts: Record<RowJob, string> = {
  orderExpiry: "Avsluta den obetalda beställningen",
  questionExpiry: "Avsluta den obekräftade frågan",
  startClock: "Räkna ut svarstiden för frågan",
  escalation: "Varna för att svarstiden snart är slut för frågan",
  missedDeadline: "Betala tillbaka den försenade beställningen",
  withdrawalQueue: "Lägga ångermeddelandet i kön",
  reconciliation: "Läsa betalningen hos betaltjänsten",
  bookkeeping: "Bokföra betalningen",
  offerTime: "Erbjuda en tid till platsen på väntelistan",
  endOffer: "Avsluta erbjudandet till platsen på väntelistan",
  endPlace: "Avsluta platsen på väntelistan",
  outsideCalendar: "Hämta den egna kalendern för medarbetaren",
};
