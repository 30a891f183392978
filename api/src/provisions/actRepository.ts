import { numberedTitle } from "@lagrum/core/act/act";
import { findAct as findListedAct } from "@lagrum/core/act/acts";
import type { Act, ActList, ActProvisions, ProvisionDetails } from "@lagrum/core/law/actSchema";
import { actTitle } from "@lagrum/core/law/citedLaws";
import { chapterOf } from "@lagrum/core/law/place";
import { actKey, coversParagraph, officialUrl, placePath, provisionPath } from "@lagrum/core/law/provisionPath";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";
import { and, desc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import type { Page } from "../db/paging.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { acts, answerProvisions, provisionTexts } from "../db/schema/statutes.ts";
import { Failure } from "../http/failure.ts";
import { isPublic } from "../search/publicQuestions.ts";

/** Whether the citing answer is public. */
const isCitedPublicly = (db: Reader) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(questions)
      .where(and(eq(questions.ID, answerProvisions.QuestionID), isPublic)),
  );

const compare = new Intl.Collator("sv", { numeric: true }).compare;
const answerCount = sql<number>`count(distinct ${answerProvisions.QuestionID})::int`;

/** The acts that public answers cite. */
export async function listLaws(db: Reader): Promise<ActList> {
  const rows = await db
    .select({ Sfs: answerProvisions.Sfs, Answers: answerCount })
    .from(answerProvisions)
    .where(isCitedPublicly(db))
    .groupBy(answerProvisions.Sfs);
  const titles = await readTitles(
    db,
    rows.map(({ Sfs }) => Sfs),
  );
  return {
    Acts: rows
      .map(({ Sfs, Answers }) => ({ ...describeAct(Sfs, titles), Answers }))
      .sort((one, other) => compare(one.Title, other.Title)),
  };
}

/** The pages of acts and provisions that public answers cite. */
export async function listProvisionPaths(db: Reader): Promise<string[]> {
  const rows = await db
    .selectDistinct({
      Sfs: answerProvisions.Sfs,
      Chapter: answerProvisions.Chapter,
      Paragraph: answerProvisions.Paragraph,
    })
    .from(answerProvisions)
    .where(isCitedPublicly(db));
  const paths = rows.flatMap((row) => {
    const path = provisionPath(row);
    return path === null ? [] : [`/lag/${actKey(row.Sfs)}`, path];
  });
  return [...new Set(paths)].sort(compare);
}

/** An act's provisions that public answers cite. @throws Failure NOT_FOUND */
export async function getLaw(db: Reader, key: string): Promise<ActProvisions> {
  const act = await findAct(db, key);
  const rows = await db
    .select({ Chapter: answerProvisions.Chapter, Paragraph: answerProvisions.Paragraph, Answers: answerCount })
    .from(answerProvisions)
    .where(and(eq(answerProvisions.Sfs, act.Sfs), isCitedPublicly(db)))
    .groupBy(answerProvisions.Chapter, answerProvisions.Paragraph);
  const Provisions = rows
    .map(({ Answers, ...place }) => ({ Answers, ...place, Sfs: act.Sfs }))
    .filter((provision) => provisionPath(provision) !== null)
    .map(({ Answers, ...provision }) => ({ Name: provisionPlace(provision), Path: placePath(provision), Answers }))
    .sort((one, other) => compare(one.Name, other.Name));
  return { Act: act, Provisions };
}

/**
 * A provision that public answers cite or whose wording was imported.
 * @param place "12:55-e" or "7"
 * @throws Failure NOT_FOUND
 */
export async function getProvision(
  db: Reader,
  { key, place }: { key: string; place: string },
  page: Page,
): Promise<ProvisionDetails> {
  const act = await findAct(db, key);
  const provision = { Sfs: act.Sfs, ...readPlace(place) };
  const [Wordings, cited] = [await listWordings(db, provision), await listCitedAs(db, provision)];
  const ids = cited.length === 0 ? [] : await listCiting(db, provision, cited, page);
  if (Wordings.length === 0 && cited.length === 0) throw new Failure("NOT_FOUND");
  const Total = ids[0]?.total ?? 0;
  return {
    Act: act,
    Name: provisionPlace(provision),
    Path: placePath(provision),
    Wordings,
    AnswerIDs: ids.map(({ id }) => id),
    Total,
    Pages: Math.ceil(Total / page.limit),
    After: null,
  };
}

interface Provision {
  Sfs: string;
  Chapter: string | null;
  Paragraph: string;
}

function readPlace(place: string): Omit<Provision, "Sfs"> {
  const [paragraph = "", chapter] = place.replaceAll("-", " ").split(":").reverse();
  return { Chapter: chapter ?? null, Paragraph: paragraph };
}

