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
  users: {
    name: "person |||| personer",
    fields: {
      Name: "Namn",
      Email: "E-post",
      University: "Lärosäte",
      roles: "Roller",
      Role: "Roll",
      Status: "Ansökan",
      CreatedAt: "Sökte",
      AcceptedAt: "Godkänd",
      Query: "Sök bland personer",
    },
  },
  templates: {
    name: "mall |||| mallar",
    fields: { Name: "Namn", Type: "Frågetyp", Body: "Text", UpdatedAt: "Ändrad" },
  },
  "test-questions": {
    name: "provfråga |||| provfrågor",
    fields: {
      Title: "Rubrik",
      QuestionBody: "Uppgift till den sökande",
      Guide: "Bedömningsstöd",
      CategoryID: "Rättsområde",
      Category: "Rättsområde",
      Active: "Aktiv",
      SortOrder: "Ordning",
      AnswerCount: "Svar",
      UpdatedAt: "Ändrad",
      Query: "Sök i provfrågorna",
    },
  },
  "test-answers": {
    name: "provsvar |||| provsvar",
    fields: { TestQuestion: "Provfråga", AnswerBody: "Svar", Grade: "Bedömning", Applicant: "Sökande", Graded: "Läge" },
  },
};
