/**
 * How an act numbers its paragraphs: "none" has no chapters, "continuous" numbers through its chapters, "restarting"
 * begins at 1 § in each chapter, so that a paragraph needs its chapter.
 */
export type Numbering = "none" | "continuous" | "restarting" | "unknown";

/** A law, an ordinance or a European act. Its source is its own number in the official publication. */
export interface Act {
  /** As Swedish texts write it: "1970:994", "1904:48 s. 1", "EU 2016/679", "2011/83/EU". */
  number: string;
  /** "32016R0679"; null for a Swedish act. */
  celex: string | null;
  /** The official title without its number: "Lag om anställningsskydd". A European act has its usual name. */
  title: string;
  /** The name in running text: "anställningsskyddslagen". */
  name: string;
  /** Other names in running text. */
  otherNames: readonly string[];
  abbreviations: readonly string[];
  numbering: Numbering;
  /** ISO dates; null where it was not checked, or where the act is in force. */
  inForceFrom: string | null;
  /** The first day on which the act no longer is in force. */
  repealedFrom: string | null;
  /** The number of the act in its place. */
  replacedBy: string | null;
}

/** An act that is not in our list, by the number that a text gives. */
export const unknownAct = (number: string, celex: string | null = null, title = ""): Act => ({
  ...{ number, celex, title, name: "", otherNames: [], abbreviations: [], numbering: "unknown" },
  ...{ inForceFrom: null, repealedFrom: null, replacedBy: null },
});

/** Whether the act was in force on a day; without a day, whether it is not repealed. */
export function isInForce({ inForceFrom, repealedFrom }: Act, day: string | null): boolean {
  if (day === null) return repealedFrom === null;
  return (inForceFrom === null || inForceFrom <= day) && (repealedFrom === null || day < repealedFrom);
}

/** The act in a path: "1970-994", "1904-48-s-1", "32016r0679". */
export const actSlug = ({ number, celex }: Act): string => (celex ?? number.replace(/[:. ]+/g, "-")).toLowerCase();

/** The title with its number: "Jordabalk (1970:994)", "Lag (1982:80) om anställningsskydd". */
export function numberedTitle({ number, title }: Act): string {
  if (number.includes("/")) return `${title.charAt(0).toUpperCase()}${title.slice(1)} (${number})`;
  const kind = /^(?:Lag|Förordning|Kungörelse) /.exec(title)?.[0] ?? "";
  return kind === "" ? `${title} (${number})` : `${kind}(${number}) ${title.slice(kind.length)}`;
}

/** "jordabalken"; for an act without a name of its own "lagen (2099:17)", "förordning EG 1896/2006". */
export function nameInText({ number, celex, name }: Act): string {
  if (name !== "") return name;
  if (celex === null) return `lagen (${number})`;
  return `${/\dL\d/.test(celex) ? "direktiv" : "förordning"} ${number}`;
}
