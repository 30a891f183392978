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

export const hiddenTexts = { true: "Dold", false: "Synlig" } as const;
export const yesNoTexts = { true: "Ja", false: "Nej" } as const;
