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
export const provisionLabel = (provision: CitedProvision): string =>
  `${provisionPlace(provision)} ${isEuropean(provision.Sfs) ? "i " : ""}${nameOf(provision)} (${provision.Sfs})`.trimStart();
