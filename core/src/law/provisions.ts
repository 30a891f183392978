import { isEuropean } from "./europeanActSchema.ts";
import type { CitedProvision } from "./provisionSchema.ts";
import { statutes } from "./statutes.ts";

const isRange = (paragraph: string) => paragraph.includes("–");

/** The name of a law in running text: "jordabalken" where it is known, else as it was typed. */
function nameOf({ Law, Sfs }: CitedProvision): string {
  const known = Object.entries(statutes).find(([, statute]) => statute.Sfs === Sfs);
  if (known) return known[0];
  return Law.replace(new RegExp(`\\s*\\(${Sfs}\\)$`), "");
}

/** The place of a provision in its law: "12 kap. 28 §", "artikel 17". */
export function provisionPlace({ Sfs, Chapter, Paragraph }: Omit<CitedProvision, "Law">): string {
  if (isEuropean(Sfs)) return `${isRange(Paragraph) ? "artiklarna" : "artikel"} ${Paragraph}`;
  const chapter = Chapter === null ? "" : `${Chapter} kap. `;
  return `${chapter}${Paragraph} ${isRange(Paragraph) ? "§§" : "§"}`;
}

/**
 * The citation of a provision: "12 kap. 28 § jordabalken (1970:994)", "artikel 17 i dataskyddsförordningen (EU
 * 2016/679)".
 */
export const provisionLabel = (provision: CitedProvision): string =>
  `${provisionPlace(provision)} ${isEuropean(provision.Sfs) ? "i " : ""}${nameOf(provision)} (${provision.Sfs})`;
