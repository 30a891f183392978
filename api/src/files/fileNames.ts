import { slug } from "@lagrum/core/text/slug";

/** Characters of a name without its extension. */
const LONGEST = 100;

/**
 * A safe display and download name: the last part of a path, without control characters and quotes, with the extension
 * of the detected type. `../å"; x=.pdf` becomes `å x=.pdf`.
 */
export function fileName(sent: string, ending: "pdf" | "docx" | "webp"): string {
  const plain = (sent.split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(/[\p{C}<>:"|?*;%]+/gu, "")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(0, LONGEST)
    .toWellFormed()
    .trim();
  return `${plain || "fil"}.${ending}`;
}

/** The last part of the URL of a document: its default download name. */
export function addressName(name: string): string {
  const ending = name.endsWith(".docx") ? ".docx" : ".pdf";
  return `${slug(name.replace(/\.(?:pdf|docx)$/, "")) || "fil"}${ending}`;
}
