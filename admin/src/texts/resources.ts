const questionFields = {
  id: "Nr",
  Title: "Fråga",
  QuestionBody: "Beskrivning",
  Type: "Typ",
  Category: "Rättsområde",
  CategoryID: "Rättsområde",
  ConfirmedAt: "Inkom",
  DeadlineDate: "Frist",
  ReservedBy: "Reserverad av",
  State: "Läge",
  Hidden: "Synlighet",
  PublishedAt: "Publicerad",
  Query: "Sök i frågorna",
};

/** Names of the lists and their columns, for React-Admin. */
export const resourceTexts = {
  "questions/unanswered": { name: "Obesvarad fråga |||| Obesvarade frågor", fields: questionFields },
  "questions/reserved": { name: "Reserverad fråga |||| Reserverade frågor", fields: questionFields },
  "questions/answered": { name: "Besvarad fråga |||| Besvarade frågor", fields: questionFields },
  answers: {
    name: "Svar |||| Svar",
    fields: {
      ...questionFields,
      User: "Besvarad av",
      UpdatedAt: "Ändrad",
      Query: "Sök i svaren",
      PublishedFrom: "Publicerad från",
      PublishedTo: "Publicerad till",
    },
  },
};
