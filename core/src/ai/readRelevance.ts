/** A whole line: "3: ja ”Uppsägningen ska vara skriftlig.”", "4: nära". */
const line = /^(\d{1,3}): (ja|delvis|nära|nej)(?: [”"“](.+)[”"“])?\.?$/u;
/** Fewer characters show nothing. */
const shortestQuote = 12;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Which passages answer the question, as a judging model says. */
export interface Relevance {
  /** Indexes of passages that answer it, wholly or partly. */
  answering: Set<number>;
  /** There was at least one clear verdict. */
  hasAny: boolean;
}

/**
 * Reads what a judging model writes about numbered passages. "ja" and "delvis" count only with a quote that stands in the
 * passage; of two verdicts that differ none counts.
 * @param isEnded the text is whole. Otherwise its last line may lack its end
 */
export function readRelevance(text: string, passages: readonly string[], isEnded: boolean): Relevance {
  const lines = text.split("\n");
  if (!isEnded) lines.pop();
  const answering = new Set<number>();
  const others = new Set<number>();
  for (const written of lines) {
    const [, number, verdict, quote = ""] = line.exec(written.trim()) ?? [];
    const index = Number(number) - 1;
    const passage = passages[index];
    if (passage === undefined) continue;
    const isShown = plain(quote).length >= shortestQuote && plain(passage).includes(plain(quote));
    ((verdict === "ja" || verdict === "delvis") && isShown ? answering : others).add(index);
  }
  const hasAny = answering.size + others.size > 0;
  for (const index of others) answering.delete(index);
  return { answering, hasAny };
}
