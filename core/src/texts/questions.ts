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
