import { randomFrom } from "./bootstrap.ts";
import type { Search } from "./queryKinds.ts";

const pieces = [
  ..."&|!:*()<>'\"\\-+~^$.?[]{}%_;,/§#@`=\0\n\t”“’´",
  ...["<->", "<2>", ":*", ":A", "''", '""', "\\\\", "' or 1=1 --", "$1", "$$", "%s", "\u200b", "\u202e", "\ufffd"],
  ...["😀", "👩‍👩‍👧‍👦", "a\u0300", "\ud83d", "ÅÄÖ", "ß", "ı", "İ", "中文", "עברית", "ø", "æ"],
  ...[
    "och",
    "att",
    "jag",
    "inte",
    "hur",
    "hyra",
    "depositon",
    "-hyra",
    "- -",
    "--",
    "-",
    '"dolt fel"',
    '"',
    '"och att"',
  ],
  ...[
    "(a+)+$",
    ".*",
    "[a-z]{1,1000}",
    "^(?:x+x+)+y",
    "(?=.*)",
    "\\d+",
    "12 kap. 55 § JB",
    "LAS 7",
    "§§§",
    "0x00",
    "1e309",
  ],
  ...[
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "{}",
    "[]",
    "true",
    "-1",
    "9".repeat(20),
  ],
];
const longest = 10_000;

/** Texts that may break a search: operators, control characters, emoji, very long words, stop words, expressions. */
function hostileTexts(count: number): string[] {
  const random = randomFrom(99);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const repeated = (piece: string): string => piece.repeat(Math.ceil(longest / Math.max(1, piece.length)));
  return Array.from({ length: count }, (_, n) => {
    const size = n % 50 === 0 ? 1000 : 1 + Math.floor(random() * 30);
    if (n % 40 === 1) return repeated(pick(pieces));
    return Array.from({ length: size }, () => pick(pieces)).join(pick(["", " ", " ", "-"]));
  });
}

/** Sends each text to one of the calls that accept typed words. Nine of ten texts are cut to the accepted length. */
export const hostileSearches = (count: number): Search[] =>
  hostileTexts(count).map((text, n): Search => {
    const cut = (length: number): string => (n % 10 === 0 ? text : text.slice(0, length));
    if (n % 4 === 0) return { path: "/api/answers/suggestions", body: { Text: cut(200) } };
    if (n % 4 === 1) return { path: "/api/answers/similar", body: { Text: cut(2000) } };
    if (n % 4 === 2) return { path: `/api/answers?Query=${encodeURIComponent(cut(200).toWellFormed())}`, body: null };
    return { path: "/api/answers/search", body: { Query: cut(200) } };
  });
