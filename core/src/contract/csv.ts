import { z } from "zod";

/** A file that comes as it is made, and is never whole in anyone's memory: UTF-8 with its mark, semicolons, CRLF. */
export const Csv = (z.any() as unknown as z.ZodType<ReadableStream<Uint8Array<ArrayBuffer>>>).meta({
  type: "string",
  format: "binary",
});
