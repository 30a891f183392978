/** Texts as Mac files, PDFs and web pages give them: they look as before, and have other signs. */
export const disguises: [string, (text: string) => string][] = [
  ["decomposed", (text) => text.normalize("NFD")],
  ["with soft hyphens", (text) => text.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u00ad")],
  ["with zero-width spaces", (text) => text.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u200b")],
  ["with non-breaking spaces", (text) => text.replaceAll(" ", "\u00a0")],
  ["with a byte order mark and overrides", (text) => `\ufeff\u202e${text}\u202c`],
];
