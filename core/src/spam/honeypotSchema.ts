import { z } from "zod";
import { timestamp } from "../contract/fieldSchema.ts";

/** What a form that anyone may send carries against programs that fill it in. People see none of it. */
export const honeypot = {
  /** Left empty by people. */
  Website: z.literal("", "MUST_BE_EMPTY").optional(),
  /** When the form was rendered: a submit sooner than the minimum time is a bot's. */
  OpenedAt: timestamp,
};
