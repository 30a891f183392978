import { z } from "zod";
import { timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** Maximum characters of a person's preferences, as JSON. */
const longest = 32_000;

/** Saved queries and columns of lists, by the names that the admin gives them. */
export const Preferences = z
  .strictObject({
    Preferences: z
      .record(z.string().regex(/^[\w./-]{1,100}$/), z.json())
      .refine((preferences) => JSON.stringify(preferences).length <= longest, "TOO_LONG")
      .refine((preferences) => !JSON.stringify(preferences).includes("\\u0000"), "INVALID_VALUE"),
    /** When they were last saved, which may be in another window; the epoch when never. */
    UpdatedAt: timestamp,
  })
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof Preferences>;

export const SavePreferences = Preferences.extend(lock).meta({ id: "SavePreferences" });
export type SavePreferences = z.infer<typeof SavePreferences>;
