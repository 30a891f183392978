import { findAct } from "../act/acts.ts";
import { isEuropean } from "./europeanActSchema.ts";
import { provisionPlace } from "./provisionPlace.ts";
import type { CitedProvision } from "./provisionSchema.ts";

/** The name of a law in running text: "jordabalken" where it is listed, else as it was typed. */
const nameOf = ({ Law, Sfs }: CitedProvision): string =>
  findAct(Sfs)?.name || Law.replace(new RegExp(`\\s*\\(${Sfs}\\)$`), "");

/**
 * The citation of a provision: "12 kap. 28 § jordabalken (1970:994)", "artikel 17 i dataskyddsförordningen (EU
 * 2016/679)".
 */
export function provisionLabel(provision: CitedProvision): string {
  const { Law, Sfs } = provision;
  const place = `${provisionPlace(provision)} ${isEuropean(Sfs) ? "i " : ""}`.trimStart();
  // An act that is known by its name alone has it as its number.
  return Law === Sfs ? `${place}${Sfs}` : `${place}${nameOf(provision)} (${Sfs})`;
}
