import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";

const file = fileURLToPath(import.meta.resolve("@lagrum/core/design/hankenGrotesk.woff2"));
const letters = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index));

/** The interface's font in one weight, since advance widths depend on the weight. */
async function fontOf(weight: 400 | 600): Promise<Font> {
  const font = create(
    await subsetFont(await readFile(file), letters, { targetFormat: "sfnt", variationAxes: { wght: weight } }),
  );
  if (font.isCollection) throw new Error("The interface's typeface is one font");
  return font;
}

const fonts = { 400: await fontOf(400), 600: await fontOf(600) };

/** Letters of the fallback font can be wider when an SVG is shown without our font. */
const FALLBACK_FONT_MARGIN = 1.07;

const advances = { 400: new Map<string, number>(), 600: new Map<string, number>() };

/** Advance width in em. */
function advanceOf(letter: string, weight: keyof typeof fonts): number {
  const known = advances[weight].get(letter);
  if (known !== undefined) return known;
  const font = fonts[weight];
  const advance = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  advances[weight].set(letter, advance);
  return advance;
}

/** Width of a text in pixels, in the interface's font. */
export const widthOf = (text: string, size: number, weight: keyof typeof fonts): number =>
  [...text].reduce((sum, letter) => sum + advanceOf(letter, weight), 0) * size * FALLBACK_FONT_MARGIN;
