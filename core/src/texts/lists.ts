/** The columns of exported lists, in order. */
export const questionColumnTexts = {
  ID: "Nr",
  Title: "Fråga",
  Category: "Rättsområde",
  Type: "Typ",
  State: "Läge",
  Hidden: "Synlighet",
  Objected: "Invändning",
  ReservedBy: "Reserverad av",
  User: "Besvarad av",
  ConfirmedAt: "Inkom",
  DueAt: "Svara senast",
  DeadlineDate: "Frist",
  SentAt: "Svar skickat",
  PublishedAt: "Publicerad",
  UpdatedAt: "Svar ändrat",
  ValidAt: "Gäller per",
  Uri: "Adress",
} as const;

/** The columns of the payroll file. */
export const salaryColumnTexts = ["Anställningsnr", "Namn", "Period", "Typ", "Antal", "Apris", "Belopp"] as const;

/** The columns of the file of the books. */
export const accountingColumnTexts = ["Verifikation", "Datum", "Konto", "Debet", "Kredit", "Text"] as const;

/** The columns of the statistics file. */
export const statisticsColumnTexts = [
  ...["Månad", "Namn", "Rättsområde", "Typ", "Svar", "Mediantid i timmar", "Med utlovad tid", "I tid"],
] as const;

export const hiddenTexts = { true: "Dold", false: "Synlig" } as const;
export const yesNoTexts = { true: "Ja", false: "Nej" } as const;
