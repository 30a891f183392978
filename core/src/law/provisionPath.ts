import { isEuropean } from "./europeanActSchema.ts";
import type { CitedProvision } from "./provisionSchema.ts";

/** CELEX letters of regulations and directives. */
const celexType = { regulation: "r", directive: "l" } as const;
/** A two-digit year is of the 20th century: "93/13/EEG". */
const fullYear = (year: string): string => (year.length === 2 ? `19${year}` : year);

const celex = (type: keyof typeof celexType, year: string, number: string): string =>
  `3${fullYear(year)}${celexType[type]}${number.padStart(4, "0")}`;

/**
 * An act in an address: "1970-994", or the CELEX number of a European act, "32016r0679". Regulations have their year first
 * since 2015 and last before that: "EU 2016/679", "EG nr 593/2008".
 */
export function actKey(sfs: string): string {
  if (!isEuropean(sfs)) return sfs.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const directive = /^(\d{2,4})\/(\d{1,4})\/[A-Z]+$/i.exec(sfs);
  if (directive?.[1] && directive[2]) return celex("directive", directive[1], directive[2]);
  const [one = "", other = ""] = /(\d+)\/(\d+)/.exec(sfs)?.slice(1) ?? [];
  const isYearFirst = one.length === 4 && Number(one) >= 2015;
  return isYearFirst ? celex("regulation", one, other) : celex("regulation", other, one);
}

/** The first paragraph of a range, and the article of a point: "28–30" begins at "28", "6.1 f" is in "6". */
export const firstParagraph = ({ Sfs, Paragraph }: Pick<CitedProvision, "Sfs" | "Paragraph">): string => {
  const first = Paragraph.replace(/–.*$/, "");
  return isEuropean(Sfs) ? first.replace(/[. ].*$/, "") : first;
};

const inPath = (place: string): string => place.replace(" ", "-");

/** The place of a provision in an address, below its act: "12/55-e", "7". */
export const placePath = (provision: Pick<CitedProvision, "Sfs" | "Chapter" | "Paragraph">): string =>
  [...(provision.Chapter === null ? [] : [provision.Chapter]), firstParagraph(provision)].map(inPath).join("/");

const pagePath = /^\/lag\/[a-z0-9]+(?:-[a-z0-9]+){0,3}\/(?:\d{1,3}(?:-[a-z])?\/)?\d{1,3}(?:-[a-z])?$/;

/** The page of a provision: "/lag/1970-994/12/55-e". Null for an invalid provision of an import. */
export function provisionPath(provision: Pick<CitedProvision, "Sfs" | "Chapter" | "Paragraph">): string | null {
  const path = `/lag/${actKey(provision.Sfs)}/${placePath(provision)}`;
  return pagePath.test(path) ? path : null;
}

const ordinal = (paragraph: string): number => {
  const [, number = "", letter = ""] = /^(\d+)(?:\.\d+)?(?: ([a-zåäö]))?/.exec(paragraph) ?? [];
  return Number(number) * 100 + (letter === "" ? 0 : letter.charCodeAt(0) - "a".charCodeAt(0) + 1);
};

/** Whether a cited paragraph or range covers a paragraph: "28–30" covers "28 a". */
export function coversParagraph(sfs: string, cited: string, paragraph: string): boolean {
  if (!cited.includes("–")) return firstParagraph({ Sfs: sfs, Paragraph: cited }) === paragraph;
  const [from = "", to = ""] = cited.split("–");
  return ordinal(from) <= ordinal(paragraph) && ordinal(paragraph) <= ordinal(to);
}

/**
 * The official text of an act: the Government Offices' database of Swedish law in its current wording, or EUR-Lex in
 * Swedish.
 */
export const officialUrl = (sfs: string): string =>
  isEuropean(sfs)
    ? `https://eur-lex.europa.eu/legal-content/SV/TXT/?uri=CELEX:${actKey(sfs).toUpperCase()}`
    : `https://rkrattsbaser.gov.se/sfst?bet=${encodeURIComponent(sfs)}`;
