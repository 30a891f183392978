import type { Place } from "./span.ts";

const dot = String.raw`(?: ?[[({<] ?(?:\.|punkt|dot|prick) ?[\])}>] ?| \. ?|\.| (?:punkt|dot|prick) )`;
const at = String.raw`(?: ?[[({<] ?(?:at|a|snabel[- ]?a|@|alfakrull|kanelbulle) ?[\])}>] ?| (?:snabel[- ]?a|alfakrull|kanelbulle|at) |_at_| ?@ ?)`;
const domains =
  "se|com|nu|net|org|eu|no|fi|dk|de|me|io|info|co|uk|pl|ru|us|biz|tv|email|online|mail|pm|live|ch|nl|fr|it|es";
const spoken = new RegExp(
  String.raw`(?<![\p{L}\d.])[\p{L}\d][\p{L}\d._+-]{0,40}?(?:${dot}[\p{L}\d_-]{1,30}){0,2}${at}[\p{L}\d-]{2,40}(?:${dot}[\p{L}\d-]{2,30}){0,2}${dot}(?:${domains})(?![\p{L}\d])`,
  "giu",
);

/** An e-mail address or a user name around each @, also written out: "anna (at) ek punkt se". */
export function* emailPlaces(text: string): Generator<Place> {
  for (const { index } of text.matchAll(/@/g)) {
    const before = /[\p{L}\d._%+'-]{1,64}$/u.exec(text.slice(Math.max(0, index - 64), index))?.[0] ?? "";
    const after = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}/u.exec(text.slice(index + 1, index + 255))?.[0] ?? "";
    const name = before.replace(/^[.'-]+/, "");
    const handle = /^[\p{L}\d._]{2,30}/u.exec(text.slice(index + 1, index + 32))?.[0].replace(/[._]+$/, "") ?? "";
    if (name === "" && /^[^.]*[\p{L}_]/u.test(handle) && !after.includes(".")) {
      yield { start: index, end: index + 1 + handle.length, kind: "Handle" };
      continue;
    }
    if (after === "" || (name === "" && /^\d/.test(after))) continue;
    yield { start: index - name.length, end: index + 1 + after.length, kind: "Email" };
  }
  if (!/@|at|snabel|\(a\)|krull|bulle/i.test(text)) return;
  for (const { index, 0: found } of text.matchAll(spoken)) {
    // Without a dot or another sign of an address, "möts at home punkt se" is not one.
    yield { start: index, end: index + found.length, kind: "Email" };
  }
}
