import { cutPassages } from "@lagrum/core/ai/passages";
import {
  contentOf,
  dampenWeights,
  type Features,
  lexemesOf,
  rankByFeatures,
  type WeighedWord,
  weigh,
  weightIn,
} from "@lagrum/core/ai/relevance";
import type { Analyser } from "@lagrum/core/search/analyser";
import { scoreByGrams } from "@lagrum/core/search/gramRanking";
import type { ReadQuery } from "../search/queryReader.ts";
import { inverseFrequency } from "../search/rankStatement.ts";
import type { RankedAnswer } from "../search/searchAnswers.ts";
import { createBreaks } from "./breaks.ts";
import { plainTextOf, type SourceAnswer } from "./sourceRepository.ts";

/** An answer with its relevance to the question, 0 to 1, and the features of that. */
export interface RankedSource extends SourceAnswer {
  rank: number;
  features: Features;
}

/** The inverse document frequency of an unknown word in the archive that the weights were fitted on. */
const fittedFrequency = 5.03;

/** The words of a question with their weights; one that no answer has weighs most. */
export function weighWords({ groups, vocabulary }: ReadQuery): WeighedWord[] {
  return groups.map((group) => {
    const documents = group.matches.reduce(
      (sum, { lexemes }) => sum + Math.min(...lexemes.map(vocabulary.documentsWith)),
      0,
    );
    return { group, weight: inverseFrequency(documents, vocabulary.total), isUnknown: documents === 0 };
  });
}

/** Reranks the answers that the search found, by more features than a search has time for. Yields between its steps. */
export async function rankSources(
  answers: readonly SourceAnswer[],
  found: readonly RankedAnswer[],
  { query, words, analyser }: { query: ReadQuery; words: readonly WeighedWord[]; analyser: Analyser },
): Promise<RankedSource[]> {
  if (answers.length === 0) return [];
  const pause = createBreaks();
  const { total, unknown } = weigh(words);
  // A larger archive has larger weights: the features are scaled to the fitted one.
  const scale = fittedFrequency / inverseFrequency(0, query.vocabulary.total);
  const scores = new Map(found.map(({ id, score }) => [id, score * scale]));
  const read = answers.map((answer) => ({ answer, passages: cutPassages(answer.AnswerBody) }));
  const content = contentOf(words);
  const gramsOf = async (textOf: (one: (typeof read)[number]) => string, wanted = query.typed): Promise<number[]> => {
    await pause();
    return scoreByGrams(wanted, read.map(textOf));
  };
  const wholeText = ({ answer }: (typeof read)[number]) =>
    `${answer.Title} ${answer.QuestionBody} ${plainTextOf(answer)}`;
  const title = ({ answer }: (typeof read)[number]) => answer.Title;
  const lead = ({ answer, passages: [short] }: (typeof read)[number]) => `${answer.Title} ${short?.text ?? ""}`;
  const grams = await gramsOf(wholeText);
  const titleGrams = await gramsOf(title);
  const contentGrams = await gramsOf(wholeText, content);
  const titleContentGrams = await gramsOf(title, content);
  const leadGrams = await gramsOf(lead, content);
  const soft = dampenWeights(words);
  const areaOf = (id: number): number =>
    answers.reduce((sum, { ID, Area }) => (Area.ID === id ? sum + (scores.get(ID) ?? 0) : sum), 0) / answers.length;
  const candidates: (SourceAnswer & { features: Features })[] = [];
  for (const [at, { answer, passages }] of read.entries()) {
    await pause();
    const ofTitle = lexemesOf(answer.Title, analyser);
    const before = new Set([...ofTitle, ...lexemesOf(answer.QuestionBody, analyser)]);
    const paragraphs = passages.map(({ text }) => lexemesOf(text, analyser));
    const everything = new Set([before, ...paragraphs].flatMap((lexemes) => [...lexemes]));
    const whole = weightIn(words, everything);
    candidates.push({
      ...answer,
      features: {
        score: scores.get(answer.ID) ?? 0,
        area: areaOf(answer.Area.ID),
        weight: whole * scale,
        whole: whole / total,
        titleAndQuestion: weightIn(words, before) / total,
        softTitleAndQuestion: weightIn(soft, before),
        softParagraph: Math.max(0, ...paragraphs.map((lexemes) => weightIn(soft, lexemes))),
        softLead: weightIn(soft, new Set([...ofTitle, ...(paragraphs[0] ?? [])])),
        grams: grams[at] ?? 0,
        titleGrams: titleGrams[at] ?? 0,
        contentGrams: contentGrams[at] ?? 0,
        titleContentGrams: titleContentGrams[at] ?? 0,
        leadGrams: leadGrams[at] ?? 0,
        unknown,
      },
    });
  }
  return rankByFeatures(candidates);
}
