/** A way to ask. Amounts are öre including 25 % VAT; `TaxOre` is the VAT part of `PriceOre`. */
export type SeedQuestionType = {
  Type: "Free" | "Express" | "Express24" | "PhoneAdvice";
  Name: string;
  Promise: string;
  PriceOre: number;
  TaxOre: number;
};

export const questionTypes: SeedQuestionType[] = [
  {
    Type: "Free",
    Name: "Gratis fråga",
    Promise: "Vi svarar i mån av tid, oftast inom 14 dagar. Vi kan behöva tacka nej till frågan.",
    PriceOre: 0,
    TaxOre: 0,
  },
  {
    Type: "Express",
    Name: "Expressfråga",
    Promise: "Du får ett skriftligt svar inom tre arbetsdagar.",
    PriceOre: 129500,
    TaxOre: 25900,
  },
  {
    Type: "Express24",
    Name: "Expressfråga 24 timmar",
    Promise: "Du får ett skriftligt svar inom 24 timmar på arbetsdagar.",
    PriceOre: 199500,
    TaxOre: 39900,
  },
  {
    Type: "PhoneAdvice",
    Name: "Telefonrådgivning 30 min",
    Promise: "En jurist ringer dig på den tid du har valt.",
    PriceOre: 99500,
    TaxOre: 19900,
  },
];
