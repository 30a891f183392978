import { withPlainHyphens } from "../contract/hyphens.ts";
import { folded } from "../text/foldedText.ts";

/** What a reference in our mails and on our pages names, by its prefix. */
export const referenceKinds = {
  L: "question",
  O: "order",
  B: "booking",
  A: "withdrawal",
  KL: "complaint",
  H: "rentClaim",
  K: "message",
  R: "refund",
} as const;
export type ReferenceKind = (typeof referenceKinds)[keyof typeof referenceKinds];

/** A reference in a text. Kind is null for a number without a prefix of ours. */
export interface TypedReference {
  Kind: ReferenceKind | null;
  ID: number;
}

/** A number, also with its thousands apart: "5118", "5 118". IDs have at most ten digits. */
const number = String.raw`(\d{1,3}(?: \d{3})+(?!\d)|\d{1,10}(?!\d))`;
const prefixed = new RegExp(String.raw`(?<![\p{L}\d])(kl|[lobahkr])[ .:/_#-]*${number}`, "gu");
const bare = new RegExp(String.raw`(?<!\d)${number}`, "gu");

/** Compatibility forms, dashes and line breaks become plain signs, on top of what folding does. */
const plainOf = (text: string): string =>
  withPlainHyphens(folded(text)).normalize("NFKC").replace(/\s+/gu, " ").toLowerCase();

const largest = 2_147_483_647;

/** The IDs that digits can mean: with thousands apart, the whole number first and then its first group. */
function idsOf(digits: string): number[] {
  const first = digits.split(" ")[0] ?? "";
  return [...new Set([Number(digits.replaceAll(" ", "")), Number(first)])].filter((id) => id >= 1 && id <= largest);
}

/**
 * Reads the references in what somebody typed: "O-5118", "Order o5118", "#5118", "L – 1111". A number without a prefix
 * counts only where no reference with a prefix stands, and can name anything: match it with the sender's address.
 * @returns each once, in the order of the text; none when it has no number
 */
export function readReferences(text: string): TypedReference[] {
  const plain = plainOf(text);
  const found = [...plain.matchAll(prefixed)].flatMap(([, prefix = "", digits = ""]) =>
    idsOf(digits).map((ID) => ({ Kind: kindOf(prefix), ID })),
  );
  const all = found.length > 0 ? found : numbersIn(plain).map((ID) => ({ Kind: null, ID }));
  return all.filter(({ Kind, ID }, index) => all.findIndex((one) => one.Kind === Kind && one.ID === ID) === index);
}

const kindOf = (prefix: string): ReferenceKind | null =>
  Object.entries(referenceKinds).find(([letters]) => letters.toLowerCase() === prefix)?.[1] ?? null;

const numbersIn = (plain: string): number[] => [...plain.matchAll(bare)].flatMap(([, digits = ""]) => idsOf(digits));
