import type { Mail } from "./mails.ts";

/** The name of each kind of mail, for the list of undelivered mails. */
export const mailKindTexts: Record<string, string> = {
  questionConfirm: "Bekräfta frågan",
  questionReceived: "Frågan är mottagen",
  questionAnswered: "Frågan är besvarad",
  factsAsked: "Begäran om uppgifter",
  followUpAnswered: "Svar på följdfrågan",
  questionDeclined: "Vi tackar nej till frågan",
  questionDeleted: "Frågan är borttagen",
  callAgreed: "Tid för samtalet",
  myCasesLink: "Länk till Mina ärenden",
  readingAsked: "Till rådgivaren: läs ett svar",
  askerReplied: "Till rådgivaren: den som frågade har skrivit",
  questionWithdrawn: "Till rådgivaren: frågan är återtagen",
  questionPressing: "Till administratören: svarstiden är snart slut",
  accountConfirm: "Bekräfta ansökan",
  accountExists: "Kontot finns redan",
  accountMade: "Kontot är skapat",
  userAccepted: "Ansökan är godkänd",
  userRejected: "Ansökan är avslagen",
  messageReceived: "Meddelandet är mottaget",
  message: "Meddelande från kontaktsidan",
  answerReported: "Anmält fel i ett svar",
} satisfies Partial<Record<Mail["Kind"], string>>;
