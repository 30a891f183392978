import type { AiCase, AiDifference } from "@lagrum/core/ai/aiCaseSchema";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { compareCases, hasSameRoles } from "@lagrum/core/ai/compareCases";
import type { QuotedSentence } from "@lagrum/core/ai/composeReply";
import { cutPassages, type Passage } from "@lagrum/core/ai/passages";
import { withoutOrders } from "@lagrum/core/ai/questionIntent";
import { lexemesOf, type WeighedWord, weightIn } from "@lagrum/core/ai/relevance";
import type { CitationSpan } from "@lagrum/core/law/provisionSchema";
import { excerpt } from "@lagrum/core/text/text";
import { swedishAnalyser } from "../search/swedishAnalyser.ts";
import type { ReplyPassage } from "./answerQuestion.ts";
import type { RankedSource } from "./rankSources.ts";
import { describeProvision } from "./sourceRepository.ts";

type Source = AiReply["Sources"][number];

/** Answers and passages that a model may write from. */
const mostAnswers = 3;
const mostPassages = 10;

export const isWithin = ({ Start, End }: CitationSpan, { start, end }: Pick<Passage, "start" | "end">): boolean =>
  Start >= start && End <= end;

/** Characters of the question that was asked then. */
const longestAsked = 320;

/** A published case as the reader sees it. */
export const caseOf = ({ Area, QuestionBody }: RankedSource, Differences: AiDifference[]): AiCase => ({
  Match: Differences.length === 0 ? "Same" : "Near",
  Area: Area.Name,
  Asked: excerpt(withoutOrders(QuestionBody), longestAsked),
  Differences,
});

/** A passage of an answer, as the reader sees its source. @param passage null when the case is only named */
export function sourceOf(
  { Title, Uri, Author, ValidAt, Citations }: RankedSource,
  Case: AiCase | null,
  passage: Passage | null,
): Source {
  const cited = passage === null ? [] : Citations.filter((span) => isWithin(span, passage));
  const labels = new Map(
    cited.flatMap((span) => {
      const provision = describeProvision(span);
      return provision ? [[provision.Path, provision] as const] : [];
    }),
  );
  const Provisions = [...labels.values()];
  const Path = `/answers/${Uri}`;
  return { Title, Path, Kind: "Answer", Author, ValidAt, Passage: passage?.text ?? "", Case, Provisions };
}

/** The passages of the nearest answers that treat the question most, in the order of the texts. */
export function passagesOf(
  ranked: readonly RankedSource[],
  words: readonly WeighedWord[],
  asked: string,
): ReplyPassage[] {
  const all = ranked.slice(0, mostAnswers).flatMap((answer) => {
    const { Title: title, QuestionBody: question } = answer;
    const isSame = hasSameRoles(compareCases(asked, { title, question, lead: "" }));
    return cutPassages(answer.AnswerBody)
      .map((passage) => ({ ...passage, text: passage.sentences.join(" ") }))
      .filter(({ text }) => text !== "")
      .map((passage) => ({
        ...{ part: passage.part, asked: title, hasSameRoles: isSame },
        source: sourceOf(answer, null, passage),
      }));
  });
  const weights = new Map(
    all.map((each) => [each, weightIn(words, lexemesOf(each.source.Passage, swedishAnalyser()))]),
  );
  const best = all.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0)).slice(0, mostPassages);
  return all.filter((each) => best.includes(each));
}

/** Numbers the passages in the order in which sentences quote them. */
export class SourceCollector {
  readonly Sentences: AiReply["Sentences"] = [];
  readonly Sources: Source[] = [];

  add({ text, part, passage }: QuotedSentence, source: Source): void {
    const isSame = ({ Path, Passage }: Source): boolean => Path === source.Path && Passage === passage.text;
    let index = this.Sources.findIndex(isSame);
    if (index === -1) index = this.Sources.push(source) - 1;
    this.Sentences.push({ Text: text, Part: part, Sources: [index] });
  }
}
