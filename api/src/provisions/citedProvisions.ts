import { type CitedProvision, type CitedProvisionList, citable } from "@lagrum/core/law/provisionSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { answered } from "@lagrum/core/question/questionState";
import { eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";

/** Entries in the list. */
const LIMIT = 1000;

/** Provisions cited in sent answers, most cited first. A law gets its most common name; invalid ones of an import are skipped. */
export async function readCitedProvisions(db: Reader): Promise<CitedProvisionList["Provisions"]> {
  const { rows } = await db.execute<Record<keyof CitedProvision, string> & { Count: number }>(sql`
    select mode() within group (order by p ->> 'Law') as "Law", p ->> 'Sfs' as "Sfs", p ->> 'Chapter' as "Chapter",
      p ->> 'Paragraph' as "Paragraph", count(*)::int as "Count"
    from ${answers} join ${questions} on ${eq(questions.ID, answers.ID)},
      jsonb_array_elements(${answers.Provisions}) as p
    where ${inArray(questions.State, [...answered])}
    group by p ->> 'Sfs', p ->> 'Chapter', p ->> 'Paragraph'
    order by count(*) desc, p ->> 'Sfs', p ->> 'Chapter', p ->> 'Paragraph'
    limit ${LIMIT}`);
  return rows.flatMap(({ Count, ...row }) => {
    const { success, data } = citable(row.Sfs).safeParse(row);
    return success ? [{ ...data, Label: provisionLabel(data), Count }] : [];
  });
}
