import { isPlace } from "./placeNames.ts";

/** Municipalities with 80 000 inhabitants or more (Statistics Sweden, 2024): living there points at nobody. */
const largeMunicipalities = new Set(
  `stockholm göteborg malmö uppsala linköping västerås örebro helsingborg norrköping jönköping umeå lund huddinge nacka
  halmstad gävle sundsvall södertälje eskilstuna haninge karlstad växjö kungsbacka borås kristianstad järfälla sollentuna solna täby kalmar`.split(
    /\s+/,
  ),
);

const bare = (word: string) => word.toLowerCase().replace(/s$/, "");

/** Whether a place is so large that it identifies nobody. */
export const isLargePlace = (word: string): boolean =>
  largeMunicipalities.has(word.toLowerCase()) || largeMunicipalities.has(bare(word));

const name = String.raw`\p{Lu}[\p{L}-]+`;

/** Small places, and regions and municipalities named as such. */
export const placePatterns = [
  `[Rr]egion ${name}(?: ${name})?`,
  `(?:i |från )?(?:en |den lilla |ett litet )?(?:by(?:n)?|samhälle(?:t)?|ort(?:en)?|tätort(?:en)?) (?:utanför |i |nära )?${name}(?: i ${name})?`,
  `${name} i ${name}s? kommun`,
  `(?:${name} )?${name}s? kommun`,
  `(?:utanför|strax norr om|strax söder om) ${name}`,
];

/** Whether words that name a region, municipality or village point at few people. */
export function pointsAtFew(text: string): boolean {
  const names = text.match(/\p{Lu}[\p{L}-]+/gu) ?? [];
  const last = names.filter((word) => !/^Region/.test(word)).at(-1);
  if (last === undefined || /(?:stad|land)ens? kommun$/.test(text)) return false;
  if (/^utanför|^strax/.test(text)) return isPlace(last) && !isLargePlace(last);
  return names.length > 1 ? !names.every((word) => isLargePlace(word)) : !isLargePlace(last);
}
