import { z } from "zod";
import { id, integer, lengths, listAnswer, listQuery, singleLine, timestamp } from "../contract/fieldSchema.ts";

/** Bytes of a file in one call: in base 64 it stays below the maximum body size for staff. */
export const pieceSize = 180_000;

/** A file that staff have uploaded. */
export const StaffFile = z
  .object({
    ID: id,
    /** The uploader's name for the file, sanitised, with the extension of its media type. */
    Name: z.string(),
    /** The address to download it from: public once a piece of news that uses it is published. */
    Url: z.string(),
    MediaType: z.string(),
    /** Bytes, of a picture in its largest size. */
    Size: z.int().min(0),
    /** Of a picture, in its largest size; null for others. */
    Width: z.int().nullable(),
    Height: z.int().nullable(),
    UploadedAt: timestamp,
    UploadedBy: z.string().nullable(),
    /** The news that it is attached to, or used in the text of. */
    News: z.array(z.object({ ID: id, Title: z.string() })),
  })
  .meta({ id: "StaffFile" });
export type StaffFile = z.infer<typeof StaffFile>;

export const FileList = z
  .object({
    Files: z.array(StaffFile),
    ...listAnswer,
    /** Maximum bytes of a file. */
    MostBytes: z.int(),
    /** Maximum number of files attached to one piece of news. */
    MostFiles: z.int(),
  })
  .meta({ id: "FileList" });
export type FileList = z.infer<typeof FileList>;

export const FileQuery = z.strictObject({ ...listQuery, Sort: z.enum(["UploadedAt"]).default("UploadedAt") });
export type FileQuery = z.infer<typeof FileQuery>;

export const BeginFile = z
  .strictObject({ Name: singleLine(lengths.FileName), /** Bytes. */ Size: integer.min(0) })
  .meta({ id: "BeginFile" });
export type BeginFile = z.infer<typeof BeginFile>;

/** The progress of an upload. */
export const Upload = z.object({ ID: id, /** Bytes. */ Received: z.int().min(0) }).meta({ id: "Upload" });
export type Upload = z.infer<typeof Upload>;

export const SendPiece = z
  .strictObject({
    /** The offset in bytes. */
    At: integer.min(0),
    /** The bytes, in base 64. */
    Data: z
      .base64()
      .min(4)
      .max(Math.ceil(pieceSize / 3) * 4),
  })
  .meta({ id: "SendPiece" });
export type SendPiece = z.infer<typeof SendPiece>;
