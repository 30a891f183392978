import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { settings } from "../db/schema/settings.ts";
import type { Environment } from "../env.ts";
import { exampleSettings, settingDefaults, settingKeys } from "../settings/settingRules.ts";

/**
 * The firm's settings: inserts a row for each missing one. A value of the environment replaces a row once, when it is
 * new or has changed since the last start; until then changes of the row stay. Production has no example values.
 */
export async function seedSettings(db: Database, env: Pick<Environment, "MODE" | "GIVEN">): Promise<void> {
  const first = { ...settingDefaults, ...(env.MODE !== "production" && exampleSettings), ...env.GIVEN };
  const rows = settingKeys.map((Key) => ({ Key, Value: first[Key], Given: env.GIVEN[Key] ?? null }));
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.Key,
      set: { Value: sql`excluded.value`, Given: sql`excluded.given` },
      setWhere: sql`excluded.given is not null and excluded.given is distinct from ${settings.Given}`,
    });
}
