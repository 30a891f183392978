import { copyFile, readFile, writeFile } from "node:fs/promises";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";

/**
 * Subsets the typefaces to Swedish letters and writes their style sheets: one file each with the letters of every page,
 * and small ones with rarer letters of names, which browsers fetch only when a page has them.
 */

const package_ = (name: string) => new URL(`../node_modules/${name}/`, import.meta.url);
const designFolder = new URL("../src/design/", import.meta.url);
const to = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const swedish = [...to(0x20, 0x7e), ..."\u00a0\u00adåäöÅÄÖéÉèüÜáàæøØ§·½×°©«»–—’”…−"];
const alphabets = [
  { name: "", letters: swedish, source: "latin" },
  { name: "western", letters: [...to(0xa1, 0xff), ..."‘“‚„•ŒœŸ€"], source: "latin" },
  { name: "central", letters: to(0x100, 0x17f), source: "latin-ext" },
];

const faces = [
  { file: "literata", family: "Literata", source: "literata", style: "normal", weight: { min: 400, max: 600 } },
  { file: "literataItalic", family: "Literata", source: "literata", style: "italic", weight: 400 },
  {
    file: "hankenGrotesk",
    family: "Hanken Grotesk",
    source: "hanken-grotesk",
    style: "normal",
    weight: { min: 400, max: 600 },
  },
] as const;

type Face = (typeof faces)[number];

const sourceOf = ({ source, style }: Face, alphabet: string) =>
  readFile(new URL(`files/${source}-${alphabet}-wght-${style}.woff2`, package_(`@fontsource-variable/${source}`)));

const rangeOf = (letters: string[]) => {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
};

async function cut(face: Face, { name, letters, source }: (typeof alphabets)[number]): Promise<string> {
  const whole = await sourceOf(face, source);
  const known = new Set(fontOf(whole).characterSet);
  const common = new Set(swedish);
  const own = letters.filter(
    (letter) => known.has(letter.codePointAt(0) ?? 0) && (letters === swedish || !common.has(letter)),
  );
  const bytes = await subsetFont(whole, own.join(""), {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern", "tnum"],
    variationAxes: { wght: face.weight },
  });
  const file = `${face.file}${name && `-${name}`}.woff2`;
  await writeFile(new URL(`fonts/${file}`, designFolder), bytes);
  process.stdout.write(`${String(bytes.length).padStart(6)} ${file}\n`);
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${typeof face.weight === "number" ? face.weight : `${face.weight.min} ${face.weight.max}`};
  font-display: optional;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${rangeOf(own)};
}
`;
}

function fontOf(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error("A collection of fonts is none of ours");
  return font;
}

/** The frequency of letters in Swedish running text, in tenths of a percent. */
const frequency: Record<string, number> = {
  ...{ " ": 170, e: 84, a: 78, n: 71, t: 64, r: 70, s: 55, i: 48, l: 44, d: 39, o: 37, m: 29, k: 26, g: 24, v: 20 },
  ...{ ä: 15, f: 17, h: 17, u: 16, p: 15, å: 11, ö: 11, b: 13, c: 11, j: 5, y: 6, x: 1, ".": 10, ",": 8, "1": 3 },
};

/** Average advance in em. */
function widthOf(font: Font): number {
  const letters = Object.entries(frequency);
  const total = letters.reduce((sum, [, often]) => sum + often, 0);
  const width = letters.reduce(
    (sum, [letter, often]) => sum + often * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return width / total / font.unitsPerEm;
}

/** Fallback fonts of most systems, measured in free fonts of the same widths. */
const standIns = [
  { of: "Literata", like: "tinos", fonts: ["Times New Roman", "Liberation Serif"], style: "normal" },
  { of: "Literata", like: "tinos", fonts: ["Times New Roman", "Liberation Serif"], style: "italic" },
  { of: "Hanken Grotesk", like: "arimo", fonts: ["Arial", "Liberation Sans"], style: "normal" },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

async function standIn({ of, like, fonts, style }: (typeof standIns)[number], weight: 400 | 600): Promise<string> {
  const face = faces.find((one) => one.family === of && one.style === style);
  if (!face) throw new Error(`There is no ${of} ${style}`);
  const whole = await sourceOf(face, "latin");
  const letters = Object.keys(frequency).join("");
  const own = fontOf(await subsetFont(whole, letters, { targetFormat: "sfnt", variationAxes: { wght: weight } }));
  const heavy = weight === 600 ? 700 : 400;
  const local = fontOf(
    await readFile(new URL(`files/${like}-latin-${heavy}-${style}.woff2`, package_(`@fontsource/${like}`))),
  );
  const size = widthOf(own) / widthOf(local);
  const { ascent, descent, lineGap } = own.hhea;
  const ofEm = (units: number) => percent(Math.abs(units) / own.unitsPerEm / size);
  const cut = [heavy === 700 && "Bold", style === "italic" && "Italic"].filter(Boolean).join(" ");
  const names = fonts.map((name) => `local("${[name, cut].filter(Boolean).join(" ")}")`).join(", ");
  return `@font-face {
  font-family: "${of} Stand-in";
  font-style: ${style};
  font-weight: ${weight === 600 ? "600 700" : 400};
  src: ${names};
  size-adjust: ${percent(size)};
  ascent-override: ${ofEm(ascent)};
  descent-override: ${ofEm(descent)};
  line-gap-override: ${ofEm(lineGap)};
}
`;
}

/** For PDF, one weight to a file: PDF writers can't read variable fonts. With the letters of Western Europe. */
const paperCuts = [
  { file: "literataRegular", source: "literata", weight: 400 },
  { file: "literataSemibold", source: "literata", weight: 600 },
  { file: "hankenGroteskRegular", source: "hanken-grotesk", weight: 400 },
  { file: "hankenGroteskSemibold", source: "hanken-grotesk", weight: 600 },
] as const;

async function cutForPaper({ file, source, weight }: (typeof paperCuts)[number]): Promise<void> {
  const face = faces.find((one) => one.source === source && one.style === "normal");
  if (!face) throw new Error(`There is no ${source}`);
  const letters = alphabets.filter((alphabet) => alphabet.source === "latin").flatMap((alphabet) => alphabet.letters);
  const bytes = await subsetFont(await sourceOf(face, "latin"), letters.join(""), {
    targetFormat: "sfnt",
    noHinting: true,
    keepFeatures: ["kern", "tnum"],
    variationAxes: { wght: weight },
  });
  await writeFile(new URL(`fonts/${file}.ttf`, designFolder), bytes);
  process.stdout.write(`${String(bytes.length).padStart(6)} ${file}.ttf\n`);
}

const cuts: string[] = [];
for (const face of faces) for (const alphabet of alphabets) cuts.push(await cut(face, alphabet));
for (const one of paperCuts) await cutForPaper(one);
const weights = (style: string) => (style === "italic" ? ([400] as const) : ([400, 600] as const));
for (const one of standIns) for (const weight of weights(one.style)) cuts.push(await standIn(one, weight));
const head = "/* Generated by `pnpm generate:design` from the typefaces: change core/generate/fonts.ts. */\n";
const css = head + cuts.join("\n");
await writeFile(new URL("fonts.css", designFolder), css);
// The admin and the visualiser render after their script has loaded, so there is no text that a font swap could shift.
await writeFile(new URL("appFonts.css", designFolder), css.replaceAll("font-display: optional", "font-display: swap"));
for (const source of ["literata", "hanken-grotesk"]) {
  await copyFile(
    new URL("LICENSE", package_(`@fontsource-variable/${source}`)),
    new URL(`fonts/${source}.OFL.txt`, designFolder),
  );
}
