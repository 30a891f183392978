import type { AuditList, AuditQuery, Colleague } from "@lagrum/core/audit/auditSchema";
import type { acts } from "@lagrum/core/audit/historySchema";
import { aliasedTable, and, arrayOverlaps, asc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { afterCursor, COUNT_LIMIT, cappedTotal, cut, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { files } from "../db/schema/files.ts";
import { news } from "../db/schema/news.ts";
import { orders } from "../db/schema/orders.ts";
import { products } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import { templates } from "../db/schema/templates.ts";
import { testQuestions } from "../db/schema/testQuestions.ts";

function matching(query: AuditQuery): SQL | undefined {
  const [entity, action] = query.Act?.split(".") ?? [];
  return and(
    query.UserID === undefined ? undefined : eq(changes.UserID, query.UserID),
    entity === undefined ? undefined : sql`${changes.Entity} = ${entity} and ${changes.Action} = ${action}`,
    query.Entity && eq(changes.Entity, query.Entity),
    query.EntityID === undefined ? undefined : eq(changes.EntityID, query.EntityID),
    within(changes.At, query.From, query.To),
  );
}

const who = aliasedTable(accounts, "who");
const whom = aliasedTable(accounts, "whom");
const about = (entity: keyof typeof acts) => eq(changes.Entity, entity);

const columns = {
  ID: changes.ID,
  At: changes.At,
  UserID: changes.UserID,
  Name: selectName(who),
  Entity: changes.Entity,
  EntityID: changes.EntityID,
  Title: sql<
    string | null
  >`coalesce(${questions.Title}, ${selectName(whom)}, ${testQuestions.Title}, ${templates.Name}, ${news.Title}, ${files.Name}, ${products.Name}, ${categories.Name}, ${orders.ProductName}, array_to_string(${searchSynonyms.From}, ', '))`,
  State: questions.State,
  Action: changes.Action,
  Changed: changes.Changed,
};

/** The audit log. The total is exact up to 10 000. */
export async function listActs(db: Reader, query: AuditQuery): Promise<AuditList> {
  const page = pageOf(query);
  const column = query.Sort === "ID" ? changes.ID : changes.At;
  const filter = matching(query);
  const counted = db
    .select({ one: sql`1` })
    .from(changes)
    .where(filter)
    .limit(COUNT_LIMIT + 1)
    .as("counted");
  const [found, [count]] = await Promise.all([
    db
      .select(columns)
      .from(changes)
      .leftJoin(who, eq(who.UserID, changes.UserID))
      .leftJoin(questions, and(about("question"), eq(questions.ID, changes.EntityID)))
      .leftJoin(whom, and(about("account"), eq(whom.UserID, changes.EntityID)))
      .leftJoin(testQuestions, and(about("testQuestion"), eq(testQuestions.ID, changes.EntityID)))
      .leftJoin(templates, and(about("template"), eq(templates.ID, changes.EntityID)))
      .leftJoin(news, and(about("news"), eq(news.ID, changes.EntityID)))
      .leftJoin(files, and(about("file"), eq(files.ID, changes.EntityID)))
      .leftJoin(products, and(about("product"), eq(products.ID, changes.EntityID)))
      .leftJoin(categories, and(about("category"), eq(categories.ID, changes.EntityID)))
      .leftJoin(orders, and(about("order"), eq(orders.ID, changes.EntityID)))
      .leftJoin(searchSynonyms, and(about("synonym"), eq(searchSynonyms.ID, changes.EntityID)))
      .where(and(filter, afterCursor(column, changes.ID, page)))
      .orderBy(...sorting(column, changes.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(counted),
  ]);
  const { rows, After } = cut(found, page, (row) => [row[query.Sort], row.ID]);
  const capped = cappedTotal(count?.total ?? 0, COUNT_LIMIT);
  return {
    Acts: rows.map(({ UserID, Name, ...row }) => ({
      ...row,
      User: UserID === null ? null : { UserID, Name: Name ?? "" },
    })),
    Pages: Math.ceil(capped.Total / page.limit),
    ...capped,
    After,
  };
}

/** Accounts with a role or with answers, by name. */
export function listColleagues(db: Reader): Promise<Colleague[]> {
  const wrote = db.select({ ID: answers.ID }).from(answers).where(eq(answers.UserID, accounts.UserID));
  return db
    .select({ UserID: accounts.UserID, Name: sql<string>`${selectName(accounts)}` })
    .from(accounts)
    .where(or(arrayOverlaps(accounts.roles, ["admin", "advisor"]), exists(wrote)))
    .orderBy(asc(sql`${accounts.FirstName} collate "sv-x-icu"`), asc(accounts.UserID));
}
