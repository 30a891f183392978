import { readParts } from "./partReader.ts";
import { nothing, type ReadPlace, readLetter, readRange, skipSeparator } from "./placeReader.ts";
import { isJoined, isNumber, type Token } from "./tokens.ts";

const article = /^(?:art|artikel|artikeln|artiklarna|artiklar)$/;

/** Articles: "artikel 6.1 f", "art. 6(1)(f)", "artiklarna 12–14 och 17". */
export function readArticles(tokens: readonly Token[], at: number): { places: ReadPlace[]; next: number } {
  const none = { places: [], next: at };
  if (!article.test(tokens[at]?.lower ?? "")) return none;
  let next = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
  const places: ReadPlace[] = [];
  for (let from = next; ; from = skipSeparator(tokens, next)) {
    if (places.length > 0 && from === next) break;
    const number = readRange(tokens, from);
    if (!number) break;
    const { paragraph, to } = number.value;
    const numbers: string[] = number.value.letter === null ? [] : [number.value.letter];
    next = number.next;
    // "6.1.f", "6(1)(f)", "6.1 (f)".
    for (;;) {
      const [sign, inner, close] = [tokens[next], tokens[next + 1], tokens[next + 2]];
      const isPart = /^(?:\d{1,2}|[a-z])$/.test(inner?.text ?? "");
      if (isPart && sign?.text === "." && isJoined(tokens[next - 1], sign) && isJoined(sign, inner)) next += 2;
      else if (isPart && sign?.text === "(" && close?.text === ")") next += 3;
      else break;
      numbers.push(inner?.text ?? "");
    }
    const point = tokens[next]?.lower === "punkt" && numbers.length === 0 ? tokens[next + 1] : undefined;
    if (isNumber(point)) {
      numbers.push(point.text);
      next += 2;
    }
    const led = /^led(?:et)?$/.test(tokens[next]?.lower ?? "") ? next + 1 : next;
    const letter = numbers.length > 0 || led > next ? readLetter(tokens, led) : null;
    const isRange =
      letter !== null && /^[–-]$/.test(tokens[led + 1]?.text ?? "") && /^[a-z]$/.test(tokens[led + 2]?.text ?? "");
    // "15.1 a–h" is cited as 15.1, which has all its points.
    if (isRange) next = led + 3;
    else if (letter !== null && /^[a-z]$/.test(letter) && !numbers.includes(letter)) {
      numbers.push(letter);
      next = led + 1;
    }
    const steps = readParts(tokens, next, () => false);
    next = steps.next;
    const part = steps.value[0]?.part ?? nothing;
    const punkt = numbers.length > 0 ? numbers.join(" ") : part.punkt;
    const place = { ...part, chapter: null, paragraph, letter: null, to, punkt };
    places.push({ ...place, from: places.length === 0 ? at : from, to_: next });
  }
  return places.length === 0 ? none : { places, next };
}
