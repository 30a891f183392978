import type { ChangedProvision, OutdatedAnswerList, OutdatedAnswerQuery } from "@lagrum/core/law/lawChangeSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { pageOf } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { acts, outdatedAnswers, provisionChanges } from "../db/schema/statutes.ts";

/** Today in Sweden. */
export const swedishToday = sql`(now() at time zone 'Europe/Stockholm')::date`;

/** Whether the law of an answer has changed since the day that it describes. */
export const isOutdated = (id: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${outdatedAnswers} join ${provisionChanges} on ${eq(provisionChanges.ID, outdatedAnswers.ChangeID)}
  where ${outdatedAnswers.QuestionID} = ${id} and ${provisionChanges.InForce} <= ${swedishToday})`;

type Changed = Omit<ChangedProvision, "Label">;

/** The provisions of an answer with a wording that has come into force since. */
export const lawChangesOf = (id: SQL): SQL<Changed[]> => sql<Changed[]>`coalesce((
  select jsonb_agg(jsonb_build_object('Law', ${acts.Title}, 'Sfs', ${provisionChanges.Sfs}, 'Chapter',
    ${provisionChanges.Chapter}, 'Paragraph', ${provisionChanges.Paragraph}, 'InForce', ${provisionChanges.InForce})
    order by ${provisionChanges.InForce}, ${provisionChanges.ID})
  from ${outdatedAnswers} join ${provisionChanges} on ${eq(provisionChanges.ID, outdatedAnswers.ChangeID)}
    join ${acts} on ${eq(acts.Sfs, provisionChanges.Sfs)}
  where ${outdatedAnswers.QuestionID} = ${id} and ${provisionChanges.InForce} <= ${swedishToday}), '[]')`;

/** The provisions, each with its label; one that changed twice has its latest day. */
export const withLabels = (changes: Changed[]): ChangedProvision[] => [
  ...new Map(
    changes.map((change) => {
      const Label = provisionLabel(change);
      return [Label, { ...change, Label }];
    }),
  ).values(),
];

/** Invalidates the pages of answers whose law changes today. */
export async function announceLawChanges(db: Reader): Promise<void> {
  await db.execute(sql`
    select notify_change('content', array_agg(distinct ${outdatedAnswers.QuestionID}), 'update')
    from ${outdatedAnswers} join ${provisionChanges} on ${eq(provisionChanges.ID, outdatedAnswers.ChangeID)}
    where ${provisionChanges.InForce} = ${swedishToday}`);
}

/** Answers whose law has changed or will, those that changed first before others. */
export async function listOutdatedAnswers(db: Reader, query: OutdatedAnswerQuery): Promise<OutdatedAnswerList> {
  const page = pageOf(query);
  const first = db
    .select({
      ID: outdatedAnswers.QuestionID,
      day: sql<string>`min(${provisionChanges.InForce})`.as("day"),
      total: sql<number>`(count(*) over ())::int`.as("total"),
    })
    .from(outdatedAnswers)
    .innerJoin(provisionChanges, eq(provisionChanges.ID, outdatedAnswers.ChangeID))
    .groupBy(outdatedAnswers.QuestionID)
    .orderBy(sql`day`, outdatedAnswers.QuestionID)
    .limit(page.limit)
    .offset(page.offset)
    .as("first");
  const rows = await db
    .select({
      ...{ ID: questions.ID, Title: questions.Title, Uri: questions.Uri, total: first.total },
      ...{ ValidAt: answers.ValidAt, Version: answers.Version },
      ...{ UserID: answers.UserID, FirstName: accounts.FirstName, LastName: accounts.LastName },
    })
    .from(first)
    .innerJoin(questions, eq(questions.ID, first.ID))
    .innerJoin(answers, eq(answers.ID, first.ID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .orderBy(first.day, first.ID);
  const ids = rows.map(({ ID }) => ID);
  const changes = Map.groupBy(ids.length === 0 ? [] : await listChanges(db, ids), ({ QuestionID }) => QuestionID);
  const Total = rows[0]?.total ?? 0;
  return {
    Answers: rows.map(({ UserID, FirstName, LastName, total: _total, ...row }) => ({
      ...row,
      Author: UserID === null ? null : nameOf({ FirstName, LastName }),
      Changes: (changes.get(row.ID) ?? []).map(({ QuestionID: _id, ...change }) => ({
        ...change,
        Label: provisionLabel(change),
      })),
    })),
    Total,
    Pages: Math.ceil(Total / page.limit),
    After: null,
  };
}

const listChanges = (db: Reader, ids: number[]) =>
  db
    .select({
      QuestionID: outdatedAnswers.QuestionID,
      ID: provisionChanges.ID,
      Law: acts.Title,
      Sfs: provisionChanges.Sfs,
      Chapter: provisionChanges.Chapter,
      Paragraph: provisionChanges.Paragraph,
      Before: provisionChanges.Before,
      After: provisionChanges.After,
      InForce: provisionChanges.InForce,
    })
    .from(outdatedAnswers)
    .innerJoin(provisionChanges, eq(provisionChanges.ID, outdatedAnswers.ChangeID))
    .innerJoin(acts, eq(acts.Sfs, provisionChanges.Sfs))
    .where(inArray(outdatedAnswers.QuestionID, ids))
    .orderBy(asc(provisionChanges.InForce), asc(provisionChanges.ID));
