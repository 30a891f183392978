import type { QuestionState, QuestionType } from "../question/questionSchema.ts";

export const questionStateTexts: Record<QuestionState, string> = {
  AwaitingConfirmation: "Väntar på bekräftelse",
  AwaitingPayment: "Väntar på betalning",
  Open: "Öppen",
  NeedsInfo: "Väntar på uppgifter",
  Answered: "Besvarad",
  Published: "Publicerad",
  Rejected: "Avböjd",
  Withdrawn: "Återtagen",
  Expired: "Förfallen",
};

export const questionTypeTexts: Record<QuestionType, string> = {
  Free: "Gratis fråga",
  Express: "Expressfråga",
  Express24: "Expressfråga 24 timmar",
  PhoneAdvice: "Telefonrådgivning",
};

/** When the asker of a free question gets the answer: no promise, so no date. */
export const freePromise = "Vi svarar i mån av tid, oftast inom 14 dagar.";

/** When the asker of a paid question gets the answer: the date counts from the payment and the buyer's choice. */
export const paidPromise = "Vilken dag det är klart står i kassan innan du betalar, och i bekräftelsen.";
