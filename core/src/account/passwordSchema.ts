import { z } from "zod";
import { lengths } from "../contract/lengths.ts";

/** A new password, the same rule for form and server: length counts, and not being among the ones tried first. */
export const password = z
  .string()
  .min(lengths.Password.min, "TOO_SHORT")
  .max(lengths.Password.max, "TOO_LONG")
  .refine((text) => text.isWellFormed() && !text.includes("\u0000"), "INVALID_VALUE");