const inChapter = (column: typeof answerProvisions.Chapter | typeof provisionTexts.Chapter, chapter: string | null) =>
  sql`${column} is not distinct from ${chapter}`;

/** The wordings of a provision, newest first. */
const listWordings = (db: Reader, { Sfs, Chapter, Paragraph }: Provision): Promise<ProvisionDetails["Wordings"]> =>
  db
    .select({ InForce: provisionTexts.InForce, Text: provisionTexts.Text, Repealed: provisionTexts.Repealed })
    .from(provisionTexts)
    .where(
      and(
        eq(provisionTexts.Sfs, Sfs),
        inChapter(provisionTexts.Chapter, chapterOf({ Sfs, Chapter })),
        eq(provisionTexts.Paragraph, Paragraph),
      ),
    )
    .orderBy(sql`${provisionTexts.InForce} desc nulls last`);

const citedIn = ({ Sfs, Chapter }: Provision): SQL =>
  sql`${answerProvisions.Sfs} = ${Sfs} and ${inChapter(answerProvisions.Chapter, Chapter)}`;

/** The ways in which answers cite the paragraph: itself, or a range that covers it. */
async function listCitedAs(db: Reader, provision: Provision): Promise<string[]> {
  const rows = await db
    .selectDistinct({ paragraph: answerProvisions.Paragraph })
    .from(answerProvisions)
    .where(citedIn(provision));
  return rows
    .map(({ paragraph }) => paragraph)
    .filter((paragraph) => coversParagraph(provision.Sfs, paragraph, provision.Paragraph));
}

const listCiting = (db: Reader, provision: Provision, cited: string[], page: Page) =>
  db
    .select({ id: questions.ID, total: sql<number>`(count(*) over ())::int` })
    .from(questions)
    .where(
      and(
        isPublic,
        exists(
          db
            .select({ one: sql`1` })
            .from(answerProvisions)
            .where(
              and(
                eq(answerProvisions.QuestionID, questions.ID),
                citedIn(provision),
                inArray(answerProvisions.Paragraph, cited),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(questions.PublishedAt), desc(questions.ID))
    .limit(page.limit)
    .offset(page.offset);

/** The act with a key that an answer cites or that was imported. @throws Failure NOT_FOUND */
async function findAct(db: Reader, key: string): Promise<Act> {
  const { rows } = await db.execute<{ sfs: string }>(sql`
    select distinct sfs from ${answerProvisions} where ${answerProvisions.Sfs} like ${likeSfs(key)}
    union select sfs from ${acts} where ${acts.Sfs} like ${likeSfs(key)}`);
  const found = rows.find(({ sfs }) => actKey(sfs) === key)?.sfs;
  if (found === undefined) throw new Failure("NOT_FOUND");
  return describeAct(found, await readTitles(db, [found]));
}

/** The index finds a Swedish act by the beginning of its number; European acts are few. */
const likeSfs = (key: string): string =>
  /^\d{4}-/.test(key) ? `${key.replace("-", ":").replace(/-.*$/, "")}%` : "%/%";

const describeAct = (sfs: string, titles: ReadonlyMap<string, string>): Act => ({
  Key: actKey(sfs),
  Title: actTitle(titles.get(sfs) ?? "Lag", sfs),
  Sfs: sfs,
  OfficialUrl: officialUrl(sfs),
});

/** The title of the import, else a name that answers list it by, else that of the list of acts. */
async function readTitles(db: Reader, numbers: string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const imported = await db.select().from(acts).where(inArray(acts.Sfs, numbers));
  const titles = new Map(imported.map(({ Sfs, Title }) => [Sfs, Title]));
  const unknown = numbers.filter((sfs) => !titles.has(sfs));
  if (unknown.length === 0) return titles;
  const { rows } = await db.execute<{ sfs: string; title: string }>(sql`
    select number.sfs, named.title from unnest(${sql.param(unknown)}::text[]) as number (sfs) cross join lateral (
      select p ->> 'Law' as title from ${answerProvisions}
        join ${answers} on ${eq(answers.ID, answerProvisions.QuestionID)}, jsonb_array_elements(${answers.Provisions}) as p
      where ${answerProvisions.Sfs} = number.sfs and p ->> 'Sfs' = number.sfs
      limit 1) as named`);
  for (const { sfs, title } of rows) titles.set(sfs, title);
  for (const sfs of unknown) {
    const listed = findListedAct(sfs);
    if (!titles.has(sfs) && listed) titles.set(sfs, numberedTitle(listed));
  }
  return titles;
}
