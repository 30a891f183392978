/** The plain text of HTML, with the position of each character in the HTML. */
export interface HtmlText {
  text: string;
  /** Where each character begins and ends in the HTML; both are equal for a line break of a tag. */
  begins: number[];
  ends: number[];
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  apos: "'",
  nbsp: "\u00a0",
};
const pieces = /<[^<>]*>|&(#39|\w{2,8});|[^<&]+|[<&]/g;
const isBlock = /^<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br)\b/i;
const address = /\shref="(?:mailto|tel):([^"]*)"/i;

/**
 * Reads sanitised HTML as plain text. The URLs of links are read too, on lines of their own, since they are
 * published as well.
 */
export function readHtml(html: string): HtmlText {
  let text = "";
  const begins: number[] = [];
  const ends: number[] = [];
  const add = (read: string, begin: number, end: (at: number) => number) => {
    for (let at = 0; at < read.length; at++) {
      begins.push(end(at) === begin ? begin : begin + at);
      ends.push(end(at));
    }
    text += read;
  };
  const addPlain = (read: string, begin: number) => add(read, begin, (at) => begin + at + 1);
  const addBreak = (at: number) => add("\n", at, () => at);
  for (const { 0: piece, 1: entity, index } of html.matchAll(pieces)) {
    if (piece.startsWith("<") && piece.length > 1) {
      if (isBlock.test(piece)) addBreak(index);
      const link = address.exec(piece);
      if (link?.[1]) {
        addBreak(index);
        addPlain(link[1], index + link.index + link[0].length - 1 - link[1].length);
        addBreak(index + piece.length);
      }
    } else if (entity !== undefined && entities[entity] !== undefined) {
      begins.push(index);
      ends.push(index + piece.length);
      text += entities[entity];
    } else addPlain(piece, index);
  }
  return { text, begins, ends };
}

/** A replacement for a part of a text. */
export interface Replacing {
  start: number;
  end: number;
  by: string;
}

const inOrder = (replacings: Replacing[]) => replacings.toSorted((one, other) => one.start - other.start);

/** The text with each part replaced; parts do not overlap. */
export function replaceInText(text: string, replacings: Replacing[]): string {
  let done = "";
  let from = 0;
  for (const { start, end, by } of inOrder(replacings)) {
    done += text.slice(from, start) + by;
    from = end;
  }
  return done + text.slice(from);
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/**
 * The HTML with parts of its plain text replaced. Tags inside a part stay; links whose URL was replaced are removed.
 */
export function replaceInHtml(html: string, replacings: Replacing[]): string {
  const { begins, ends } = readHtml(html);
  const parts: Replacing[] = [];
  for (const { start, end, by } of replacings) {
    let isFirst = true;
    for (let at = start; at < end; at++) {
      const begin = begins[at] ?? 0;
      let last = ends[at] ?? begin;
      if (last === begin) continue;
      while (at + 1 < end && begins[at + 1] === last && (ends[at + 1] ?? 0) > last) {
        at += 1;
        last = ends[at] ?? last;
      }
      parts.push({ start: begin, end: last, by: isFirst ? escaped(by) : "" });
      isFirst = false;
    }
  }
  return replaceInText(html, parts).replace(/\shref="(?:mailto|tel):[^"]*\[[^"]*"/g, "");
}
