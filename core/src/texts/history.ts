import type { AccountAction, ActEntity, ActionOf, QuestionAction } from "../contract/history.ts";

/** A question's history in words: "Frågan reserverades av Anna Berg". */
export const questionActionTexts: Record<QuestionAction, string> = {
  asked: "Frågan ställdes",
  confirmed: "E-postadressen bekräftades",
  reserved: "Frågan reserverades",
  unreserved: "Reservationen togs bort",
  leaseExpired: "Reservationen löpte ut",
  edited: "Frågan redigerades",
  leftStanding: "Namn eller annat lämnades kvar med skäl",
  readingAsked: "En kollega ombads läsa svaret",
  readingApproved: "Svaret godkändes av en kollega",
  readingReturned: "Svaret lämnades tillbaka av en kollega",
  answerBegun: "Ett svar påbörjades",
  draftSaved: "Utkastet sparades",
  answerEdited: "Svaret redigerades",
  sent: "Svaret skickades",
  published: "Svaret publicerades",
  hidden: "Frågan doldes",
  unhidden: "Frågan visades igen",
  objected: "Den som frågade motsatte sig publicering",
  escalated: "Administratörerna fick veta att svarstiden snart är slut",
  factsAsked: "Den som frågade ombads om fler uppgifter",
  factsGiven: "Den som frågade lämnade uppgifter",
  followUpAsked: "Den som frågade ställde en följdfråga",
  followUpAnswered: "Följdfrågan besvarades",
  deleted: "Frågan togs bort",
};

/** An account's history in words: "Ansökan godkändes av Maria Sandström". */
export const accountActionTexts: Record<AccountAction, string> = {
  signedUp: "Ansökan skickades in",
  confirmed: "E-postadressen bekräftades",
  edited: "Uppgifterna ändrades",
  accepted: "Ansökan godkändes",
  rejected: "Ansökan avslogs",
  rolesChanged: "Rollerna ändrades",
  notesChanged: "Anteckningarna ändrades",
  disabled: "Kontot stängdes av",
  enabled: "Kontot öppnades igen",
  passwordChanged: "Lösenordet byttes",
  sessionsEnded: "Alla inloggningar avslutades",
  testGraded: "Ett provsvar bedömdes",
  deleted: "Kontot togs bort",
};

/** Every act of the log in words. */
export const actTexts: { [E in ActEntity]: Record<ActionOf<E>, string> } = {
  question: questionActionTexts,
  account: accountActionTexts,
  testQuestion: {
    created: "Provfrågan lades till",
    edited: "Provfrågan ändrades",
    deleted: "Provfrågan togs bort",
  },
  template: { created: "Mallen lades till", edited: "Mallen ändrades", deleted: "Mallen togs bort" },
  list: { exported: "Listan exporterades" },
};

/** What an act can be about. */
export const actEntityTexts: Record<ActEntity, string> = {
  question: "Fråga",
  account: "Person",
  testQuestion: "Provfråga",
  template: "Mall",
  list: "Lista",
};
