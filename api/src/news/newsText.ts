import type sanitizeHtml from "sanitize-html";
import { answerRules, isEmpty, sanitise } from "../answers/sanitise.ts";
import type { Reader } from "../db/database.ts";
import { keyInAddress, pictureAddress } from "../files/fileAddress.ts";
import { type FileRow, findPictures } from "../files/fileRepository.ts";
import { Failure } from "../http/failure.ts";

/** The column of text that a picture fills, and the whole screen of a phone. */
const SIZES = "(max-width: 767px) 100vw, 42rem";
/** The width that is fetched by who knows nothing of several. */
const USUAL = 960;

/** An answer's HTML with pictures of ours, each as nothing but what it shows and how that is told. */
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
    tag === "img" && keyInAddress(attribs.src ?? "") === undefined,
} satisfies sanitizeHtml.IOptions;

/** As `rules` write a picture. */
const picture = /<img src="([^"]*)" alt="([^"]*)" \/>/g;

export interface NewsText {
  /** Sanitised HTML, its pictures with their sizes. */
  Body: string;
  /** The files of its pictures, each once. */
  pictures: FileRow[];
}

/**
 * What is kept of a text: an answer's HTML and pictures that have been uploaded, in as many sizes as there are.
 * @throws Failure INCORRECT_PROPERTIES when nothing is left, or a picture isn't described
 */
export async function readText(db: Reader, html: string): Promise<NewsText> {
  const clean = sanitise(html, rules);
  const sources = [...clean.matchAll(picture)];
  if (isEmpty(clean) && sources.length === 0) throw new Failure("INCORRECT_PROPERTIES", { Body: ["REQUIRED"] });
  if (sources.some(([, , alt]) => alt === "")) {
    throw new Failure("INCORRECT_PROPERTIES", { Body: ["DESCRIPTION_MISSING"] });
  }
  const keys = sources.map(([, src = ""]) => keyInAddress(src)).filter((key) => key !== undefined);
  const known = await findPictures(db, [...new Set(keys)]);
  const Body = clean.replace(picture, (_, src: string, alt: string) => {
    const file = known.get(keyInAddress(src) ?? "");
    return file ? inSizes(file, alt) : "";
  });
  return { Body, pictures: [...known.values()] };
}

/** @param alt as HTML holds it */
function inSizes(file: FileRow, alt: string): string {
  const usual = file.Widths.findLast((width) => width <= USUAL) ?? file.Widths[0] ?? 0;
  const sources = file.Widths.map((width) => `${pictureAddress(file, width)} ${width}w`).join(", ");
  const shape = `width="${file.Width}" height="${file.Height}"`;
  return `<img src="${pictureAddress(file, usual)}" srcset="${sources}" sizes="${SIZES}" alt="${alt}" ${shape} loading="lazy" decoding="async" />`;
}
