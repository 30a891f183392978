import { type Act, actSlug, nameInText } from "../act/act.ts";
import { ordinalWord } from "./ordinals.ts";

/** A place in an act. For a European act `paragraph` is the article, and `punkt` its numbered part: "1 f" of "6.1 f". */
export interface Place {
  /** "12", "7 a"; null where the act has no chapters. */
  chapter: string | null;
  /** "55"; null for a whole chapter. */
  paragraph: string | null;
  /** "e" of "55 e §". */
  letter: string | null;
  /** 1 for "första stycket", "last" for "sista stycket". */
  stycke: number | "last" | null;
  mening: number | "last" | null;
  /** "3", "1–3", "1 f"; a moment is "2 mom". */
  punkt: string | null;
  /** The last paragraph of a range, "3" of "1–3 §§". */
  to: { paragraph: string; letter: string | null } | null;
}

/** A part of a text: UTF-16 offsets, the end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A provision that a text cites. In an enumeration each provision has its own part: "3 kap. 1" and "9 §§ ärvdabalken". */
export interface Citation extends Span, Place {
  act: Act;
}

/** An act that a text names, with or without a place in it. */
export interface ActMention extends Span {
  act: Act;
}

export type SourceKind =
  | ("NJA" | "HFD" | "RÅ" | "RH" | "AD" | "MÖD" | "PMÖD" | "MIG" | "MD" | "ARN" | "JK" | "JO")
  | ("prop." | "bet." | "rskr." | "skr." | "SOU" | "Ds" | "EU" | "CELEX");

/** A judgment, a decision or a preparatory work. Its existence is not checked. */
export interface SourceCitation extends Span {
  kind: SourceKind;
  /** "2010"; "2008/09" of a bill. */
  year: string;
  /** The page of NJA and JO, the number of others: "248", "ref. 5", "not. A 12", "JuU12", "C-176/09", "32016R0679". */
  number: string;
}

/**
 * An uncertain citation: a paragraph that lacks its chapter, an act that was repealed before the text's date, a name that
 * is not in the list of acts or belongs to another number, and a place of which the text doesn't say which act it is in.
 */
export interface Refusal extends Span {
  reason: "CHAPTER_MISSING" | "ACT_REPEALED" | "ACT_UNKNOWN" | "ACT_UNCLEAR";
  /**
   * What is cited where the text itself names the act: without its chapter, in a repealed act, or in an act that has its
   * written name as number since it isn't listed. Null for a paragraph of a contract.
   */
  citation: Citation | null;
  /** What may be meant where the text doesn't say it. */
  possible: readonly Citation[];
}

export interface FoundCitations {
  citations: Citation[];
  /** Every act that the text names, also inside the citations. */
  acts: ActMention[];
  sources: SourceCitation[];
  refused: Refusal[];
}

export interface CitationOptions {
  /** The text's date, ISO; null for a text of today. An act that was repealed then is refused unless the text says so. */
  day?: string | null;
  /** The act that the text belongs to: "7 §" alone is of that act. */
  act?: Act | null;
  /** The provisions that an answer lists: they decide which act a place without a name is in. */
  provisions?: readonly { Sfs: string; Chapter: string | null; Paragraph: string }[];
  /** A typed query: "avtalslagen 36", "fb 6 2" need no sign. */
  isQuery?: boolean;
}

const ordinalText = (ordinal: number | "last"): string => (ordinal === "last" ? "sista" : ordinalWord(ordinal));

const withLetter = (paragraph: string, letter: string | null): string =>
  letter === null ? paragraph : `${paragraph} ${letter}`;

/** "55 e", "1–3", "" for a whole chapter. */
export function paragraphText({ paragraph, letter, to }: Place): string {
  if (paragraph === null) return "";
  const first = withLetter(paragraph, letter);
  return to === null ? first : `${first}–${withLetter(to.paragraph, to.letter)}`;
}

/** The one text form of a provision: "12 kap. 55 e § jordabalken", "artikel 6.1 f i dataskyddsförordningen". */
export function citationText(citation: Place & { act: Act }): string {
  const { act, chapter, stycke, mening, punkt, to } = citation;
  const parts = [
    stycke === null ? "" : `${ordinalText(stycke)} stycket`,
    mening === null ? "" : `${ordinalText(mening)} meningen`,
  ];
  const paragraph = paragraphText(citation);
  if (act.celex !== null) {
    const article = `${to === null ? "artikel" : "artiklarna"} ${paragraph}${punkt === null ? "" : `.${punkt}`}`;
    return [article, ...parts, "i", nameInText(act)].filter(Boolean).join(" ");
  }
  const places = [
    chapter === null ? "" : `${chapter} kap.`,
    paragraph === "" ? "" : `${paragraph} ${to === null ? "§" : "§§"}`,
  ];
  return [...places, ...parts, punkt ?? "", nameInText(act)].filter(Boolean).join(" ");
}

/** The path of a provision's page: "/lag/1970-994/12/55-e", "/lag/1982-80/7", "/lag/32016r0679/6". Of a range its first. */
export function citationPath({
  act,
  chapter,
  paragraph,
  letter,
}: Pick<Citation, "act" | "chapter" | "paragraph" | "letter">) {
  const place = paragraph === null ? null : withLetter(paragraph, letter);
  const parts = [actSlug(act), chapter, place].filter((part) => part !== null);
  return `/lag/${parts.join("/").replaceAll(" ", "-").toLowerCase()}`;
}
