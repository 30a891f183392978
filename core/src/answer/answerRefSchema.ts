import { z } from "zod";
import { id } from "../contract/fieldSchema.ts";

/** A reference to an answer. */
export const AnswerRef = z.object({ ID: id, Title: z.string(), Uri: z.string() }).meta({ id: "AnswerRef" });
export type AnswerRef = z.infer<typeof AnswerRef>;
