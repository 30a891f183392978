import type { SourceCitation, SourceKind } from "./citation.ts";

/** The session whose documents begin with "G0". */
const firstSession = 1976;

/** What the Riksdag's document IDs have between the session and the number. */
const documentTypes: Partial<Record<SourceKind, string>> = { "prop.": "03", "skr.": "03", "bet.": "01" };

/**
 * The Riksdag's document ID is its session in base 36, a type, and the number: prop. 2021/22:85 is H90385, bet.
 * 2021/22:CU8 is H901CU8.
 */
function documentAddress(type: string, year: string, number: string): string | null {
  const [, start = "", end = ""] = /^(\d{4})\/(\d{2,4})$/.exec(year) ?? [];
  const session = Number(start) - firstSession;
  const isSession = session >= 0 && session < 72 && String(Number(start) + 1).endsWith(end) && end !== "";
  if (!isSession) return null;
  const code = `${session < 36 ? "G" : "H"}${(session % 36).toString(36).toUpperCase()}`;
  return `https://data.riksdagen.se/dokument/${code}${type}${number.replace(/^0+/, "")}`;
}

/**
 * The stable address of a source: bills, communications and committee reports at the Riksdag, acts of the Union and
 * judgments with an ECLI at EUR-Lex, other judgments of the Union's courts by their number at the Court. Null for other
 * sources and older bills, whose address can't be computed. It isn't known whether the source exists.
 */
export function sourceAddress({ kind, year, number }: Pick<SourceCitation, "kind" | "year" | "number">): string | null {
  const type = documentTypes[kind];
  if (type !== undefined) return documentAddress(type, year, number);
  if (kind === "CELEX") return `https://eur-lex.europa.eu/legal-content/SV/TXT/?uri=CELEX:${number}`;
  if (kind !== "EU") return null;
  if (number.startsWith("ECLI")) return `https://eur-lex.europa.eu/legal-content/SV/TXT/?uri=${number}`;
  return `https://curia.europa.eu/juris/liste.jsf?num=${encodeURIComponent(number.replace(/ .*/, ""))}&language=sv`;
}
