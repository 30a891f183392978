import { z } from "zod";

/** A streamed file, as an attachment. */
export const Download = (z.any() as unknown as z.ZodType<ReadableStream<Uint8Array<ArrayBuffer>>>).meta({
  type: "string",
  format: "binary",
});
