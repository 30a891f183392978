import type { Transaction } from "../db/database.ts";
import { templates as templateTable } from "../db/schema/templates.ts";
import { declineTemplates } from "./declineTemplates.ts";
import { factsTemplates } from "./factsTemplates.ts";
import { templates } from "./templates.ts";

/** The default templates. Idempotent: admins' changes and deletions stay. */
export async function seedTemplates(tx: Transaction): Promise<void> {
  for (const [SortOrder, template] of [...templates, ...factsTemplates, ...declineTemplates].entries()) {
    await tx
      .insert(templateTable)
      .values({ ...template, SortOrder })
      .onConflictDoNothing({ target: templateTable.SourceID });
  }
}
