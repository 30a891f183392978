import type sanitizeHtml from "sanitize-html";
import { answerRules, isEmpty, sanitise } from "../answers/sanitise.ts";
import type { Reader } from "../db/database.ts";
import { keyOfAddress, pictureAddress } from "../files/fileAddress.ts";
import { type FileRow, findPictures } from "../files/fileRepository.ts";
import { Failure } from "../http/failure.ts";

/** Sizes for `<img sizes>`: the text column, or the full width of a phone. */
const SIZES = "(max-width: 767px) 100vw, 42rem";
/** The fallback width for clients without srcset. */
const USUAL = 960;

/** The HTML of an answer plus our own pictures, which keep only source and alternative text. */
const rules = {
  ...answerRules,
  allowedTags: [...answerRules.allowedTags, "img"],
  allowedAttributes: { ...answerRules.allowedAttributes, img: ["src", "alt"] },
  transformTags: {
    ...answerRules.transformTags,
    img: (_: string, { src = "", alt = "" }: sanitizeHtml.Attributes) => ({
      tagName: "img",
      attribs: { src, alt: alt.replace(/\s+/g, " ").trim() },
    }),
  },
  exclusiveFilter: ({ tag, attribs }: sanitizeHtml.IFrame) =>
    tag === "img" && keyOfAddress(attribs.src ?? "") === undefined,
} satisfies sanitizeHtml.IOptions;

/** An image as `rules` serialise it. */
const picture = /<img src="([^"]*)" alt="([^"]*)" \/>/g;

interface NewsText {
  /** Sanitised HTML, with sizes for the pictures. */
  Body: string;
  /** The files of the pictures, without duplicates. */
  pictures: FileRow[];
}

/**
 * Sanitises the HTML of news, and adds the sizes of its pictures.
 * @throws Failure INCORRECT_PROPERTIES when no text is left, or a picture has no description
 */
export async function readText(db: Reader, html: string): Promise<NewsText> {
  const clean = sanitise(html, rules);
  const sources = [...clean.matchAll(picture)];
  if (isEmpty(clean) && sources.length === 0) throw new Failure("INCORRECT_PROPERTIES", { Body: ["REQUIRED"] });
  if (sources.some(([, , alt]) => alt === "")) {
    throw new Failure("INCORRECT_PROPERTIES", { Body: ["DESCRIPTION_MISSING"] });
  }
  const keys = sources.map(([, src = ""]) => keyOfAddress(src)).filter((key) => key !== undefined);
  const known = await findPictures(db, [...new Set(keys)]);
  const Body = clean.replace(picture, (_, src: string, alt: string) => {
    const file = known.get(keyOfAddress(src) ?? "");
    return file ? inSizes(file, alt) : "";
  });
  return { Body, pictures: [...known.values()] };
}

/** @param alt HTML-escaped */
function inSizes(file: FileRow, alt: string): string {
  const usual = file.Widths.findLast((width) => width <= USUAL) ?? file.Widths[0] ?? 0;
  const sources = file.Widths.map((width) => `${pictureAddress(file, width)} ${width}w`).join(", ");
  const shape = `width="${file.Width}" height="${file.Height}"`;
  return `<img src="${pictureAddress(file, usual)}" srcset="${sources}" sizes="${SIZES}" alt="${alt}" ${shape} loading="lazy" decoding="async" />`;
}
