import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { viewCases } from "@lagrum/core/ai/replyView";
import { formatDate } from "@lagrum/core/text/dates";
import {
  aboutCase,
  aiLeadTexts,
  aiReasonTexts,
  aiTimeText,
  answeredBy,
  casePartTitles,
  caseTexts,
  caseTitles,
  differenceTexts,
  nearestTitles,
  noteText,
  replyTitle,
} from "@lagrum/core/texts/aiReply";

/** The lines of the cases, as site/src/ai/CaseList.tsx shows them. */
function caseLines(reply: AiReply): string[] {
  const { cases, wordings } = viewCases(reply);
  const shown = cases.flatMap((view) => {
    const differences = differenceTexts(view.Case);
    return [
      caseTitles[view.Case.Match],
      `${caseTexts.asked} ${view.Title}`,
      aboutCase(view, formatDate),
      view.Case.Asked,
      ...(differences.length > 0 ? [caseTexts.differs, ...differences.map((line) => `- ${line}`)] : []),
      ...(view.parts.length > 0 ? [answeredBy(view.Author)] : []),
      ...view.parts.flatMap(({ part, sentences }) => [casePartTitles[part], ...sentences.map((line) => `- ”${line}”`)]),
      ...(view.Provisions.length > 0
        ? [`${caseTexts.provisions} ${view.Provisions.map(({ Label }) => Label).join(", ")}`]
        : []),
      caseTexts.whole,
    ];
  });
  const texts = wordings.flatMap(({ title, sentences }) => [caseTexts.wording, title, ...sentences]);
  return [...shown, ...texts];
}

/** A reply without a model as a reader of the page reads it, line by line, with its headings (site/src/ai/AiReplyView.tsx). */
export function visibleReply(reply: AiReply): string[] {
  const { Kind, Reason, Notes, Nearest, HasTimeLimit, Emergency, Areas, Question } = reply;
  if (Kind === "PersonalData") return ["Vi har ersatt personuppgifter", "Frågan är inte besvarad än.", Question];
  const notes = Notes.flatMap((note) => {
    const { title, paragraphs, quotes } = noteText(note, formatDate);
    return [title, ...paragraphs, ...quotes.map((line) => `”${line}”`)];
  });
  return [
    replyTitle(reply),
    ...(Kind === "Clarify"
      ? ["Frågan kan gälla flera rättsområden. Vilket menar du?", ...Areas.map(({ Name }) => Name)]
      : []),
    ...(Emergency ? ["Ring 112 om någon är i fara."] : []),
    ...notes,
    ...(Kind === "Unknown"
      ? [Reason === "Danger" ? "Prata med en människa" : "Jag vet inte", aiReasonTexts[Reason ?? "NoSource"]]
      : []),
    ...(Kind === "Answer" ? [aiLeadTexts.Quotes] : []),
    ...caseLines(reply),
    ...(HasTimeLimit ? ["Kontrollera tiden själv", aiTimeText] : []),
    ...(Nearest.length > 0
      ? [nearestTitles[Kind === "Answer" ? "Answer" : "Unknown"], ...Nearest.map(({ Title }) => `- ${Title}`)]
      : []),
    "Fråga en människa",
  ];
}

/** Whether the quoted lines of a visible reply have the fact that was asked for. */
export const quotesFact = (lines: readonly string[], fact: string): boolean =>
  lines.some((line) => /^(?:- )?”/.test(line) && line.toLowerCase().includes(fact.toLowerCase()));

/** Whether a visible reply says that its case is another one, or that the page doesn't know. */
export const namesNear = (lines: readonly string[]): boolean =>
  lines.includes(caseTitles.Near) || lines.includes("Jag vet inte") || lines.includes("Prata med en människa");
