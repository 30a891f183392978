import { neverFirst, neverHead, opaqueCompounds, particlePrefixes, shortFirst, shortHeads } from "./compoundLists.ts";
import type { Lexicon } from "./lexicon.ts";

/** A compound and its parts. */
export interface Split {
  /** The lemma of the whole: the first parts as written and the lemma of the head. */
  lemma: string;
  /** The lemmas of the parts, in order; a part with two readings gives both. */
  parts: string[];
}

/** How often each lemma occurs in texts of law: such words form compounds whether or not a dictionary lists them. */
export type DomainFrequencies = ReadonlyMap<string, number>;

/** The highest accepted price of a split, for listed and unlisted words, and the increase per further joint. */
const limits = { listed: { price: 3, perJoint: 0.9 }, unlisted: { price: 4.2, perJoint: 1 } };
/** Words with these endings are linked by an s: "utlännings-lag", not "utlänning-slag". */
const needsLinkingS = /..(?:ing|het|skap|dom|ion|itet|nad|srätt)$/;
/** The price of leaving it out. */
const lackOfLinkingS = 0.5;
const deepestJoint = 4;
const deepestNesting = 2;

interface PricedSplit {
  price: number;
  parts: string[];
  /** The parts before the head, as written. */
  lead: string;
  head: string;
}

/**
 * Splits compounds by the cheapest path: each part costs 1, more when few compounds have it and more when it is short.
 * "hyresvärd" is hyra + värd; "tomte" is not tomt + e.
 */
export function createCompoundSplitter(lexicon: Lexicon, domain: DomainFrequencies) {
  const domainCount = (lemma: string): number => domain.get(lemma) ?? 0;

  function priceHead(rest: string): PricedSplit | undefined {
    if (rest.length < 3 || neverHead.has(rest)) return undefined;
    const lemmas = lexicon.lemmasOf(rest).filter(canBeHead);
    let best: PricedSplit | undefined;
    for (const lemma of lemmas) {
      const price = priceOfPart(lemma.length, lexicon.countWithHead(lemma) + domainCount(lemma));
      if (best && (price > best.price || (price === best.price && lemma !== rest))) continue;
      best = { price, parts: lemmas.slice(0, 2), lead: "", head: lemma };
    }
    return best;
  }

  function priceFrom(rest: string, depth: number, isListed: boolean): PricedSplit | undefined {
    let best = depth > 0 ? priceHead(rest) : undefined;
    if (depth >= deepestJoint) return best;
    for (let cut = 2; cut <= rest.length - 3; cut += 1) {
      const part = rest.slice(0, cut);
      const lemmas = canBeFirst(part, isListed) ? lexicon.lemmasOfPrefix(part) : undefined;
      if (lemmas === undefined) continue;
      const price =
        priceOfPart(cut, lexicon.countWithPrefix(part) + Math.max(...lemmas.map(domainCount))) +
        (needsLinkingS.test(part) ? lackOfLinkingS : 0);
      if (best && price + 1 >= best.price) continue;
      const tail = priceFrom(rest.slice(cut), depth + 1, isListed);
      if (!tail || (best && price + tail.price >= best.price)) continue;
      best = {
        price: price + tail.price,
        parts: [...lemmas, ...tail.parts],
        lead: part + tail.lead,
        head: tail.head,
      };
    }
    return best;
  }

  function split(form: string): Split | undefined {
    if (form.length < 6 || /\d/.test(form) || opaqueCompounds.has(form)) return undefined;
    const isListed = lexicon.has(form);
    const found = priceFrom(form, 0, isListed);
    if (!found || found.lead === "") return undefined;
    const { price, perJoint } = isListed ? limits.listed : limits.unlisted;
    const joints = Math.round(found.price - 1);
    if (found.price > price + Math.max(0, joints - 1) * perJoint) return undefined;
    return { lemma: found.lead + found.head, parts: found.parts };
  }

  /** The lemmas inside a word, with those inside them. */
  function partsOf(word: string, nesting = 0): string[] {
    const found = nesting > deepestNesting ? undefined : split(word);
    return found ? found.parts.flatMap((part) => [part, ...partsOf(part, nesting + 1)]) : [];
  }

  return { split, partsOf };
}

const canBeHead = (lemma: string): boolean =>
  !neverHead.has(lemma) && lemma.length > 2 && (lemma.length > 3 || shortHeads.has(lemma));

const canBeFirst = (part: string, isListed: boolean): boolean =>
  !neverFirst.has(part) && !(isListed && particlePrefixes.has(part)) && (part.length > 2 || shortFirst.has(part));

/** A long part is plausible by itself, even if few compounds have it. */
function priceOfPart(length: number, compounds: number): number {
  return 1 + Math.min(length >= 6 ? 0.5 : 2, rarity(compounds)) + shortness(length);
}

function rarity(compounds: number): number {
  if (compounds >= 30) return 0;
  if (compounds >= 8) return 0.15;
  if (compounds >= 3) return 0.4;
  return compounds >= 1 ? 0.8 : 1.3;
}

function shortness(length: number): number {
  if (length <= 2) return 0.6;
  if (length === 3) return 0.35;
  return length === 4 ? 0.1 : 0;
}
