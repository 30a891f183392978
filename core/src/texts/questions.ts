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

/** When the asker gets the answer. */
export const answerPromises: Record<QuestionType, string> = {
  Free: "Vi svarar i mån av tid, oftast inom 14 dagar.",
  Express: "Du får ett skriftligt svar inom tre arbetsdagar.",
  Express24: "Du får ett skriftligt svar inom 24 timmar på arbetsdagar.",
  PhoneAdvice: "En jurist ringer dig på den tid du har valt.",
};
