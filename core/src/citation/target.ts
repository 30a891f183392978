import { type Act, isInForce, unknownAct } from "../act/act.ts";
import type { Mention } from "./actMentions.ts";
import { isSaidRepealed } from "./repealWords.ts";
import type { Token } from "./tokens.ts";

/** An act that places are read in, or why it is not sure. */
export type Target =
  | {
      act: Act;
      /** The chapter that the name means: "hyreslagen". */
      chapter: string | null;
      /** The text doesn't name the act beside the place. */
      isImplied: boolean;
    }
  | {
      reason: "ACT_REPEALED" | "ACT_UNKNOWN";
      /** The repealed act, or one that has the written name as its number. */
      named: Act;
    };

const latestOf = (acts: readonly Act[]): Act | undefined =>
  acts.toSorted((one, other) => (other.repealedFrom ?? "").localeCompare(one.repealedFrom ?? ""))[0];

/**
 * Resolves the act of a name, for places from a token on.
 * @param day the text's date, ISO; null for a text of today
 */
export function createTargetReader(text: string, tokens: readonly Token[], day: string | null) {
  const saidRepealed = new Set<Act>();
  return (mention: Mention, from: number): Target => {
    const before = tokens[mention.from - 1]?.lower ?? "";
    const isFormer = /^(?:gamla|tidigare|äldre|dåvarande|upphävda)$/.test(before);
    const unknown = (): Target => ({
      reason: "ACT_UNKNOWN",
      named: unknownAct(text.slice(tokens[mention.from]?.start, mention.end)),
    });
    if (mention.isWrong || mention.acts.length > 1) return unknown();
    const named = (isFormer ? latestOf(mention.earlier) : undefined) ?? mention.acts[0] ?? latestOf(mention.earlier);
    if (!named) return unknown();
    if (isFormer && mention.earlier.length === 0 && named.repealedFrom === null) return unknown();
    const isComing = mention.isNumbered && day !== null && (named.inForceFrom ?? "") > day;
    const isValid =
      isInForce(named, day) ||
      isComing ||
      saidRepealed.has(named) ||
      isSaidRepealed(text, tokens, Math.min(from, mention.from), mention);
    if (isValid) saidRepealed.add(named);
    return isValid ? { act: named, chapter: mention.chapter, isImplied: false } : { reason: "ACT_REPEALED", named };
  };
}
