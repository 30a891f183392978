import { slug } from "@lagrum/core/text/slug";

/** Characters of a name without its ending. */
const LONGEST = 100;

/**
 * A name to show and to save under: the last part of a path, without what ends a header or a name, with the ending of
 * what the file is. `../å"; x=.pdf` becomes `å x=.pdf`.
 */
export function fileName(sent: string, ending: "pdf" | "webp"): string {
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

/** The last part of the address of a PDF, for whoever saves it by hand. */
export const addressName = (name: string): string => `${slug(name.replace(/\.pdf$/, "")) || "fil"}.pdf`;

/** RFC 6266: the name in full for those who read it so, and without accents for the others. */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w .()=-]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
