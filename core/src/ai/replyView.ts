import type { AiCase } from "./aiCaseSchema.ts";
import { type AiReply, type AiSentence, type AiSource, sentenceParts } from "./aiSchema.ts";

/** A case with the sentences that a reply quotes from it. */
export interface CaseView extends Pick<AiSource, "Title" | "Path" | "Author" | "ValidAt" | "Provisions"> {
  Case: AiCase;
  /** The quoted sentences, those with the asked-for fact first; empty when the case is only named. */
  parts: { part: AiSentence["Part"]; sentences: string[] }[];
}

/** A wording that the case cites. */
export interface WordingView {
  title: string;
  path: string | null;
  sentences: string[];
}

/** The cases of a reply that is quoted, and the wordings that they cite, in the order of the page. */
export function viewCases({ Sentences, Sources }: Pick<AiReply, "Sentences" | "Sources">): {
  cases: CaseView[];
  wordings: WordingView[];
} {
  const numbered = Sources.map((source, number) => ({ source, number }));
  const sentencesOf = (numbers: readonly number[]) =>
    Sentences.filter(({ Sources: cited }) => cited.some((number) => numbers.includes(number)));
  const groups = [...Map.groupBy(numbered, ({ source }) => `${source.Kind} ${source.Path} ${source.Title}`).values()];
  const cases: CaseView[] = [];
  const wordings: WordingView[] = [];
  for (const group of groups) {
    const [{ source } = { source: null }] = group;
    const said = sentencesOf(group.map(({ number }) => number));
    if (source?.Kind === "Provision")
      wordings.push({ title: source.Title, path: source.Path, sentences: said.map(({ Text }) => Text) });
    if (!source?.Case) continue;
    const provisions = new Map(
      group.flatMap(({ source: { Provisions } }) => Provisions.map((each) => [each.Path, each])),
    );
    cases.push({
      ...source,
      Case: source.Case,
      Provisions: [...provisions.values()],
      parts: sentenceParts.flatMap((part) => {
        const sentences = said.filter(({ Part }) => Part === part).map(({ Text }) => Text);
        return sentences.length === 0 ? [] : [{ part, sentences }];
      }),
    });
  }
  return { cases, wordings };
}
