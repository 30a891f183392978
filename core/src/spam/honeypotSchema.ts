import { z } from "zod";
import { timestamp } from "../contract/fieldSchema.ts";

/** The anti-spam fields of public forms. People don't see them. */
export const honeypot = {
  /** The honeypot: must be empty. */
  Website: z.literal("", "MUST_BE_EMPTY").optional(),
  /** When the form was rendered: a submit before the minimum time is a bot's. */
  OpenedAt: timestamp,
};
