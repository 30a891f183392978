import { isAdmin } from "@lagrum/core/account/roles";
import type { Desk, DeskDay } from "@lagrum/core/desk/deskSchema";
import { type QuestionQuery, questionTypes } from "@lagrum/core/question/questionSchema";
import { dayAt } from "@lagrum/core/workingTime/openTime";
import { and, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { COUNT_LIMIT } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { complaints } from "../db/schema/complaints.ts";
import { inbox } from "../db/schema/inbox.ts";
import { orders } from "../db/schema/orders.ts";
import { rentClaims } from "../db/schema/rentClaims.ts";
import { testAnswers } from "../db/schema/testQuestions.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import type { Account } from "../http/session.ts";
import { isReported } from "../inbox/inboxRepository.ts";
import { countUndeliveredMails } from "../mail/undeliveredMails.ts";
import { moneyCaseCount } from "../moneyCases/moneyCaseRepository.ts";
import { isHeld, isToDo } from "../orders/orderList.ts";
import { isOfVisibleOrder, isVisibleOrder } from "../orders/orderVisibility.ts";
import { matching } from "../questions/questionList.ts";
import { countOf } from "../search/staffSearch.ts";

/** Days in the chart. */
const DAYS = 7;

type Filter = Partial<Omit<QuestionQuery, "Page" | "PageSize" | "Order" | "After" | "Sort">>;

const isOpenItem = sql`${inbox.State} <> 'Handled'`;

/** The number of rows of a list, up to the limit of its total. */
const counted = (table: PgTable, filter: SQL | undefined): SQL =>
  sql`(select count(*)::int from (select from ${table} where ${filter ?? sql`true`} limit ${COUNT_LIMIT}) as counted)`;

/** The counts for one person, with the same filters as the lists, in two statements. */
export async function getDashboard({ db, jobs }: Pick<App, "db" | "jobs">, caller: Account, now: Date): Promise<Desk> {
  const list = (filter: Filter) => countOf(matching({ Sort: "ID", ...filter }, { now }));
  const mine = { State: "reserved", ReservedBy: caller.UserID } as const;
  const viewer = { caller, now };
  const isOpen = and(isVisibleOrder(viewer), isToDo);
  const forAdmin = (figure: SQL) => (isAdmin(caller.roles) ? figure : sql`null::int`);
  const figures: Record<string, SQL> = {
    Unanswered: list({ State: "unanswered" }),
    ...Object.fromEntries(questionTypes.map((Type) => [Type, list({ State: "unanswered", Type })])),
    Mine: list(mine),
    MineToday: list({ ...mine, Due: "today" }),
    MineLate: list({ ...mine, Due: "late" }),
    Today: list({ State: "today" }),
    Late: list({ State: "late" }),
    Soon: list({ State: "unanswered", Due: "soon" }),
    Waiting: list({ State: "waiting" }),
    FollowUps: list({ State: "follow-ups" }),
    ToRead: list({ State: "readings", ReaderID: caller.UserID }),
    Inbox: counted(inbox, isOpenItem),
    PersonalData: counted(inbox, and(isOpenItem, isReported("PersonalData"))),
    Orders: counted(orders, isOpen),
    LateOrders: counted(orders, and(isOpen, lt(orders.DueAt, now.toISOString()))),
    HeldOrders: counted(orders, and(isVisibleOrder(viewer), isHeld)),
    Withdrawals: counted(
      withdrawals,
      and(isOfVisibleOrder(withdrawals.OrderID, viewer), inArray(withdrawals.State, ["Queued", "AwaitingShare"])),
    ),
    Complaints: counted(complaints, and(isOfVisibleOrder(complaints.OrderID, viewer), isNull(complaints.Decision))),
    RentClaims: counted(rentClaims, isNull(rentClaims.EndedAt)),
    MoneyCases: forAdmin(moneyCaseCount(now)),
    Hidden: list({ State: "hidden" }),
    AnsweredLate: list({ State: "answered", Due: "late" }),
    WaitingApplicants: forAdmin(counted(accounts, and(sql`${accounts.Status} = '{}'`, isNull(accounts.DeletedAt)))),
    TestAnswers: forAdmin(counted(testAnswers, isNull(testAnswers.GradedAt))),
  };
  const columns = Object.entries(figures).map(([name, figure]) => sql`${figure} as ${sql.identifier(name)}`);
  const [{ rows }, Week, UndeliveredMails] = await Promise.all([
    db.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`),
    countWeek(db, now),
    isAdmin(caller.roles) ? countUndeliveredMails(jobs) : null,
  ]);
  const { Unanswered, Free, Express, Express24, PhoneAdvice, Mine, MineToday, MineLate, ...others } = rows[0] ?? {};
  return {
    ...others,
    Unanswered: { Total: Unanswered, Free, Express, Express24, PhoneAdvice },
    Mine: { Total: Mine, Today: MineToday, Late: MineLate },
    Week,
    UndeliveredMails,
    // The columns have the names of the contract, and the response schema validates them.
  } as Desk;
}

/** Questions received and answered, day by day, today last. */
async function countWeek(db: Reader, now: Date): Promise<DeskDay[]> {
  const today = dayAt(now.getTime());
  const days = Array.from({ length: DAYS }, (_, index) => today.subtract({ days: DAYS - 1 - index }).toString());
  const on = (filter: (day: string) => Filter) =>
    days.map((day) => countOf(matching({ Sort: "ID", ...filter(day) }, { now })));
  const received = on((day) => ({ State: "all", ConfirmedFrom: day, ConfirmedTo: day }));
  const answered = on((day) => ({ State: "answered", AnsweredFrom: day, AnsweredTo: day }));
  const { rows } = await db.execute<{ received: number[]; answered: number[] }>(
    sql`select array[${sql.join(received, sql`, `)}] as received, array[${sql.join(answered, sql`, `)}] as answered`,
  );
  return days.map((Day, index) => ({
    Day,
    Received: rows[0]?.received[index] ?? 0,
    Answered: rows[0]?.answered[index] ?? 0,
  }));
}
