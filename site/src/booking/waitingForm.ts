import { JoinWaitingList } from "@lagrum/core/booking/waitingListSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { dayOf } from "@lagrum/core/text/dates";
import { defineForm } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";
import type { slotQueryOf } from "./meetingChoice.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Default waiting time in days. */
const DEFAULT_DAYS = 30;

const empty = {
  Weekdays: ["1", "2", "3", "4", "5"],
  FromTime: "08:00",
  ToTime: "16:00",
  Until: "",
  Email: "",
  ...spamProtection,
};
export type WaitingValues = typeof empty;

/** The wanted meeting. */
export type WantedMeeting = NonNullable<ReturnType<typeof slotQueryOf>>;

/** Joins the waiting list for a meeting. */
export const waitingForm = ({ Service, Channel, CategoryID, LawyerID }: WantedMeeting) =>
  defineForm({
    empty,
    draft: { key: "waiting" },
    check: ({ Key: _, Weekdays, ...values }: WaitingValues) =>
      checkBody(JoinWaitingList, {
        ...{ Service, Channel, CategoryID, LawyerID: LawyerID ?? null },
        ...values,
        Weekdays: Weekdays.map(Number),
      }),
    texts: {
      "Weekdays.REQUIRED": "Välj minst en dag som passar.",
      "ToTime.INVALID_VALUE": "Den senaste starten ligger före den tidigaste. Ändra en av dem.",
      "Until.INVALID_DATE": "Välj en dag inom de närmaste 60 dagarna.",
    },
    notSent: { title: "Du står inte på väntelistan" },
  });

export const usualUntil = (now: Date): string => dayOf(new Date(now.getTime() + DEFAULT_DAYS * DAY));

/** The URL of the new place on the list. */
export const placePath = ({ AccessCode }: { AccessCode: string }): string =>
  `/boka/vantelista?${new URLSearchParams({ code: AccessCode, ny: "1" })}`;
