import type { QuestionAction } from "../contract/history.ts";

/** A question's history in words: "Frågan reserverades av Anna Berg". */
export const questionActionTexts: Record<QuestionAction, string> = {
  asked: "Frågan ställdes",
  confirmed: "E-postadressen bekräftades",
  reserved: "Frågan reserverades",
  unreserved: "Reservationen togs bort",
  leaseExpired: "Reservationen löpte ut",
  edited: "Frågan redigerades",
  answerBegun: "Ett svar påbörjades",
  answerEdited: "Svaret redigerades",
  sent: "Svaret skickades",
  published: "Svaret publicerades",
  hidden: "Frågan doldes",
  unhidden: "Frågan visades igen",
  objected: "Den som frågade motsatte sig publicering",
  deleted: "Frågan togs bort",
};
