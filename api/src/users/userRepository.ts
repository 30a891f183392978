import type { User, UserList, UserQuery } from "@lagrum/core/user/userSchema";
import { and, arrayContains, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { listHistory } from "../audit/entityHistory.ts";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, idsOf, likePattern, type Page, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { universities } from "../db/schema/universities.ts";
import { Failure } from "../http/failure.ts";

/** Deleted accounts are not listed. */
const isHere: SQL = isNull(accounts.DeletedAt);

const listed: Record<NonNullable<UserQuery["Status"]>, SQL> = {
  waiting: sql`${accounts.Status} = '{}'`,
  approved: arrayContains(accounts.Status, ["approved"]),
  rejected: arrayContains(accounts.Status, ["rejected"]),
};

/** Each word is searched in names and address; a number is the person's ID. */
const found = (query: string): SQL | undefined =>
  and(
    ...query.split(" ").map((word) => {
      const pattern = likePattern(word);
      return or(
        ilike(accounts.FirstName, pattern),
        ilike(accounts.LastName, pattern),
        ilike(accounts.Email, pattern),
        /^\d{1,9}$/.test(word) ? eq(accounts.UserID, Number(word)) : undefined,
      );
    }),
  );

const matching = (query: UserQuery): SQL | undefined =>
  and(
    isHere,
    query.Status && listed[query.Status],
    query.Role && arrayContains(accounts.roles, [query.Role]),
    query.ID === undefined ? undefined : inArray(accounts.UserID, idsOf(query.ID)),
    query.Query ? found(query.Query) : undefined,
  );

const sortColumn = { CreatedAt: accounts.CreatedAt, AcceptedAt: accounts.AcceptedAt, ID: accounts.UserID };

/** By last and first name in Swedish order: å, ä and ö come last. */
function byName(order: Page["order"]): SQL[] {
  const names = [accounts.LastName, accounts.FirstName].map((name) => sql`${name} collate "sv-x-icu"`);
  return [...names, accounts.UserID].map((name) => (order === "asc" ? asc(name) : desc(name)));
}

/** The administrators' list of people with an account. */
export async function listUsers(db: Database, query: UserQuery): Promise<UserList> {
  const page = pageOf(query);
  const { Sort } = query;
  // A list by name has no cursor, and ends at the largest offset.
  if (Sort === "Name" && page.after) throw new Failure("INCORRECT_PROPERTIES", { After: ["INVALID_VALUE"] });
  const filter = matching(query);
  const [people, Total] = await Promise.all([
    db
      .select({
        UserID: accounts.UserID,
        Email: accounts.Email,
        FirstName: accounts.FirstName,
        LastName: accounts.LastName,
        Title: accounts.Title,
        roles: accounts.roles,
        Status: accounts.Status,
        Confirmed: accounts.Confirmed,
        CreatedAt: accounts.CreatedAt,
        AcceptedAt: accounts.AcceptedAt,
        RejectedAt: accounts.RejectedAt,
        Disabled: accounts.Disabled,
        University: universities.Name,
      })
      .from(accounts)
      .leftJoin(universities, eq(universities.ID, accounts.UniversityID))
      .where(and(filter, Sort === "Name" ? undefined : afterCursor(sortColumn[Sort], accounts.UserID, page)))
      .orderBy(...(Sort === "Name" ? byName(page.order) : sorting(sortColumn[Sort], accounts.UserID, page.order)))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(accounts, filter),
  ]);
  const { rows, After } = cut(people, page, (row) => [
    Sort === "CreatedAt" || Sort === "AcceptedAt" ? row[Sort] : row.UserID,
    row.UserID,
  ]);
  return { Users: rows, Pages: Math.ceil(Total / page.limit), Total, After: Sort === "Name" ? null : After };
}

/** @throws Failure NOT_FOUND, also for a deleted account */
export async function getUser(db: Reader, id: number): Promise<User> {
  const [row] = await db
    .select({ account: accounts, University: universities.Name })
    .from(accounts)
    .leftJoin(universities, eq(universities.ID, accounts.UniversityID))
    .where(and(eq(accounts.UserID, id), isHere));
  if (!row) throw new Failure("NOT_FOUND");
  return { ...row.account, University: row.University, History: await listHistory(db, "account", id) };
}

/** Whether there is such a person. @throws Failure NOT_FOUND */
export async function checkUser(db: Reader, id: number): Promise<void> {
  if ((await db.$count(accounts, and(eq(accounts.UserID, id), isHere))) === 0) throw new Failure("NOT_FOUND");
}

/** The account itself, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockUser(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.UserID, id), isHere))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function updateAccount(
  tx: Transaction,
  id: number,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.UserID, id));
}
