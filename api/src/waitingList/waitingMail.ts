import { meetingMinutes } from "@lagrum/core/booking/bookingRules";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import type { Mail } from "@lagrum/core/texts/mails";
import { wishText } from "@lagrum/core/texts/waitingList";
import { issueCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import type { WaitingMailPayload } from "../mail/queuedMail.ts";
import { findPlace, lockPlace } from "./waitingListRepository.ts";
import { getWaitingStatus } from "./waitingListView.ts";

/** @returns null when the mail is no longer due: the place has ended, or the offer has */
export function composeWaitingMail(
  { db, clock }: Pick<App, "db" | "clock">,
  queued: WaitingMailPayload,
): Promise<Mail | null> {
  const now = clock();
  const { WaitingID } = queued;
  return db.transaction(async (tx) => {
    if (!(await findPlace(tx, WaitingID))) return null;
    // The lock makes an erasure wait until the code is stored.
    const { Email: To, BookingID, EndedAt } = await lockPlace(tx, WaitingID);
    if (EndedAt !== null) return null;
    const status = await getWaitingStatus(tx, WaitingID, now);
    const code = () => issueCode(tx, "waiting", WaitingID, now);
    if (queued.Kind === "waitingJoined") {
      return { Kind: queued.Kind, To, Code: await code(), Wishes: wishText(status), Until: formatDate(status.Until) };
    }
    const { Offer, Service } = status;
    if (!Offer || BookingID !== queued.OfferID) return null;
    return {
      ...{ Kind: queued.Kind, To, Code: await code() },
      BookingCode: await issueCode(tx, "booking", queued.OfferID, now),
      ...{ When: formatDateTime(Offer.Start), Minutes: meetingMinutes[Service], Lawyer: Offer.Lawyer.Name },
      HeldUntil: formatDateTime(Offer.HeldUntil),
    };
  });
}
