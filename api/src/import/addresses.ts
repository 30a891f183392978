import { answerSlug } from "@lagrum/core/text/slug";
import { sql } from "drizzle-orm";
import { NAMESAKES } from "../answers/answerRepository.ts";
import type { Transaction } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";

/** Candidate addresses of a title, in the order of attempts. */
const candidates = (slug: string) => [slug, ...Array.from({ length: NAMESAKES - 1 }, (_, n) => `${slug}-${n + 2}`)];

/**
 * A free address for each new answer, as publication gives them: slug, slug-2, slug-3 … and beyond that its ID.
 * It takes the locks of publication on the slugs, so that no concurrent publication takes one.
 */
export async function takeAddresses(tx: Transaction, made: { ID: number; Title: string }[]): Promise<string[]> {
  const slugs = made.map(({ Title }) => answerSlug(Title));
  const wanted = new Map<string, number>();
  for (const slug of slugs) wanted.set(slug, (wanted.get(slug) ?? 0) + 1);
  const distinct = [...wanted.keys()].sort();
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('uri:' || slug, 0)) from unnest(${sql.param(distinct)}::text[]) as slug`,
  );
  const taken = await findTaken(tx, distinct);
  const crowded = distinct.filter((slug) => taken.has(slug) || wanted.get(slug) !== 1);
  for (const uri of await findTaken(tx, crowded.flatMap(candidates))) taken.add(uri);
  return made.map(({ ID, Title }) => {
    const slug = answerSlug(Title);
    const uri = candidates(slug).find((each) => !taken.has(each)) ?? `${slug}-${ID}`;
    taken.add(uri);
    return uri;
  });
}

async function findTaken(tx: Transaction, uris: string[]): Promise<Set<string | null>> {
  if (uris.length === 0) return new Set();
  const rows = await tx
    .select({ Uri: questions.Uri })
    .from(questions)
    .where(sql`${questions.Uri} = any(${sql.param(uris)}::text[])`);
  return new Set(rows.map(({ Uri }) => Uri));
}
