import { isAdmin } from "@lagrum/core/account/roles";
import type { LawyerCalendars } from "@lagrum/core/booking/lawyerCalendarSchema";
import { closesTimes } from "@lagrum/core/booking/unreadableCalendar";
import { eq } from "drizzle-orm";
import { drawCode, hashOf } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { recordChange } from "../audit/auditLog.ts";
import { ensureLawyer, isStaffAccount } from "../bookings/lawyerRepository.ts";
import type { Reader } from "../db/database.ts";
import { lawyerBusy, lawyers } from "../db/schema/bookings.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Account } from "../http/session.ts";
import { readCalendarFeed } from "./calendarFeed.ts";
import { listUnreadable } from "./unreadableCalendars.ts";

type CalendarHandlers = Pick<
  Handlers,
  | "getLawyerCalendars"
  | "createCalendarFeed"
  | "revokeCalendarFeed"
  | "setOutsideCalendar"
  | "setUnreadableRule"
  | "listUnreadableCalendars"
  | "getCalendarFeed"
>;

/** One's own calendars, or any as an administrator. @throws Failure NOT_FOUND */
function requireOwn(id: number, { UserID, roles }: Account): void {
  if (UserID !== id && !isAdmin(roles)) throw new Failure("NOT_FOUND");
}

async function getCalendars(db: Reader, id: number, now: Date): Promise<LawyerCalendars> {
  const [row] = await db.select().from(lawyers).where(eq(lawyers.UserID, id));
  return {
    Error: row?.OutsideError ?? null,
    ReadAt: row?.OutsideReadAt ?? null,
    WhenUnreadable: row?.WhenUnreadable ?? "Open",
    IsClosed: row !== undefined && closesTimes(row, now),
    HasFeed: (row?.FeedHash ?? null) !== null,
    OutsideHost: row?.OutsideHost ?? null,
    FetchedAt: row?.OutsideFetchedAt ?? null,
    Skipped: row?.OutsideSkipped ?? [],
  };
}

type Changed = Partial<typeof lawyers.$inferInsert>;
type Action = "feedCreated" | "feedRevoked" | "outsideCalendarSet" | "unreadableRuleSet";

async function change(context: ServiceContext, id: number, Action: Action, changed: Changed): Promise<void> {
  requireOwn(id, context.caller);
  if (!(await isStaffAccount(context.tx, id))) throw new Failure("NOT_FOUND");
  await ensureLawyer(context.tx, id);
  await context.tx.update(lawyers).set(changed).where(eq(lawyers.UserID, id));
  await recordChange(context, { Entity: "lawyer", EntityID: id, Action });
}

/** The private feed of a lawyer's meetings, and the outside calendar that is subtracted. */
export function calendarHandlers({ db, clock, seal }: App): CalendarHandlers {
  return {
    getLawyerCalendars: async ({ params: { id }, caller }) => {
      requireOwn(id, caller);
      return { status: 200, body: await getCalendars(db, id, clock()) };
    },

    createCalendarFeed: async ({ params: { id }, write }) => {
      const Code = drawCode();
      await write((context) => change(context, id, "feedCreated", { FeedHash: hashOf(Code) }));
      return { status: 201, body: { Code } };
    },

    revokeCalendarFeed: async ({ params: { id }, write }) => {
      await write((context) => change(context, id, "feedRevoked", { FeedHash: null }));
      return { status: 204, body: null };
    },

    setOutsideCalendar: async ({ params: { id }, body: { Url }, write }) => {
      const outside = {
        OutsideUrl: Url === null ? null : seal.seal({ Url }, String(id)).Sealed,
        OutsideHost: Url === null ? null : new URL(Url).hostname,
        ...{ OutsideFetchedAt: null, OutsideReadAt: null, OutsideError: null, OutsideSkipped: [] },
      };
      await write(async (context) => {
        await change(context, id, "outsideCalendarSet", outside);
        await context.tx.delete(lawyerBusy).where(eq(lawyerBusy.LawyerID, id));
        if (Url !== null) await context.jobs.send(context.tx, "outsideCalendar", { LawyerID: id });
      });
      return { status: 200, body: await getCalendars(db, id, clock()) };
    },

    setUnreadableRule: async ({ params: { id }, body: { WhenUnreadable }, write }) => {
      await write((context) => change(context, id, "unreadableRuleSet", { WhenUnreadable }));
      return { status: 200, body: await getCalendars(db, id, clock()) };
    },

    listUnreadableCalendars: async ({ caller }) => ({
      status: 200,
      body: { Calendars: await listUnreadable(db, isAdmin(caller.roles) ? undefined : caller.UserID, clock()) },
    }),

    getCalendarFeed: async ({ params: { code } }) => ({
      status: 200,
      body: new Blob([await readCalendarFeed(db, code, clock())]).stream(),
      fileName: "kalender.ics",
    }),
  };
}
