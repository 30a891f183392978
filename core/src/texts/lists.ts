/** Columns of the files that lists are written to, in their order. */
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

/** Columns of the file for the payroll. */
export const salaryColumnTexts = ["Anställningsnr", "Namn", "Period", "Typ", "Antal", "Apris", "Belopp"] as const;

/** Columns of the file of statistics. */
export const statisticsColumnTexts = [
  ...["Månad", "Namn", "Rättsområde", "Typ", "Svar", "Mediantid i timmar", "Med utlovad tid", "I tid"],
] as const;

export const hiddenTexts = { true: "Dold", false: "Synlig" } as const;
export const yesNoTexts = { true: "Ja", false: "Nej" } as const;
