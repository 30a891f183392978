import { type Act, isInForce, unknownAct } from "../act/act.ts";
import { acts, findAct } from "../act/acts.ts";
import { type Named, nameAt, skipTitle } from "./actNames.ts";
import type { Token } from "./tokens.ts";

/** An act that a text names, as tokens: from one, to the one after its name. */
export interface Mention {
  from: number;
  next: number;
  /** Where the name ends in the text, without an alias that is defined after it. */
  end: number;
  /** The acts that may be meant: several only where an abbreviation is ambiguous. */
  acts: readonly Act[];
  /** Repealed acts of the same name. */
  earlier: readonly Act[];
  chapter: string | null;
  /** As the list writes it; null for a name. */
  abbreviation: string | null;
  /** Whether the text gives the number itself. */
  isNumbered: boolean;
  /** A name that belongs to another number. */
  isWrong: boolean;
}

const swedishNumber = /\s*\(?(?:SFS\s*)?((?:1[6-9]|20)\d\d:\d{1,4}(?:\s+s\.\s*\d{1,4})?)(?![\d:])/y;
const europeanNumber =
  /(?:Europaparlamentets och rådets |rådets |EU:s )?(?:(?:\p{L}+)?(förordning(?:en)?|direktiv(?:et)?)\s*)\(?(?:(?:EU|EG|EEG)\)?\s*)?(nr\s*)?(\d{1,4})\/(\d{1,4})(?:\/(?:EU|EG|EEG))?(?!\d)/iuy;
const none: readonly Act[] = [];
const isLawWord = /(?:lag|lagen|lagens|balk|balken|balkens|förordning|förordningen|kungörelse|kungörelsen)$/;
const definition =
  /[\s,–-]*\(?\s*(?:(?:nedan|härefter|hädanefter|fortsättningsvis|i det följande|i fortsättningen|förkortad|förkortat|även)\s*,?\s*)(?:(?:kallad|kallat|benämnd|benämnt|förkortad|förkortat)\s*)?["”“'»]?(\p{L}[\p{L}-]*)["”“'»]?\)?/uy;
/** "diskrimineringslagen (2008:567), DL, ": in apposition. */
const apposed = /\s*,\s*(\p{Lu}\p{L}{0,5}\p{Lu})(?=\s*[,.;)])/uy;
const bracketed = /\s*\(\s*(?:["”“]([\p{L}-]+)["”“]|(\p{Lu}\p{L}*\p{Lu}))\s*\)/uy;

const celexes = new Map(acts.flatMap((act) => (act.celex === null ? [] : [[act.celex, act] as const])));

/** The act of an alias that the text defines. */
export type Definitions = Map<string, Pick<Mention, "acts" | "earlier" | "chapter">>;

export function createMentionReader(text: string, tokens: readonly Token[], day: string | null) {
  const definitions: Definitions = new Map();

  const foreign = findForeign(text);

  // Each token is looked at from several places. A new definition changes what its word means.
  let cache = new Map<number, Mention | null>();

  const matchAt = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };

  /** The first token at or after an offset, from a token before it. */
  const tokenAt = (from: number, offset: number): number => {
    let next = from;
    while ((tokens[next]?.start ?? offset) < offset) next++;
    return next;
  };

  function europeanAt(at: number): Mention | null {
    const first = tokens[at]?.lower ?? "";
    if (!/(?:förordning(?:en)?|direktiv(?:et)?)$|^(?:europaparlamentets|rådets|eu:s)$/.test(first)) return null;
    const found = matchAt(europeanNumber, tokens[at]?.start ?? 0);
    if (!found) return null;
    const [whole, kind = "", nr, one = "", two = ""] = found;
    const isYear = (part: string) => /^(?:19|20)\d\d$/.test(part);
    const isDirective = /^direktiv/i.test(kind);
    const isYearFirst = isDirective || (nr === undefined && isYear(one) && (!isYear(two) || Number(one) >= 2015));
    const [year, number] = isYearFirst ? [one, two] : [two, one];
    const celex = `3${year.length === 2 ? `19${year}` : year}${isDirective ? "L" : "R"}${number.padStart(4, "0")}`;
    const listed = celexes.get(celex);
    if (!isYear(celex.slice(1, 5))) return null;
    const act = listed ?? unknownAct(isDirective ? `${one}/${two}/EU` : `EU ${one}/${two}`, celex);
    return mention(at, tokenAt(at, found.index + whole.length), [act], { isNumbered: true });
  }

  const mention = (from: number, next: number, found: readonly Act[], more: Partial<Mention> = {}): Mention => ({
    from,
    next,
    end: tokens[next - 1]?.end ?? 0,
    acts: found,
    earlier: none,
    chapter: null,
    abbreviation: null,
    isNumbered: false,
    isWrong: false,
    ...more,
  });

  /** "(1982:80) om anställningsskydd" after a name. */
  function numberedAt(from: number, next: number, name: Named | null): Mention | null {
    const before = tokens[next - 1];
    const found = before ? matchAt(swedishNumber, before.end) : null;
    if (!found) return null;
    const [whole, number = ""] = found;
    const written = number.replace(/\s+s\.\s*/, " s. ");
    const act = findAct(written) ?? unknownAct(written);
    const isWrong = name !== null && !name.acts.includes(act) && findAct(written) !== undefined;
    let after = tokenAt(next, found.index + whole.length);
    if (tokens[after]?.text === ")" && whole.includes("(")) after++;
    if (/lag(?:en)?$/.test(before?.lower ?? "") || name === null) after = skipTitle(tokens, after, act);
    return mention(from, after, [act], { isNumbered: true, isWrong, chapter: name?.chapter ?? null });
  }

  /** "1990 års köplag". */
  function yearAt(at: number): Mention | null {
    const isYear = /^(?:1[6-9]|20)\d\d$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.lower === "års";
    const name = isYear ? nameAt(tokens, at + 2) : null;
    if (!name) return null;
    const found = name.named.acts.filter(({ number }) => number.startsWith(`${tokens[at]?.text}:`));
    return found.length === 1 ? mention(at, name.next, found, { isNumbered: true }) : null;
  }

  function plainAt(at: number): Mention | null {
    const token = tokens[at];
    const special = europeanAt(at) ?? yearAt(at);
    if (special) return special;
    const word = token?.lower.replace(/:?s$/, "") ?? "";
    const defined = definitions.get(token?.lower ?? "") ?? definitions.get(word);
    if (defined) return mention(at, at + 1, defined.acts, { earlier: defined.earlier, chapter: defined.chapter });
    const definedAt = foreign.get(token?.lower ?? "");
    if (definedAt !== undefined && definedAt < (token?.start ?? 0)) return mention(at, at + 1, []);
    const name = nameAt(tokens, at);
    const numbered = numberedAt(at, name?.next ?? at + 1, name?.named ?? null);
    if (name && numbered) return numbered;
    if (numbered && (isLawWord.test(token?.lower ?? "") || token?.text === "SFS")) return numbered;
    if (!name || (name.named.isIndefinite && !/^(?:lag|förordning) /.test(titleOf(name.named)))) return null;
    const { chapter, abbreviation } = name.named;
    const valid = name.named.acts.filter((act) => isInForce(act, day));
    const earlier =
      valid.length === name.named.acts.length ? none : name.named.acts.filter((act) => !valid.includes(act));
    return mention(at, name.next, valid, { chapter, abbreviation, earlier });
  }

  /** An abbreviation of another act is none: "köplagen (1990:931), AvtL, ". */
  function apposedAt({ isNumbered, next }: Mention, end: number): RegExpExecArray | null {
    const alias = isNumbered ? matchAt(apposed, end) : null;
    const at = alias ? tokenAt(next, alias.index + alias[0].length) - 1 : 0;
    return alias && nameAt(tokens, at) === null ? alias : null;
  }

  /** The act named at a token, with the alias that the text defines for it. */
  function mentionAt(at: number): Mention | null {
    const found = plainAt(at);
    if (!found) return null;
    const end = tokens[found.next - 1]?.end ?? 0;
    const isBracket = /^\s*\(/.test(text.slice(end, end + 3));
    const alias = matchAt(definition, end) ?? (isBracket ? matchAt(bracketed, end) : apposedAt(found, end));
    if (!alias) return found;
    const word = (alias[1] ?? alias[2] ?? "").toLowerCase();
    const isDefinition = word !== "" && word !== "lagen" && !/^(?:om|av|i|för|kallad|och)$/.test(word);
    if (isDefinition && definitions.get(word)?.acts[0] !== found.acts[0]) {
      definitions.set(word, found);
      cache = new Map();
    }
    return isDefinition ? { ...found, next: tokenAt(found.next, alias.index + alias[0].length) } : found;
  }

  return (at: number): Mention | null => {
    const kind = tokens[at]?.kind;
    if (kind !== "word" && (kind !== "number" || tokens[at]?.text.length !== 4)) return null;
    const known = cache.get(at);
    if (known !== undefined) return known;
    const found = mentionAt(at);
    cache.set(at, found);
    return found;
  };
}

const bracketedDefinition =
  /\((?:nedan|härefter|hädanefter|fortsättningsvis|i det följande|i fortsättningen)\s*,?\s*(?:kallad |kallat |benämnd |förkortad )?["”“]?(\p{L}[\p{L}-]*)["”“]?\)/gu;

/** Words that brackets define, with the offset: from there, those of no known act mean something else. */
function findForeign(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { 1: word = "", index } of text.matchAll(bracketedDefinition))
    if (!/^(?:lagen|balken|förordningen|direktivet)$/i.test(word)) found.set(word.toLowerCase(), index);
  return found;
}

const titleOf = ({ acts: [act] }: Named): string => act?.title.toLowerCase() ?? "";
