import type { Act } from "../act/act.ts";
import type { ReadPlace } from "./placeReader.ts";
import type { Token } from "./tokens.ts";

/** An act that the text has named, and the last place in it. */
export interface Recent {
  act: Act;
  /** The chapter that the name means: "hyreslagen". */
  chapter: string | null;
  place: ReadPlace | null;
  /** The paragraph of the text that named it last. */
  block: number;
  /** The chapters of it that were cited. */
  chapters: ReadonlySet<string>;
}

const mostRecent = 8;
const mostChapters = 12;

/** The chapters that were cited last. */
export const recentChapters = ({ chapters }: Pick<Recent, "chapters">): string[] => [...chapters].slice(-mostChapters);

/** The acts that a text has named, latest first. */
export class Context {
  recent: Recent[] = [];

  set(act: Act, chapter: string | null, block: number, place: ReadPlace | null = null): void {
    const [latest] = this.recent;
    const isKnownChapter = place === null || place.chapter === null || latest?.chapters.has(place.chapter) === true;
    // The usual case, without a new list.
    if (latest?.act === act && isKnownChapter) {
      latest.chapter = chapter;
      latest.block = block;
      latest.place = place ?? latest.place;
      return;
    }
    const known = this.recent.find((each) => each.act === act);
    const rest = this.recent.filter((each) => each !== known);
    const added = place?.chapter != null && !known?.chapters.has(place.chapter) ? [place.chapter] : [];
    const chapters = added.length === 0 && known ? known.chapters : new Set([...(known?.chapters ?? []), ...added]);
    this.recent = [{ act, chapter, place: place ?? known?.place ?? null, block, chapters }, ...rest].slice(
      0,
      mostRecent,
    );
  }

  /** The latest act of a kind: "samma balk", "nämnda förordning". */
  ofKind(kind: string): Recent | null {
    const isKind = ({ act: { title, celex } }: Recent): boolean => {
      const isDirective = celex !== null && /\dL\d/.test(celex);
      if (kind.startsWith("direktiv")) return isDirective;
      if (kind.startsWith("förordning")) return (celex !== null && !isDirective) || /förordning/i.test(title);
      if (kind.startsWith("balk")) return /balk$/i.test(title);
      return celex === null && !/(?:balk|förordning)$/i.test(title);
    };
    return this.recent.find(isKind) ?? null;
  }

  /**
   * The act that a place without a name is in: the one that the answer's own list has it in, or the latest act. Null where an
   * earlier act, and not the latest, was cited in that chapter: either may be meant.
   * @param isReached whether the place is within an act's reach: a new paragraph of the text ends it
   */
  forPlace(
    place: ReadPlace,
    isArticle: boolean,
    isListed: (act: Act, place: ReadPlace) => boolean,
    isReached: (recent: Recent) => boolean,
  ): Recent | null {
    const listed = this.recent.find(
      ({ act, chapter }) =>
        (act.celex !== null) === isArticle && isListed(act, { ...place, chapter: place.chapter ?? chapter }),
    );
    if (listed) return listed;
    const [latest, ...earlier] = this.recent.filter(({ act }) => (act.celex !== null) === isArticle);
    if (!latest || !isReached(latest)) return null;
    if (place.chapter === null) return latest;
    if (latest.act.numbering === "none") return earlier.find(({ act }) => act.numbering === "restarting") ?? null;
    const { chapter } = place;
    const isRival = !latest.chapters.has(chapter) && earlier.some(({ chapters }) => chapters.has(chapter));
    return isRival ? null : latest;
  }
}

const anaphor = /^(?:samma|nämnda|den|denna|sagda|ovannämnda)$/;
const genericLaw = /^(?:lag|lagen|balk|balken|förordning|förordningen|direktiv|direktivet)$/;

/** "samma lag", "i lagen", "samma kapitel" after a place: which act, and the token after it. */
export function anaphorAt(
  tokens: readonly Token[],
  at: number,
  context: Context,
): { recent: Recent; chapter: string | null; next: number } | null {
  const first = tokens[at]?.lower ?? "";
  const isAnaphor = anaphor.test(first);
  const word = (isAnaphor ? tokens[at + 1]?.lower : first) ?? "";
  const next = isAnaphor ? at + 2 : at + 1;
  if (/^(?:kapitel|kapitlet)$/.test(word) && isAnaphor) {
    const recent = context.recent.find(({ place }) => place?.chapter != null);
    return recent ? { recent, chapter: recent.place?.chapter ?? null, next } : null;
  }
  // "lagen om cyklar" is an act of its own.
  if (!isAnaphor && /^(?:om|med|angående|mot|\()$/.test(tokens[next]?.lower ?? "")) return null;
  if (!genericLaw.test(word) || (!isAnaphor && !/(?:en|et)$/.test(word))) return null;
  const recent = context.ofKind(word);
  return recent ? { recent, chapter: null, next } : null;
}

const document =
  /(?:avtal(?:et|ets)?|kontrakt(?:et|ets)?|stadg(?:a|an|ar|arna|arnas)|villkor(?:en|ens)?|regler(?:na|nas)?|ordning(?:en|ens)?|polic(?:y|yn|yns)|konvention(?:en|ens)?|bok(?:en|ens)?|tidning(?:en|ens)?|protokoll(?:et|ets)?|testamente(?:t|ts)?|föreskrift(?:er|erna|en)?|lag(?:en|ens)|balk(?:en|ens)|förordning(?:en|ens)|kungörelse(?:n|ns)|direktiv(?:et|ets)|fördrag(?:et|ets)|handbok(?:en)?)$/;

/** Whether the words around a place refer to something other than a listed act: "§ 5 i avtalet", "stadgarnas 3 §". */
export function isOfOtherDocument(text: string, tokens: readonly Token[], from: number, next: number): boolean {
  const before = tokens[from - 1];
  if (before?.kind === "word" && document.test(before.lower)) return true;
  const start = tokens[from]?.start ?? 0;
  if (before?.kind !== "section" && /\p{Lu}{2,}FS \d{4}:\d+,?\s*$/u.test(text.slice(Math.max(0, start - 24), start)))
    return true;
  const after = tokens[next];
  if (after?.kind !== "word") return false;
  if (document.test(after.lower) || /^\p{Lu}{2,8}$/u.test(after.text)) return true;
  if (!/^(?:i|av|ur|enligt)$/.test(after.lower)) return false;
  for (let at = next + 1; at <= next + 4; at++) {
    const word = tokens[at]?.lower ?? "";
    if (!/^\p{L}/u.test(word)) return false;
    if (document.test(word)) return true;
  }
  return false;
}

const privateDocument =
  /(?:avtal|kontrakt|stadg|villkor|regl|polic|protokoll|testamente)(?:et|ets|en|ens|erna|arna|an|na|t|ts|yn)?$/;

/** Whether the sentence has just pointed to a document that is no act: "I avtalet står i § 5". */
export function isAfterOtherDocument(tokens: readonly Token[], from: number, earliest: number): boolean {
  for (let at = from - 1; at > Math.max(earliest, from - 9); at--) {
    const { lower = "", kind = "sign" } = tokens[at] ?? {};
    if (kind === "sign" && ".!?;(".includes(lower)) return false;
    if (kind === "word" && privateDocument.test(lower) && /^(?:i|enligt|av|ur)$/.test(tokens[at - 1]?.lower ?? ""))
      return true;
  }
  return false;
}
