/** Number words as they are dictated, and the digits each stands for. */
const digits: Record<string, string> = {
  noll: "0",
  nolla: "0",
  en: "1",
  ett: "1",
  etta: "1",
  två: "2",
  tvåa: "2",
  tre: "3",
  trea: "3",
  fyra: "4",
  fem: "5",
  sex: "6",
  sju: "7",
  åtta: "8",
  nio: "9",
  tio: "10",
  elva: "11",
  tolv: "12",
  tretton: "13",
  fjorton: "14",
  femton: "15",
  sexton: "16",
  sjutton: "17",
  arton: "18",
  nitton: "19",
};
const tens = ["tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio"];
tens.forEach((ten, index) => {
  digits[ten] = `${index + 2}0`;
  for (const [unit, digit] of Object.entries(digits)) {
    if (digit.length === 1 && digit !== "0" && unit !== "ett") digits[`${ten}${unit}`] = `${index + 2}${digit}`;
  }
  digits[`${ten}ett`] = `${index + 2}1`;
});

const longestFirst = (words: string[]) => words.sort((one, other) => other.length - one.length).join("|");

/** Every number word from zero to ninety-nine, as a group of a regular expression. */
export const numberWord = `(?:${longestFirst(Object.keys(digits))})`;

/** How many digits dictated words stand for: "noll sjuttio sjutton" has five. */
export const dictatedLength = (text: string): number =>
  (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).reduce(
    (length, word) => length + (/^\d/.test(word) ? word.length : (digits[word]?.length ?? 0)),
    0,
  );
