import { z } from "zod";
import { lengths } from "../contract/lengths.ts";

/** A new password, with the same rule for form and server: a minimum length, and not among the most common ones. */
export const password = z
  .string()
  .min(lengths.Password.min, "TOO_SHORT")
  .max(lengths.Password.max, "TOO_LONG")
  .refine((text) => text.isWellFormed() && !text.includes("\u0000"), "INVALID_VALUE");
