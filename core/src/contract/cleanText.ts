/** Signs without a shape of their own, and two that PDFs leave for line breaks. Most texts have none. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u0085\ufff9-\ufffb]/u;
const isIgnorable = (sign: string) => /^[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]$/u.test(sign);

/** Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Letters of a script in which joiners shape them: Arabic, Persian, the scripts of India and others. */
const shaped = /^(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}]$/u;
const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;
const accent = /^(?=\p{M})\p{Script=Inherited}$/u;
const keycap = /^[\d#*]$/;

interface Around {
  /** The sign before, of those that stay, without its accents. */
  before: string;
  /** The next visible sign. */
  after: string;
  hasRightToLeft: boolean;
}

/** Whether the script or the emoji around an invisible sign needs it. */
function isNeeded(sign: string, { before, after, hasRightToLeft }: Around): boolean {
  // Direction marks, not overrides.
  if (/^[\u200e\u200f\u061c]$/.test(sign)) return hasRightToLeft;
  if (/^[\u200c\u200d]$/.test(sign)) {
    return shaped.test(before) || (sign === "\u200d" && emoji.test(before) && emoji.test(after));
  }
  if (/^[\ufe0e\ufe0f]$/.test(sign)) {
    return keycap.test(before) ? after === "\u20e3" : /^[\p{Emoji}\p{Script=Han}]$/u.test(before);
  }
  if (/^[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]$/u.test(sign)) return /^[\p{Script=Han}\p{Script=Myanmar}]$/u.test(before);
  if (/^[\u180b-\u180d\u180f]$/.test(sign)) return /^\p{Script=Mongolian}$/u.test(before);
  if (/^[\u115f\u1160]$/.test(sign)) return /^\p{Script=Hangul}$/u.test(before) || /^\p{Script=Hangul}$/u.test(after);
  // The flags of England, Scotland and Wales.
  if (/^[\u{e0020}-\u{e007f}]$/u.test(sign)) return /^[\u{1f3f4}\u{e0020}-\u{e007e}]$/u.test(before);
  return false;
}

function withoutInvisible(text: string): string {
  const signs = Array.from(text);
  const hasRightToLeft = rightToLeft.test(text);
  let clean = "";
  let before = "";
  // The next visible sign of each place, found once: the time is linear.
  const after: string[] = [];
  for (let at = signs.length - 1, next = ""; at >= 0; at -= 1) {
    after[at] = next;
    const sign = signs[at] ?? "";
    if (!isIgnorable(sign)) next = sign;
  }
  for (const [at, sign] of signs.entries()) {
    const isLeftOut = isIgnorable(sign) && !isNeeded(sign, { before, after: after[at] ?? "", hasRightToLeft });
    if (isLeftOut) continue;
    // What an accent stands on decides, whether it is composed with it or not.
    if (!accent.test(sign)) before = sign;
    clean += /^[\u2028\u2029\u0085]$/.test(sign) ? "\n" : sign;
  }
  return clean;
}

/**
 * A text as the service stores it: composed (NFC), without soft hyphens, byte order marks, zero-width spaces, direction
 * overrides and other invisible signs. Joiners, direction marks and variation selectors stay where a script or an emoji
 * needs them. Idempotent; linear in the length.
 */
export const cleanText = (text: string): string =>
  (invisible.test(text) ? withoutInvisible(text.normalize("NFC")) : text).normalize("NFC");

/** Control characters other than tab and line breaks; no text has them. */
const controls = /[^\P{Cc}\t\n\r]/u;

export const hasControls = (text: string): boolean => controls.test(text);
