import type { ServiceCode } from "@lagrum/core/product/serviceSchema";

/** The priced services by code. Amounts are öre including tax at `TaxRate` basis points. */
interface SeedService {
  Code: ServiceCode;
  Name: string;
  Promise: string;
  Amount: number;
  TaxRate: number;
}

export const services: SeedService[] = [
  {
    Code: "Free",
    Name: "Gratis fråga",
    Promise: "Vi svarar i mån av tid, oftast inom 14 dagar. Vi kan behöva tacka nej till frågan.",
    Amount: 0,
    TaxRate: 2500,
  },
  {
    Code: "Express",
    Name: "Expressfråga",
    Promise: "Du får ett skriftligt svar inom tre arbetsdagar.",
    Amount: 129500,
    TaxRate: 2500,
  },
  {
    Code: "Express24",
    Name: "Expressfråga 24 timmar",
    Promise: "Du får ett skriftligt svar inom 24 timmar på arbetsdagar.",
    Amount: 199500,
    TaxRate: 2500,
  },
  {
    Code: "PhoneAdvice",
    Name: "Telefonrådgivning 30 min",
    Promise: "En jurist ringer dig på den tid du har valt.",
    Amount: 99500,
    TaxRate: 2500,
  },
  {
    Code: "BOOK15",
    Name: "Första samtal 15 min",
    Promise: "Ett kort första samtal utan kostnad, där vi reder ut om och hur vi kan hjälpa dig. Ett per person.",
    Amount: 0,
    TaxRate: 2500,
  },
  {
    Code: "BOOK30",
    Name: "Möte 30 min",
    Promise: "En jurist träffar dig i 30 minuter på den tid du har bokat: på telefon, video eller vårt kontor.",
    Amount: 119500,
    TaxRate: 2500,
  },
  {
    Code: "BOOK60",
    Name: "Möte 60 min",
    Promise: "En jurist träffar dig i 60 minuter på den tid du har bokat: på telefon, video eller vårt kontor.",
    Amount: 219500,
    TaxRate: 2500,
  },
  {
    Code: "FOLLOWUP",
    Name: "Extra följdfråga",
    Promise: "Du får svar på en följdfråga i samma ärende inom två arbetsdagar.",
    Amount: 49500,
    TaxRate: 2500,
  },
];
