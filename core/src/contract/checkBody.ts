import type { z } from "zod";
import { type Details, toDetails } from "./problem.ts";

export type Checked<B> = { ok: true; body: B } | { ok: false; details: Details };

/** What a form holds, checked by the contract's schema: the body to send, or what is wrong with which field. */
export function checkBody<S extends z.ZodType>(schema: S, body: unknown): Checked<z.output<S>> {
  const parsed = schema.safeParse(body, { reportInput: true });
  return parsed.success ? { ok: true, body: parsed.data } : { ok: false, details: toDetails(parsed.error) };
}
