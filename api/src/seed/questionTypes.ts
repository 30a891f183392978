import type { QuestionType } from "@lagrum/core/contract/question";

/** A way to ask. Amounts are öre including 25 % VAT; `TaxAmount` is the VAT part of `Price`. */
export type SeedQuestionType = {
  Code: QuestionType;
  Name: string;
  Promise: string;
  Price: number;
  TaxAmount: number;
};

export const questionTypes: SeedQuestionType[] = [
  {
    Code: "Free",
    Name: "Gratis fråga",
    Promise: "Vi svarar i mån av tid, oftast inom 14 dagar. Vi kan behöva tacka nej till frågan.",
    Price: 0,
    TaxAmount: 0,
  },
  {
    Code: "Express",
    Name: "Expressfråga",
    Promise: "Du får ett skriftligt svar inom tre arbetsdagar.",
    Price: 129500,
    TaxAmount: 25900,
  },
  {
    Code: "Express24",
    Name: "Expressfråga 24 timmar",
    Promise: "Du får ett skriftligt svar inom 24 timmar på arbetsdagar.",
    Price: 199500,
    TaxAmount: 39900,
  },
  {
    Code: "PhoneAdvice",
    Name: "Telefonrådgivning 30 min",
    Promise: "En jurist ringer dig på den tid du har valt.",
    Price: 99500,
    TaxAmount: 19900,
  },
];
