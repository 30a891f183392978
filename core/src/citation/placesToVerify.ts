import { type Act, isInForce } from "../act/act.ts";
import { findAct } from "../act/acts.ts";
import { type CitedPlace, citedPlace } from "../law/citedPlace.ts";
import { placeKey } from "../law/place.ts";
import type { Citation, CitationOptions, Refusal, SourceCitation } from "./citation.ts";
import { findCitations } from "./findCitations.ts";
import { ordinalWord } from "./ordinals.ts";
import { isSaidPast } from "./repealWords.ts";

/** A place, an act or a source that a text cites, to be verified before the text is sent or published. */
export interface PlaceToVerify extends CitedPlace {
  /** The last stycke and the last numbered point that are cited; null without one. */
  Stycke: number | null;
  Punkt: number | null;
  /** "andra stycket 3"; empty for the whole paragraph. */
  Part: string;
  /** ActRepealed: stated as law although it was repealed by the text's day. Future: a source of a year to come. */
  Fault: "ActRepealed" | "Future" | null;
  /** The sentence says that what it cites is no longer the law. */
  IsSaidPast: boolean;
  /** Other places that may be meant, where the text doesn't say it. */
  Others: CitedPlace[];
}

const lastNumber = (punkt: string | null): number | null => {
  if (punkt === null) return null;
  // A moment is of an older kind of paragraph.
  if (punkt.endsWith("mom")) return Number.POSITIVE_INFINITY;
  const number = Number.parseInt(punkt.split("–").at(-1) ?? "", 10);
  return Number.isNaN(number) ? null : number;
};

function toPlace(text: string, citation: Citation, more: Partial<PlaceToVerify> = {}): PlaceToVerify {
  const { stycke, punkt, act, start, end } = citation;
  const isSwedish = act.celex === null;
  const words = [typeof stycke === "number" ? `${ordinalWord(stycke)} stycket` : "", isSwedish ? (punkt ?? "") : ""];
  return {
    ...citedPlace(citation),
    Stycke: typeof stycke === "number" ? stycke : null,
    Punkt: isSwedish ? lastNumber(punkt) : null,
    Part: words.filter((word) => word !== "").join(" "),
    Fault: null,
    IsSaidPast: isSaidPast(text, start, end),
    Others: [],
    ...more,
  };
}

/** A refused citation: what it names, or what may be meant. None for a paragraph of a contract. */
function refusedPlace(text: string, { reason, citation, possible }: Refusal): PlaceToVerify[] {
  if (citation) return [toPlace(text, citation, { Fault: reason === "ACT_REPEALED" ? "ActRepealed" : null })];
  const [first, ...others] = possible;
  return first ? [toPlace(text, first, { Others: others.map(citedPlace) })] : [];
}

const nowhere = { Chapter: null, Paragraph: "", Stycke: null, Punkt: null, Part: "", Others: [] };

const actAlone = ({ number }: Act): PlaceToVerify => ({ ...nowhere, Sfs: number, Fault: null, IsSaidPast: false });

/** "NJA 2031 s. 5": nobody has decided it yet. */
const futureSource = (text: string, { start, end }: SourceCitation): PlaceToVerify => ({
  ...nowhere,
  ...{ Sfs: text.slice(start, end), Fault: "Future", IsSaidPast: false },
});

const keyOf = (place: PlaceToVerify): string =>
  [placeKey(place), place.Stycke, place.Punkt, place.Fault, place.IsSaidPast].join(" ");

/**
 * What a plain text cites and what must be verified: each place once, those that lack their chapter or their act, acts
 * that aren't listed, repealed acts that are stated as law, and sources of years to come.
 * @param today ISO
 */
export function placesToVerify(text: string, options: CitationOptions, today: string): PlaceToVerify[] {
  const { citations, refused, acts, sources } = findCitations(text, options);
  const placed = new Set(citations.map(({ act }) => act.number));
  const unlisted = acts.filter(
    ({ act }) => act.celex === null && findAct(act.number) === undefined && !placed.has(act.number),
  );
  const year = today.slice(0, 4);
  const places = [
    ...citations.map((citation) =>
      toPlace(text, citation, isStatedRepealed(text, citation, options.day ?? today) ? { Fault: "ActRepealed" } : {}),
    ),
    ...refused.flatMap((refusal) => refusedPlace(text, refusal)),
    ...unlisted.map(({ act }) => actAlone(act)),
    ...sources.filter((source) => source.year.slice(0, 4) > year).map((source) => futureSource(text, source)),
  ];
  const isPlaced = ({ Sfs, Chapter, Paragraph, Fault }: PlaceToVerify): boolean =>
    Fault === "ActRepealed" &&
    Chapter === null &&
    Paragraph === "" &&
    places.some((other) => other.Sfs === Sfs && other.Paragraph !== "");
  return [...new Map(places.filter((place) => !isPlaced(place)).map((place) => [keyOf(place), place])).values()];
}

/** An act that a name of two acts means may be repealed by the text's day. */
const isStatedRepealed = (text: string, { act, start, end }: Citation, day: string): boolean =>
  act.repealedFrom !== null && !isInForce(act, day) && !isSaidPast(text, start, end);
