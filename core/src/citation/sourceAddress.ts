import type { SourceCitation } from "./citation.ts";

/** The session whose documents begin with "G0". */
const firstSession = 1976;

/**
 * The official publication of a bill: the Riksdag's document ID is its session in base 36, "03" for bills, and the number,
 * so that prop. 2021/22:85 is H90385. Null for other sources and older bills, whose address can't be computed. It isn't
 * known whether the bill exists.
 */
export function sourceAddress({ kind, year, number }: Pick<SourceCitation, "kind" | "year" | "number">): string | null {
  const [, start = "", end = ""] = /^(\d{4})\/(\d{2,4})$/.exec(year) ?? [];
  const session = Number(start) - firstSession;
  const isSession = session >= 0 && session < 72 && String(Number(start) + 1).endsWith(end) && end !== "";
  if (kind !== "prop." || !isSession) return null;
  const code = `${session < 36 ? "G" : "H"}${(session % 36).toString(36).toUpperCase()}`;
  return `https://data.riksdagen.se/dokument/${code}03${Number(number)}`;
}
