import type { Act } from "../act/act.ts";
import { createMentionReader, type Mention } from "./actMentions.ts";
import { readArticles } from "./articleReader.ts";
import { type CitationOptions, type FoundCitations, ordinalOf, paragraphText } from "./citation.ts";
import { mayBegin, sameLetters } from "./citationWords.ts";
import { anaphorAt, Context, isAfterOtherDocument, isOfOtherDocument } from "./context.ts";
import { type ReadPlace, skipSeparator } from "./placeReader.ts";
import { findSources } from "./sources.ts";
import { createTargetReader, type Target } from "./target.ts";
import { tokenize } from "./tokens.ts";
import { readUnit } from "./unitReader.ts";

/** Array.prototype.flat takes a microsecond, and most groups have one unit. */
const allPlaces = (units: readonly ReadPlace[][]): readonly ReadPlace[] =>
  units.length === 1 ? (units[0] ?? []) : units.flat();

const fillers = /^(?:den|nya|nuvarande|gällande|svenska|gamla|numera|upphävda|tidigare|äldre|dåvarande)$/;
const genitives = new Set(["lagens", "balkens", "förordningens"]);
const clock = /^(?:kl|klockan|på)$/;

/** The citations of a folded text. */
export function readCitations(
  text: string,
  { day = null, act = null, provisions = [], isQuery = false }: CitationOptions,
): FoundCitations {
  const tokens = tokenize(text);
  const readMention = createMentionReader(text, tokens, day);
  const context = new Context();
  if (act) context.set(act, null);
  const found: FoundCitations = { citations: [], acts: [], sources: findSources(text), refused: [] };
  const listed = new Set(provisions.map(({ Sfs, Chapter, Paragraph }) => [Sfs, Chapter ?? "", Paragraph].join("|")));
  const isListed = ({ number }: Act, place: ReadPlace): boolean =>
    listed.has([number, place.chapter ?? "", paragraphText(place)].join("|"));
  const targetOf = createTargetReader(text, tokens, day);
  let latest: Mention | null = null;
  // Of several paragraphs it isn't sure which one "nämnda paragraf" is.
  let isLastAlone = true;
  // Numbers of a list that has no sign are not read again.
  let listEnd = 0;

  const skipFillers = (at: number): number => {
    let next = tokens[at]?.lower === "i" || tokens[at]?.lower === "av" ? at + 1 : at;
    for (let count = 0; count < 3 && fillers.test(tokens[next]?.lower ?? ""); count++) next++;
    return next;
  };
  const mentionAfter = (at: number): Mention | null => {
    const direct = readMention(at);
    return direct ?? readMention(skipFillers(at));
  };
  const isLawAt = (at: number): boolean =>
    mentionAfter(at) !== null || anaphorAt(tokens, skipFillers(at), context) !== null;

  /** Whether an abbreviation in other letters than the list's is one: "24 § fb" is, "las" alone is not. */
  const isSure = ({ abbreviation, from, next }: Mention, isSigned: boolean): boolean =>
    abbreviation === null ||
    isQuery ||
    isSigned ||
    sameLetters(text.slice(tokens[from]?.start, tokens[next - 1]?.end), abbreviation);

  function addMention(mention: Mention): void {
    const target = targetOf(mention, mention.from);
    const isCounted = /^\d+$/.test(tokens[mention.from - 1]?.text ?? "") && mention.abbreviation !== null;
    if (!("act" in target) || isCounted || !isSure(mention, false)) return;
    const start = tokens[mention.from]?.start ?? 0;
    found.acts.push({ act: target.act, start, end: mention.end });
    context.set(target.act, target.chapter);
  }

  function add(places: readonly ReadPlace[], target: Target, start: number, end: number): void {
    const [first] = places;
    isLastAlone =
      first?.to === null &&
      places.every(
        ({ paragraph, letter, chapter }) =>
          paragraph === first.paragraph && letter === first.letter && chapter === first.chapter,
      );
    const isArticle = (): boolean => isQuery || /^art/.test(tokens[first?.from ?? 0]?.lower ?? "");
    for (const [index, place] of places.entries()) {
      const span = {
        start: index === 0 ? start : (tokens[place.from]?.start ?? start),
        end: index === places.length - 1 ? end : (tokens[place.to_ - 1]?.end ?? end),
      };
      if ("reason" in target) {
        found.refused.push({ ...span, reason: target.reason, citation: null });
        continue;
      }
      const { act } = target;
      if (act.celex !== null && !isArticle()) {
        found.refused.push({ ...span, reason: "ACT_UNKNOWN", citation: null });
        continue;
      }
      const isRestarting = act.numbering === "restarting";
      const chapter =
        act.numbering === "continuous" && place.paragraph !== null ? null : (place.chapter ?? target.chapter);
      const { paragraph, letter, stycke, mening, punkt, to } = place;
      const citation = { ...span, act, chapter, paragraph, letter, stycke, mening, punkt, to };
      if (isRestarting && chapter === null && act.celex === null) {
        found.refused.push({ ...span, reason: "CHAPTER_MISSING", citation: target.isImplied ? null : citation });
        continue;
      }
      if (paragraph === null && isExplained(act, chapter, span.start)) continue;
      found.citations.push(citation);
      context.set(act, target.chapter, { ...place, chapter });
    }
  }

  /** "24 § hyreslagen (12 kap. jordabalken)": the brackets say where the paragraph is. */
  function isExplained(act: Act, chapter: string | null, start: number): boolean {
    const last = found.citations.at(-1);
    return last?.act === act && last.chapter === chapter && /^\s*\(\s*$/.test(text.slice(last.end, start));
  }

  /** Units that share an act: "3 kap. 5 §, 4 kap. 1 § och 8 kap. 1 § brottsbalken". */
  function readGroup(at: number, isSignNeeded: boolean): { units: ReadPlace[][]; next: number } {
    const isArticle = /^art/.test(tokens[at]?.lower ?? "");
    if (isArticle) {
      const { places, next } = readArticles(tokens, at);
      return { units: places.length > 0 ? [places] : [], next };
    }
    const units: ReadPlace[][] = [];
    let next = at;
    for (let from = at; from < tokens.length; from = skipSeparator(tokens, next)) {
      if (units.length > 0 && from === next) break;
      const unit = readUnit(tokens, from, isLawAt, isSignNeeded);
      listEnd = Math.max(listEnd, unit.listEnd);
      if (unit.places.length === 0 || (units.length > 0 && unit.places[0]?.paragraph === null)) break;
      const [chapter] = units.at(-1)?.map((place) => place.chapter) ?? [];
      for (const place of unit.places) place.chapter ??= chapter ?? null;
      units.push(unit.places);
      next = unit.next;
    }
    return { units, next };
  }

  /** "första stycket i" before a place. */
  function styckeBefore(at: number): { stycke: number | "last"; next: number } | null {
    const stycke = ordinalOf(tokens[at]?.lower ?? "");
    if (stycke === null || tokens[at + 1]?.lower !== "stycket") return null;
    return { stycke, next: tokens[at + 2]?.lower === "i" ? at + 3 : at + 2 };
  }

  /** "nämnda paragraf", "andra stycket samma paragraf": the latest place again. */
  function sameParagraphAt(at: number): number | null {
    const stycke = styckeBefore(at);
    const from = stycke?.next ?? at;
    const isSame = /^(?:samma|nämnda|sagda|ovannämnda)$/.test(tokens[from]?.lower ?? "");
    if (!isSame || !/^(?:paragraf|paragrafen|lagrum|bestämmelse|artikel)$/.test(tokens[from + 1]?.lower ?? ""))
      return null;
    const last = found.citations.at(-1);
    if (last && isLastAlone) {
      const span = { start: tokens[at]?.start ?? 0, end: tokens[from + 1]?.end ?? 0 };
      const parts = stycke ? { stycke: stycke.stycke, mening: null, punkt: null } : {};
      found.citations.push({ ...last, ...parts, ...span });
    }
    return from + 2;
  }

  /** Places that begin at a token, with their act. */
  function placesAt(at: number): number | null {
    const isAfterName = latest !== null && latest.next === at;
    const stycke = styckeBefore(at);
    const from = stycke?.next ?? at;
    if (from < listEnd && !isAfterName) return null;
    const isUnsigned =
      isQuery && (isAfterName || (/^\d/.test(tokens[from]?.text ?? "") && mentionAfter(from + 1) !== null));
    const { units, next: groupEnd } = readGroup(from, !isUnsigned);
    const [first] = units;
    if (!first) return null;
    if (stycke) for (const place of units.at(-1) ?? []) place.stycke = stycke.stycke;
    const next = isUnsigned ? splitNumbers(first, groupEnd) : groupEnd;
    const isColon = tokens[from + 1]?.text === ":";
    const start = tokens[at]?.start ?? 0;
    const end = tokens[next - 1]?.end ?? start;
    const after = mentionAfter(next);
    // "3:2 i JB Arena" is a result.
    if (after && isColon && after.abbreviation !== null && /^\p{Lu}/u.test(tokens[after.next]?.text ?? "")) return next;
    if (after && isSure(after, true)) {
      const earlier = latest && isAfterName && units.length > 1 ? units.slice(0, -1) : [];
      if (latest && isAfterName && units.length === 1 && latest.acts[0] !== after.acts[0]) {
        found.refused.push({ start, end, reason: "ACT_UNKNOWN", citation: null });
        return next;
      }
      if (latest && earlier.length > 0) {
        const lastPlace = earlier.at(-1)?.at(-1);
        add(
          allPlaces(earlier),
          targetOf(latest, latest.from),
          tokens[latest.from]?.start ?? start,
          tokens[(lastPlace?.to_ ?? at) - 1]?.end ?? end,
        );
      }
      const rest = units.slice(earlier.length);
      const restStart = earlier.length > 0 ? (tokens[rest[0]?.[0]?.from ?? at]?.start ?? start) : start;
      addMention(after);
      add(allPlaces(rest), targetOf(after, at), restStart, after.end);
      latest = after;
      return after.next;
    }
    if (latest && isAfterName && isSure(latest, !isColon)) {
      const isTime = isColon && clock.test(tokens[latest.from - 1]?.lower ?? "");
      if (!isTime) add(allPlaces(units), targetOf(latest, latest.from), tokens[latest.from]?.start ?? start, end);
      return next;
    }
    const same = anaphorAt(tokens, skipFillers(next), context);
    if (same) {
      const target = { act: same.recent.act, chapter: same.chapter ?? same.recent.chapter, isImplied: false };
      add(allPlaces(units), target, start, tokens[same.next - 1]?.end ?? end);
      return same.next;
    }
    return addBare(allPlaces(units), at, next, isColon);
  }

  /** Places without a name: of the act that the text named last, unless something else is named. */
  function addBare(places: readonly ReadPlace[], at: number, next: number, isColon: boolean): number {
    const start = tokens[at]?.start ?? 0;
    const end = tokens[next - 1]?.end ?? start;
    const before = tokens[at - 1]?.lower ?? "";
    const genitive = genitives.has(before) ? before.slice(0, -1) : undefined;
    const isPrivate = places[0]?.chapter === null && isAfterOtherDocument(tokens, at, latest?.next ?? 0);
    if (genitive === undefined && (isPrivate || isOfOtherDocument(text, tokens, at, next))) {
      found.refused.push({ start, end, reason: "ACT_UNKNOWN", citation: null });
      return next;
    }
    const isArticle = /^art/.test(tokens[at]?.lower ?? "");
    const [first] = places;
    if (!first) return next;
    const recent = genitive ? context.ofKind(genitive) : context.forPlace(first, isArticle, isListed);
    if (!recent || isColon) return next;
    const target = { act: recent.act, chapter: recent.chapter, isImplied: genitive === undefined };
    add(places, target, genitive ? (tokens[at - 1]?.start ?? start) : start, end);
    return next;
  }

  /** "fb 6 2" is a chapter and its paragraph. */
  function splitNumbers([place]: readonly ReadPlace[], next: number): number {
    if (!place || place.chapter !== null || place.to !== null || latest?.acts[0]?.numbering !== "restarting")
      return next;
    const unit = readUnit(tokens, next, isLawAt, false);
    const [second] = unit.places;
    if (!second) return next;
    Object.assign(place, { ...second, from: place.from, chapter: place.paragraph });
    return unit.next;
  }

  for (let at = 0; at < tokens.length; ) {
    if (tokens[at]?.kind === "sign") {
      at++;
      continue;
    }
    const next: number | null = sameParagraphAt(at) ?? (mayBegin(tokens[at]) ? placesAt(at) : null);
    if (next !== null && next > at) {
      at = next;
      continue;
    }
    const mention = readMention(at);
    if (mention) {
      addMention(mention);
      latest = mention;
    }
    at = mention?.next ?? at + 1;
  }
  found.citations.sort((one, other) => one.start - other.start);
  return found;
}
