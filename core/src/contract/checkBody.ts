import type { z } from "zod";
import { type Details, toDetails } from "./problem.ts";

/** The schema of a request's body. */
export type BodySchema<B> = z.ZodType<B>;

export type Checked<B> = { ok: true; body: B } | { ok: false; details: Details };

/** Validates a form's values by the contract's schema: returns the body to send, or the errors by field. */
export function checkBody<S extends z.ZodType>(schema: S, body: unknown): Checked<z.output<S>> {
  const parsed = schema.safeParse(body, { reportInput: true });
  return parsed.success ? { ok: true, body: parsed.data } : { ok: false, details: toDetails(parsed.error) };
}
