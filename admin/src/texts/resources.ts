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

/** Names of the lists, as they stand within a sentence, and of their columns, for React-Admin. */
export const resourceTexts = {
  "questions/unanswered": { name: "obesvarad fråga |||| obesvarade frågor", fields: questionFields },
  "questions/reserved": { name: "reserverad fråga |||| reserverade frågor", fields: questionFields },
  "questions/answered": { name: "besvarad fråga |||| besvarade frågor", fields: questionFields },
  "questions/hidden": { name: "dold fråga |||| dolda frågor", fields: questionFields },
  answers: {
    name: "svar |||| svar",
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
