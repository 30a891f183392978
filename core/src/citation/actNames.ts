import type { Act } from "../act/act.ts";
import { acts } from "../act/acts.ts";
import { tokenize } from "./tokens.ts";

/** The meaning of a name: the acts that have had it, and the chapter that it means alone ("hyreslagen"). */
export interface Named {
  acts: readonly Act[];
  chapter: string | null;
  /** An abbreviation as it is written; null for a name. */
  abbreviation: string | null;
  /** "köplag": counts only with the act's number or year. */
  isIndefinite: boolean;
}

interface Node {
  next: Map<string, Node>;
  named: Named | null;
}

/** Names that mean one chapter of an act. */
const chapterNames = [{ name: "hyreslagen", number: "1970:994", chapter: "12" }] as const;

const root: Node = { next: new Map(), named: null };

function add(name: string, act: Act, more: Partial<Named> = {}): void {
  let node = root;
  for (const { lower } of tokenize(name)) {
    const child = node.next.get(lower) ?? { next: new Map(), named: null };
    node.next.set(lower, child);
    node = child;
  }
  const known = node.named;
  const named = { acts: [act], chapter: null, abbreviation: null, isIndefinite: false, ...more };
  if (known && !known.acts.includes(act)) node.named = { ...known, acts: [...known.acts, act] };
  else node.named ??= named;
}

/** "Lag om samäganderätt" is cited as "lagen om samäganderätt". */
const definite = (title: string): string =>
  title
    .replace(/^Lag /, "lagen ")
    .replace(/^Förordning /, "förordningen ")
    .replace(/^Kungörelse /, "kungörelsen ");

for (const act of acts) {
  const { title, name, otherNames, abbreviations, celex } = act;
  for (const each of [name, ...otherNames]) if (each !== "") add(each, act);
  for (const each of abbreviations) add(each, act, { abbreviation: each });
  if (celex !== null || title === "") continue;
  if (definite(title) !== title) add(definite(title), act);
  add(title, act, { isIndefinite: true });
  if (/lagen$/.test(name) && !name.includes(" ")) add(name.replace(/en$/, ""), act, { isIndefinite: true });
}
for (const { name, number, chapter } of chapterNames) {
  const act = acts.find((each) => each.number === number);
  if (act) add(name, act, { chapter });
}

/** The longest name that begins at a token. Its last word may be a genitive. */
export function nameAt(
  tokens: readonly { lower: string; text: string }[],
  at: number,
): { named: Named; next: number } | null {
  let node = root;
  let found: { named: Named; next: number } | null = null;
  for (let next = at; next < tokens.length; next++) {
    const word = tokens[next]?.lower ?? "";
    const child = node.next.get(word);
    const named = child?.named ?? (word.endsWith("s") ? node.next.get(word.replace(/:?s$/, ""))?.named : undefined);
    if (named) found = { named, next: next + 1 };
    if (!child) break;
    node = child;
  }
  return found;
}

/** The tokens of a title that go on after the act's number: "om anställningsskydd". */
export function skipTitle(tokens: readonly { lower: string }[], at: number, { title, name, otherNames }: Act): number {
  if (!/^(?:om|med|angående|mot)$/.test(tokens[at]?.lower ?? "")) return at;
  const ends = [title, name, ...otherNames].map((each) => {
    const [, ...rest] = tokenize(each);
    const differs = rest.findIndex(({ lower }, index) => tokens[at + index]?.lower !== lower);
    return at + (differs === -1 ? rest.length : differs);
  });
  return Math.max(...ends);
}
