/**
 * How a word of a name sounds in Swedish, so that usual spellings of a name have the same form. The groups of sounds follow
 * the idea of SfinxBis (Axelsson, Svensk fonetisk kodning av namn, 2009); unlike that key the form has vowels, in three
 * classes: A (a, e, ä), I (i, y) and O (o, u, ö).
 */
const rules: [RegExp, string][] = [
  [/aa/g, "å"],
  [/ae|æ/g, "ä"],
  [/oe|ø/g, "ö"],
  [/q[uvw]?/g, "kv"],
  [/sch|stj|sh/g, "sj"],
  [/skj/g, "sk"],
  [/ph/g, "f"],
  [/th|dt/g, "t"],
  [/c(?=[eiyä])/g, "s"],
  [/c[hk]?|kj|tj/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/w/g, "v"],
  // Gustavsson, Gustafsson. At the start the sounds differ: Vinberg, Finberg.
  [/(?<=.)v/g, "f"],
  [/^[hlgd]j/, "j"],
  // Dahl, Lindh, Hannah.
  [/(?<=.)h(?![aeiouyåäö])|(?<=[^aeiouyåäö])h/g, ""],
  // Kristian, Kristjan; Siöberg, Sjöberg.
  [/(?<=[^aeiouyåäö])i(?=[aeouåäö])/g, "j"],
  [/(.)\1+/g, "$1"],
  [/[aeä]/g, "A"],
  [/[iy]/g, "I"],
  [/[ouö]/g, "O"],
];

const sound = (word: string) => rules.reduce((form, [pattern, by]) => form.replace(pattern, by), word);

/** @param word of small letters, with å, ä and ö. @returns two forms of a word with å, which is written a or sounds o */
export function soundForms(word: string): string[] {
  const form = sound(word);
  return form.includes("å") ? [form.replaceAll("å", "A"), form.replaceAll("å", "O")] : [form];
}

/** The consonants, and whether the word begins with a vowel: coarse, to find candidates by. */
export const skeleton = (word: string): string =>
  sound(word)
    .replace(/^[AIOå]/, "0")
    .replace(/[AIOå]|(?<=.)j/g, "")
    .replace(/(.)\1+/g, "$1");
