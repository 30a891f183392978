const small =
  "första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde";
const tens = "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio".split(" ");
const units = small.split(" ");

/** The ordinals of 1 to 99. */
const ordinals = [
  ...units,
  ...tens.flatMap((ten) => [`${ten}nde`, ...units.slice(0, 9).map((unit) => `${ten}${unit}`)]),
];

const ordinalNumbers = new Map<string, number | "last">([
  ...ordinals.map((word, at) => [word, at + 1] as const),
  ["tolvte", 12],
  ["sista", "last"],
]);

/** The number of a Swedish ordinal up to 99, "fyrtiofemte"; "sista" is the last. */
export const ordinalOf = (word: string): number | "last" | null => ordinalNumbers.get(word) ?? null;

/** "fyrtiofemte" of 45. */
export const ordinalWord = (number: number): string => ordinals[number - 1] ?? `${number}:e`;
