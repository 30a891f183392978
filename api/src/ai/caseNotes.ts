import { findAct } from "@lagrum/core/act/acts";
import type { AiNote } from "@lagrum/core/ai/aiNoteSchema";
import { askedYears, asksForFormerLaw } from "@lagrum/core/ai/askedYears";
import type { Passage } from "@lagrum/core/ai/passages";
import { checkPremise, premisesOf } from "@lagrum/core/ai/premise";
import type { WeighedWord } from "@lagrum/core/ai/relevance";
import { swedishAnalyser } from "../search/swedishAnalyser.ts";
import type { SourceAnswer } from "./sourceRepository.ts";

/** Statements of a question that are checked. */
const mostPremises = 2;

const empty = { Subject: "", Day: null, Laws: [], Quotes: [], Path: null, IsContradicted: false };

/** The acts that a case cites and that were not in force before the year was over. */
function laterLaws({ Citations }: SourceAnswer, asked: number): AiNote["Laws"] {
  const acts = [...new Set(Citations.map(({ Sfs }) => Sfs))].flatMap((sfs) => findAct(sfs) ?? []);
  return acts.flatMap(({ name, inForceFrom }) =>
    name !== "" && inForceFrom !== null && Number(inForceFrom.slice(0, 4)) > asked
      ? [{ Name: name, InForceFrom: inForceFrom }]
      : [],
  );
}

/** What to say first when a question is about the law of another time than the case's. */
export function yearNotes(question: string, answer: SourceAnswer | null, now: Date): AiNote[] {
  const stated = Number((answer?.ValidAt ?? now.toISOString()).slice(0, 4));
  // A year of the case itself is covered by its answer.
  const covered = answer === null ? [] : askedYears(`${answer.Title} ${answer.QuestionBody}`, now);
  const others = askedYears(question, now).filter((each) => each !== stated && !covered.includes(each));
  const about = { Day: answer?.ValidAt ?? null };
  if (others.length === 0 && asksForFormerLaw(question)) return [{ ...empty, ...about, Kind: "FormerLaw" }];
  return others.map((each) => ({
    ...{ ...empty, ...about, Kind: "Year" as const, Subject: String(each) },
    Laws: answer === null ? [] : laterLaws(answer, each),
  }));
}

interface Question {
  text: string;
  words: readonly WeighedWord[];
}

/** What a case says of the statements that a question takes for granted. One that the case confirms needs no note. */
export function premiseNotes({ text, words }: Question, answer: SourceAnswer, passages: readonly Passage[]): AiNote[] {
  const analyser = swedishAnalyser();
  const notes = premisesOf(text)
    .slice(0, mostPremises)
    .flatMap((premise) => {
      const checked = checkPremise(premise, passages, { words, analyser });
      if (checked === null) return [];
      const { quotes: Quotes, isContradicted: IsContradicted } = checked;
      const Path = Quotes.length === 0 ? null : `/answers/${answer.Uri}`;
      return [
        { ...empty, Kind: "Premise" as const, Subject: premise, Day: answer.ValidAt, Quotes, Path, IsContradicted },
      ];
    });
  const [first, ...others] = notes;
  // A second statement that the same sentences answer adds nothing.
  return first ? [first, ...others.filter(({ Quotes }) => Quotes.some((each) => !first.Quotes.includes(each)))] : [];
}
