import type { Analyser } from "../search/analyser.ts";
import { splitSentences } from "./sentences.ts";
import { type Fault, verifySentence } from "./verifySentence.ts";

/** A sentence that its cited passages support. */
export interface VerifiedSentence {
  text: string;
  /** Indexes of passages. */
  passages: number[];
}

export interface VerifiedReply {
  sentences: VerifiedSentence[];
  /** The dropped sentences with the reason; for counting, never shown. */
  dropped: { text: string; fault: Fault }[];
}

/** Fewer sentences than this, or a larger share dropped, is no reply. */
const fewestSentences = 1;
const mostDropped = 0.6;

/** A citation "[3]" or "[1, 2]" after a sentence. */
const citation = /\s*\[([\d,\s]+)\]/g;

function cite(line: string): { text: string; numbers: number[] }[] {
  const marked = line.replace(/([.!?])((?:\s*\[[\d,\s]+\])+)/g, "$2$1").replace(/^[-*•\d.)\s]+(?=\p{Lu})/u, "");
  return splitSentences(marked).map((part) => ({
    text: part
      .replace(citation, "")
      .replace(/\s+([.!])/g, "$1")
      .trim(),
    numbers: [...part.matchAll(citation)].flatMap(([, list = ""]) => list.split(",").map(Number)),
  }));
}

/**
 * Reads what a model writes, one or more sentences a line, each with the numbers of its passages, and drops each citation
 * that doesn't resolve and each sentence that its passages don't support. Called with the text so far, it verifies each
 * sentence once, as soon as it is complete.
 * @param sameRoles whether the passage's case has the asker's roles: only then may a verdict be taken from it
 */
export function createReplyReader(
  passages: readonly string[],
  analyser: Analyser,
  sameRoles: readonly boolean[] = passages.map(() => true),
): (text: string, isEnded: boolean) => VerifiedReply {
  const reply: VerifiedReply = { sentences: [], dropped: [] };
  let verified = 0;
  const verify = ({ text, numbers }: { text: string; numbers: number[] }) => {
    const known = [...new Set(numbers)].map((number) => number - 1).filter((index) => passages[index] !== undefined);
    const faultOf = (index: number): Fault | null =>
      verifySentence(text, [passages[index] ?? ""], analyser, { hasSameRoles: sameRoles[index] === true });
    const supporting = known.filter((index) => faultOf(index) === null);
    if (supporting.length > 0) {
      if (!reply.sentences.some((sentence) => sentence.text === text))
        reply.sentences.push({ text, passages: supporting });
    } else {
      const [fault] = known.map(faultOf).filter((each) => each !== null);
      reply.dropped.push({
        text,
        fault: fault ?? (known.length === 0 ? (verifySentence(text, [], analyser) ?? "NoSource") : "NoSource"),
      });
    }
  };
  return (text, isEnded) => {
    const cited = text
      .split(/\n+/)
      .filter((line) => line.trim() !== "")
      .flatMap(cite);
    // A sentence ends with its line, or where the next one begins: its citations may follow its full stop.
    if (!isEnded && !text.endsWith("\n")) cited.pop();
    cited.slice(verified).forEach(verify);
    verified = Math.max(verified, cited.length);
    return reply;
  };
}

/** Whether too little remains of a model's reply. */
export const isTooThin = ({ sentences, dropped }: VerifiedReply): boolean =>
  sentences.length < fewestSentences || dropped.length > (sentences.length + dropped.length) * mostDropped;
