import type { files } from "../db/schema/files.ts";
import { addressName } from "./fileNames.ts";

type Addressed = Pick<typeof files.$inferSelect, "Key" | "Name" | "Widths">;

const isPicture = ({ Widths }: Pick<Addressed, "Widths">) => Widths.length > 0;

/** The URL of a picture in one of its widths. */
export const pictureAddress = ({ Key }: Pick<Addressed, "Key">, width: number): string =>
  `/api/files/${Key}/${width}.webp`;

/** The URL of a file; of a picture the largest variant. */
export const addressOf = (file: Addressed): string =>
  isPicture(file) ? pictureAddress(file, file.Widths.at(-1) ?? 0) : `/api/files/${file.Key}/${addressName(file.Name)}`;

/** The key of a picture's file by any of its URLs; undefined for other URLs. */
export const keyOfAddress = (address: string): string | undefined =>
  /^\/api\/files\/([0-9a-f]{32})\/\d{1,5}\.webp$/.exec(address)?.[1];

/** The media types of documents with their extensions. */
export const documents = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

type Stored = Pick<typeof files.$inferSelect, "Widths" | "MediaType">;

const extensionOf = ({ MediaType }: Stored) => (MediaType === documents.docx ? "docx" : "pdf");

/** Names of the variants of a file in the storage. */
export const storedNames = (file: Stored): string[] =>
  isPicture(file) ? file.Widths.map((width) => `${width}.webp`) : [`original.${extensionOf(file)}`];

/** The variant that the last part of a URL names; undefined if there is none. */
export function storedName(file: Stored, requested: string): string | undefined {
  const names = storedNames(file);
  return isPicture(file) ? names.find((name) => name === requested) : names[0];
}
