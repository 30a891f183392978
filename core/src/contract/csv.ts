import { z } from "zod";

/** A streamed CSV file: UTF-8 with BOM, semicolons, CRLF. */
export const Csv = (z.any() as unknown as z.ZodType<ReadableStream<Uint8Array<ArrayBuffer>>>).meta({
  type: "string",
  format: "binary",
});
