import type { AnswerReportReason } from "../answer/answerFeedbackSchema.ts";

/** The disclaimer below every answer. */
export const answerNote =
  "Svaret är allmän information och bygger på det som står i frågan. Omständigheter som inte framgår kan leda till en annan bedömning. Vi är inte ombud för den som frågar.";

/** The warning above an answer whose law may have changed. @param day "1 november 2020" */
export const outdatedNote = (day: string): string =>
  `Svaret gäller rättsläget den ${day}. Reglerna kan ha ändrats sedan dess.`;

/** Reasons to report an answer. */
export const answerReportReasonTexts: Record<AnswerReportReason, string> = {
  WrongLaw: "Fel lag eller fel uppgift om lagen",
  Outdated: "Svaret är gammalt",
  PersonalData: "En personuppgift borde inte stå där",
  Other: "Något annat",
};
