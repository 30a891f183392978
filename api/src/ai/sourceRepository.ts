import { mayBeOutdated } from "@lagrum/core/answer/outdated";
import { provisionPath } from "@lagrum/core/law/provisionPath";
import type { CitationSpan } from "@lagrum/core/law/provisionSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { dayOf } from "@lagrum/core/text/dates";
import { capitalise, stripHtml } from "@lagrum/core/text/text";
import { and, eq, inArray, not, sql } from "drizzle-orm";
import { areas } from "../categories/areaAlias.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { answerCitations } from "../db/schema/statutes.ts";
import { isOutdated } from "../provisions/outdatedAnswers.ts";
import { isPublic } from "../search/publicQuestions.ts";

/** An answer that a reply may quote. */
export interface SourceAnswer {
  ID: number;
  Title: string;
  Uri: string;
  QuestionBody: string;
  AnswerBody: string;
  /** The author's role; null for an import. */
  Author: string | null;
  ValidAt: string | null;
  Citations: CitationSpan[];
  Area: { ID: number; Name: string; Uri: string };
}

/**
 * The answers with these IDs that are published, visible and not outdated by age or a changed law, in the given order.
 * Not cached, so that a hidden answer is gone at once.
 */
export async function listSourceAnswers(db: Reader, ids: readonly number[], now: Date): Promise<SourceAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ID: questions.ID,
      Title: questions.Title,
      Uri: sql<string>`${questions.Uri}`,
      QuestionBody: questions.QuestionBody,
      AnswerBody: answers.AnswerBody,
      Role: accounts.Title,
      UserID: answers.UserID,
      ValidAt: answers.ValidAt,
      PublishedAt: questions.PublishedAt,
      Citations: sql<CitationSpan[]>`coalesce(${answerCitations.Citations}, '[]')`,
      Area: { ID: areas.ID, Name: areas.Name, Uri: areas.Uri },
    })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .leftJoin(answerCitations, eq(answerCitations.QuestionID, questions.ID))
    .where(and(isPublic, not(isOutdated(sql`${questions.ID}`)), inArray(questions.ID, [...ids])));
  const today = dayOf(now);
  return rows
    .filter(({ ValidAt, PublishedAt }) => {
      const day = ValidAt ?? (PublishedAt === null ? null : dayOf(new Date(PublishedAt)));
      return day !== null && !mayBeOutdated(day, today);
    })
    .map(({ Role, UserID, PublishedAt, ...row }) => ({
      ...row,
      Author: UserID === null ? null : capitalise(Role || "rådgivare"),
    }))
    .sort((one, other) => ids.indexOf(one.ID) - ids.indexOf(other.ID));
}

/** The text that an answer's relevance is computed from. */
export const plainTextOf = ({ AnswerBody }: Pick<SourceAnswer, "AnswerBody">): string => stripHtml(AnswerBody);

/** The name of a provision with its act, and its page: "12 kap. 28 § jordabalken (1970:994)". */
export function describeProvision(span: CitationSpan, law = ""): { Label: string; Path: string } | null {
  const Path = provisionPath(span);
  return Path === null ? null : { Label: provisionLabel({ ...span, Law: law }), Path };
}

/** A wording in force. */
interface Wording {
  Sfs: string;
  Chapter: string | null;
  Paragraph: string;
  InForce: string | null;
  Text: string;
  Title: string;
}

/** The wordings in force of provisions, of those that were imported. */
export async function listWordings(db: Reader, cited: readonly CitationSpan[], now: Date): Promise<Wording[]> {
  if (cited.length === 0) return [];
  const param = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  const { rows } = await db.execute<Wording & Record<string, unknown>>(sql`
    select distinct on (t.sfs, t.chapter, t.paragraph) t.sfs as "Sfs", t.chapter as "Chapter", t.paragraph as "Paragraph",
      t.in_force::text as "InForce", t.text as "Text", a.title as "Title", t.repealed
    from unnest(${param(cited.map(({ Sfs }) => Sfs))}, ${param(cited.map(({ Chapter }) => Chapter))},
      ${param(cited.map(({ Paragraph }) => Paragraph))}) as cited (sfs, chapter, paragraph)
    join provision_texts t on t.sfs = cited.sfs and t.chapter is not distinct from cited.chapter
      and t.paragraph = cited.paragraph
    join acts a on a.sfs = t.sfs
    where t.in_force is null or t.in_force <= ${dayOf(now)}::date
    order by t.sfs, t.chapter, t.paragraph, t.in_force desc nulls last`);
  return rows.filter(({ repealed }) => repealed !== true);
}
