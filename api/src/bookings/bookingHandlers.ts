import { isAdmin } from "@lagrum/core/account/roles";
import { staffWindow, visitorWindow } from "@lagrum/core/booking/bookingRules";
import { findPurpose, readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { recordChange } from "../audit/auditLog.ts";
import type { Reader } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import { findOrderOfBooking } from "../orders/meetingOrders.ts";
import { afterPaymentEnds } from "../payments/endPayment.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { announceFreedTime } from "../waitingList/offeredTime.ts";
import { getCalendar } from "./bookingMail.ts";
import { findBooking } from "./bookingRepository.ts";
import { bookForCaller, bookMeeting, moveBooking, saveBookingNotes } from "./bookingService.ts";
import { getBooking, getStatus, listBookings, requireVisibleBooking } from "./bookingView.ts";
import { cancelBooking, finishBooking } from "./cancelBooking.ts";
import { confirmMeeting } from "./confirmMeeting.ts";
import { extendHold, holdTime, releaseHold } from "./holds.ts";
import { isStaffAccount, listAvailability, lockLawyer, saveAvailability, type WantedTime } from "./lawyerRepository.ts";
import { claimOf } from "./pendingLimits.ts";
import { listSlots } from "./slotList.ts";
import { offeringOthers } from "./takeTime.ts";

type BookingHandlers = Pick<
  Handlers,
  | "getBookingSlots"
  | "holdTime"
  | "extendHold"
  | "releaseHold"
  | "bookMeeting"
  | "confirmMeeting"
  | "getBookingStatus"
  | "getBookingCalendar"
  | "moveBooking"
  | "cancelBooking"
  | "listBookings"
  | "getBooking"
  | "createBooking"
  | "rescheduleBooking"
  | "closeBooking"
  | "saveBookingNotes"
  | "listLawyers"
  | "setAvailability"
>;

export function bookingHandlers(app: App, settings: SettingCache): BookingHandlers {
  const { db, clock } = app;
  const hours = async () => (await settings.current()).WORKING_HOURS;
  /** The booking of a code, and whether the code came by mail to be confirmed with. */
  const open = async (reader: Reader, accessCode: string) => {
    const purpose = (await findPurpose(reader, accessCode)) === "confirmBooking" ? "confirmBooking" : "booking";
    return { id: await readCode(reader, purpose, accessCode, clock()), mayConfirm: purpose === "confirmBooking" };
  };
  const opened = async (reader: Reader, accessCode: string) => (await open(reader, accessCode)).id;
  /** @throws Failure LINK_INVALID unless the code opens that booking */
  async function requireCode(accessCode: string, id: number): Promise<void> {
    if ((await opened(db, accessCode)) !== id) throw new Failure("LINK_INVALID");
  }
  const status = async (id: number, mayConfirm = false) =>
    ({ status: 200, body: await getStatus(db, id, clock(), mayConfirm) }) as const;
  const whole = async (id: number, caller: Account) => {
    const body = await getBooking(db, id, { seal: app.conflictSeal, caller });
    return { status: 200, body } as const;
  };
  const conflictCheck = async () => ({
    seal: app.conflictSeal,
    years: (await settings.current()).CONFLICT_YEARS,
    numberSeal: app.numberSeal,
  });
  const asVisitor = async <T>(wanted: WantedTime, work: () => Promise<T>) =>
    offeringOthers(db, { wanted, now: clock(), hours: await hours(), isByStaff: false }, work);
  const asStaff = async <T>(wanted: WantedTime, work: () => Promise<T>) =>
    offeringOthers(db, { wanted, now: clock(), hours: await hours(), isByStaff: true }, work);
  /** The wanted time of a move. @throws Failure NOT_FOUND */
  async function movedTo(id: number, to: { SlotStart: string; LawyerID?: number | undefined }): Promise<WantedTime> {
    const booking = await findBooking(db, id);
    if (!booking) throw new Failure("NOT_FOUND");
    const { Service, Channel, CategoryID, LawyerID } = booking;
    return { Service, Channel, CategoryID, SlotStart: to.SlotStart, LawyerID: to.LawyerID ?? LawyerID };
  }
  return {
    getBookingSlots: async ({ query }) => ({ status: 200, body: await listSlots(db, query, clock(), await hours()) }),

    holdTime: async ({ body, accessCode, ip, device, write }) => {
      const window = visitorWindow(clock(), await hours());
      const replaced = accessCode === null ? null : await opened(db, accessCode);
      const at = { window, claim: claimOf(app, { ip, device }), replaced };
      const { ID, AccessCode } = await asVisitor(body, () => write((context) => holdTime(context, body, at)));
      return { status: 201, body: { ...(await getStatus(db, ID, clock())), AccessCode } };
    },

    extendHold: async ({ params, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      await write((context) => extendHold(context, params.id));
      return status(params.id);
    },

    releaseHold: async ({ params, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      await write((context) => releaseHold(context, params.id));
      return { status: 204, body: null };
    },

    bookMeeting: async ({ body, accessCode, ip, device, write }) => {
      const window = visitorWindow(clock(), await hours());
      const claim = claimOf(app, { ip, device, Email: body.Email, Phone: body.Phone });
      const check = await conflictCheck();
      return asVisitor(body, () =>
        write(async (context) => {
          const holdId = accessCode === null ? null : await opened(context.tx, accessCode);
          return { status: 201, body: await bookMeeting(context, body, { window, holdId, check, claim }) };
        }),
      );
    },

    confirmMeeting: async ({ params, accessCode, write }) => {
      const { id, mayConfirm } = await open(db, accessCode);
      if (id !== params.id || !mayConfirm) throw new Failure("LINK_INVALID");
      await write((context) => confirmMeeting(context, params.id));
      return status(params.id, true);
    },

    getBookingStatus: async ({ accessCode }) => {
      const { id, mayConfirm } = await open(db, accessCode);
      return status(id, mayConfirm);
    },

    getBookingCalendar: async ({ accessCode }) => ({
      status: 200,
      body: { Calendar: await getCalendar(app, await opened(db, accessCode)) },
    }),

    moveBooking: async ({ params, body, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      const openHours = await hours();
      const at = { window: visitorWindow(clock(), openHours), isByStaff: false, hours: openHours };
      await asVisitor(await movedTo(params.id, body), () =>
        write((context) => moveBooking(context, params.id, body, at)),
      );
      return status(params.id);
    },

    cancelBooking: async ({ params, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      const order = await findOrderOfBooking(db, params.id);
      await afterPaymentEnds(app, order?.ID, () =>
        write((context) => cancelBooking(context, params.id, { isByStaff: false })),
      );
      return status(params.id);
    },

    listBookings: async ({ query, caller }) => ({
      status: 200,
      body: { Bookings: await listBookings(db, query, caller) },
    }),

    getBooking: async ({ params, caller }) => {
      await requireVisibleBooking(db, caller, params.id);
      return whole(params.id, caller);
    },

    createBooking: async ({ body, caller, write }) => {
      const check = await conflictCheck();
      const id = await asStaff(body, () =>
        write((context) => bookForCaller(context, body, { window: staffWindow(context.now), check })),
      );
      return { status: 201, body: (await whole(id, caller)).body };
    },

    rescheduleBooking: async ({ params, body, caller, write }) => {
      await requireVisibleBooking(db, caller, params.id);
      const openHours = await hours();
      await asStaff(await movedTo(params.id, body), () =>
        write((context) =>
          moveBooking(context, params.id, body, {
            window: staffWindow(context.now),
            isByStaff: true,
            hours: openHours,
          }),
        ),
      );
      return whole(params.id, caller);
    },

    closeBooking: async ({ params, body: { Outcome }, caller, write }) => {
      await requireVisibleBooking(db, caller, params.id);
      if (Outcome === "Cancelled") {
        const order = await findOrderOfBooking(db, params.id);
        await afterPaymentEnds(app, order?.ID, () =>
          write((context) => cancelBooking(context, params.id, { isByStaff: true })),
        );
      } else {
        await write((context) => finishBooking(context, params.id, Outcome === "Done" ? "FINISH" : "MISS"));
      }
      return whole(params.id, caller);
    },

    saveBookingNotes: async ({ params, body, caller, write }) => {
      await requireVisibleBooking(db, caller, params.id);
      await write((context) => saveBookingNotes(context, params.id, body));
      return whole(params.id, caller);
    },

    listLawyers: async () => ({ status: 200, body: { Lawyers: await listAvailability(db) } }),

    setAvailability: async ({ params: { id }, body, caller, write }) => {
      if (caller.UserID !== id && !isAdmin(caller.roles)) throw new Failure("NOT_FOUND");
      await write(async (context) => {
        if (!(await isStaffAccount(context.tx, id))) throw new Failure("NOT_FOUND");
        await lockLawyer(context.tx, id, context.now);
        await saveAvailability(context.tx, id, body);
        await recordChange(context, { Entity: "lawyer", EntityID: id, Action: "availabilitySet" });
        await announceFreedTime(context, id);
      });
      const [availability] = await listAvailability(db, id);
      if (!availability) throw new Failure("NOT_FOUND");
      return { status: 200, body: availability };
    },
  };
}
