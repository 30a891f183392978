import { isFirstName, isSurname } from "./nameWords.ts";
import { isOrganisation } from "./organisations.ts";
import type { Place } from "./span.ts";

/** A surname, a comma and first names, as registers write them: "NÄSLUND, Ulla-Karin", "af Ek, Siv Maria". */
const reversed =
  /(?<![\p{L}-])(?:(?:af|av|von|de) )?(\p{Lu}[\p{L}-]{1,30}), (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)((?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){0,2})(?![\p{L}-])/gu;

const isInCapitals = (word: string) => word.length > 2 && word === word.toUpperCase();
const isFirst = (name: string) => isFirstName(name) || name.split("-").every((part) => isFirstName(part));

/** Names whose surname comes first. Mixed case needs a known surname: "Stockholm, Anna flyttade" is no name. */
export function* reversedNames(text: string): Generator<Place> {
  for (const { index, 0: found, 1: surname = "", 2: first = "", 3: rest = "" } of text.matchAll(reversed)) {
    if (!isFirst(first) || isOrganisation(surname) || !(isInCapitals(surname) || isSurname(surname))) continue;
    const others = rest.split(" ").filter(Boolean);
    const known = others.slice(0, others.findIndex((name) => !isFirst(name)) >>> 0);
    const end = index + found.length - rest.length + known.reduce((length, name) => length + name.length + 1, 0);
    yield { start: index, end, kind: "Name" };
  }
}
