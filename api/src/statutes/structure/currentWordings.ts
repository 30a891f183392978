import { sql } from "drizzle-orm";
import type { Reader } from "../../db/database.ts";
import { acts, provisionTexts } from "../../db/schema/statutes.ts";
import type { CurrentWording } from "./deriveStructure.ts";

/** The imported wordings of a day, in the order of the acts. */
export async function listCurrentWordings(db: Reader, day: string): Promise<CurrentWording[]> {
  const { rows } = await db.execute<Record<keyof CurrentWording, string>>(sql`
    select distinct on (wording.sfs, wording.chapter, wording.paragraph) wording.sfs as "Sfs", ${acts.Title} as "Title",
      wording.chapter as "Chapter", wording.paragraph as "Paragraph", wording.text as "Text"
    from ${provisionTexts} as wording join ${acts} on ${acts.Sfs} = wording.sfs
    where wording.in_force is null or wording.in_force <= ${day}
    order by wording.sfs, wording.chapter, wording.paragraph, wording.in_force desc nulls last`);
  const order = new Intl.Collator("sv", { numeric: true });
  return rows.sort(
    (one, other) =>
      order.compare(one.Sfs, other.Sfs) ||
      order.compare(one.Chapter ?? "", other.Chapter ?? "") ||
      order.compare(one.Paragraph, other.Paragraph),
  );
}
