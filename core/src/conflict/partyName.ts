import { folded } from "../text/foldedText.ts";

/** A name of a person or a company in words, without its legal form, particles and punctuation. */
export interface PartyName {
  /** Small letters with å, ä and ö, in the written order. A single letter is an initial. */
  words: string[];
  isCompany: boolean;
}

const wordSet = (text: string) => new Set(text.split(" "));

/** Swedish legal forms, at any place, once points and strokes are removed. */
const legalForms = wordSet(
  "ab aktiebolag aktiebolaget hb handelsbolag handelsbolaget kb kommanditbolag kommanditbolaget ef firma firman brf bostadsrättsförening bostadsrättsföreningen publ",
);

/** Others, at the end: "Asa Öström" is no company. */
const formsAtTheEnd = wordSet(
  "inc incorporated ltd limited llc llp plc corp corporation co gmbh oy oyj as asa aps sa bv nv",
);

/** Forms of several words. */
const longForms =
  /(?<!\p{L})(?:ek(?:\.|onomiska?)? ?för(?:\.|eningen|ening)?|ideella? föreningen?|enskild firma|i (?:likvidation|konkurs)|under rekonstruktion|hsb(?=\s+(?:brf|bostadsrättsför))|riksbyggens?(?=\s+(?:brf|bostadsrättsför)))(?!\p{L})/gu;

const particles = new Set(["och", "o", "and", "av", "af", "von", "van", "de", "der", "i"]);

/** Fewer accents: é becomes e, while å, ä and ö are letters of their own. */
const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/(?<![aA])\u030a|(?<![aAoO])\u0308|[\u0300-\u0307\u0309\u030b-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ß", "ss");

/** "Andersson, Anna" in the usual order. */
const inOrder = (text: string) => text.replace(/^([^,]+),\s*([^,]+)$/, "$2 $1");

export function readPartyName(text: string): PartyName {
  const plain = withoutAccents(inOrder(folded(text)).toLocaleLowerCase("sv"));
  const reduced = plain
    .replace(longForms, " ab ")
    // A/S and a.b. are one word; "A. Andersson" begins with an initial.
    .replace(/(?<=\b\p{L})[./](?=\p{L}\b)/gu, "")
    .replace(/(?<=\p{L}{3})aktiebolag(?:et)?\b/gu, " ab")
    .replace(/['’]/g, "");
  const all = reduced.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = all.filter((word) => !legalForms.has(word) && !particles.has(word));
  let isCompany = all.some((word) => legalForms.has(word));
  while (words.length > 1 && formsAtTheEnd.has(words.at(-1) ?? "")) {
    words.pop();
    isCompany = true;
  }
  return { words: words.length > 0 ? words : all, isCompany };
}
