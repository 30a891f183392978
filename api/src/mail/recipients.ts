import { inArray } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookers } from "../db/schema/bookings.ts";
import { complaints } from "../db/schema/complaints.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import { askers } from "../db/schema/questions.ts";
import { rentClaimTenants } from "../db/schema/rentClaims.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { readSettings } from "../settings/settingRepository.ts";
import type { QueuedMail } from "./queuedMail.ts";

/** A lookup of the recipients of queued mails, in nine reads. It returns an empty text for a recipient who was erased. */
export async function findRecipients(db: Reader, mails: QueuedMail[]): Promise<(mail: QueuedMail) => string> {
  const idsOf = (idOf: (mail: QueuedMail) => number | null) =>
    mails.map(idOf).filter((id): id is number => id !== null);
  const [asking, staff, writing, booking, buying, withdrawing, complaining, claiming, waiting, { settings }] =
    await Promise.all([
      db
        .select({ ID: askers.QuestionID, Email: askers.Email })
        .from(askers)
        .where(inArray(askers.QuestionID, idsOf(askerOf))),
      db
        .select({ ID: accounts.UserID, Email: accounts.Email })
        .from(accounts)
        .where(inArray(accounts.UserID, idsOf(personOf))),
      db
        .select({ ID: contactMessages.ID, Email: contactMessages.Email })
        .from(contactMessages)
        .where(inArray(contactMessages.ID, idsOf(senderOf))),
      db
        .select({ ID: bookers.BookingID, Email: bookers.Email })
        .from(bookers)
        .where(inArray(bookers.BookingID, idsOf(bookerOf))),
      db
        .select({ ID: orderCustomers.OrderID, Email: orderCustomers.Email })
        .from(orderCustomers)
        .where(inArray(orderCustomers.OrderID, idsOf(buyerOf))),
      db
        .select({ ID: withdrawals.ID, Email: withdrawals.Email })
        .from(withdrawals)
        .where(inArray(withdrawals.ID, idsOf(withdrawerOf))),
      db
        .select({ ID: complaints.ID, Email: complaints.Email })
        .from(complaints)
        .where(inArray(complaints.ID, idsOf(complainerOf))),
      db
        .select({ ID: rentClaimTenants.ClaimID, Email: rentClaimTenants.Email })
        .from(rentClaimTenants)
        .where(inArray(rentClaimTenants.ClaimID, idsOf(tenantOf))),
      db
        .select({ ID: waitingList.ID, Email: waitingList.Email })
        .from(waitingList)
        .where(inArray(waitingList.ID, idsOf(waitingOf))),
      readSettings(db),
    ]);
  const emailIn = (rows: { ID: number; Email: string | null }[], id: number) =>
    rows.find(({ ID }) => ID === id)?.Email ?? "";
  return (mail) => {
    if ("Email" in mail) return mail.Email;
    const [person, asker, sender, booker] = [personOf(mail), askerOf(mail), senderOf(mail), bookerOf(mail)];
    const [buyer, withdrawer, complainer] = [buyerOf(mail), withdrawerOf(mail), complainerOf(mail)];
    const tenant = tenantOf(mail);
    const place = waitingOf(mail);
    if (buyer !== null) return emailIn(buying, buyer);
    if (withdrawer !== null) return emailIn(withdrawing, withdrawer);
    if (complainer !== null) return emailIn(complaining, complainer);
    if (tenant !== null) return emailIn(claiming, tenant);
    if (place !== null) return emailIn(waiting, place);
    if (person !== null) return emailIn(staff, person);
    if (asker !== null) return emailIn(asking, asker);
    if (booker !== null) return emailIn(booking, booker);
    return sender === null ? settings.COMPANY_EMAIL : emailIn(writing, sender);
  };
}

const personOf = (mail: QueuedMail) => ("UserID" in mail ? mail.UserID : null);
const askerOf = (mail: QueuedMail) => ("QuestionID" in mail && !("UserID" in mail) ? mail.QuestionID : null);
const bookerOf = (mail: QueuedMail) => ("BookingID" in mail ? mail.BookingID : null);
const buyerOf = (mail: QueuedMail) => ("OrderID" in mail ? mail.OrderID : null);
const withdrawerOf = (mail: QueuedMail) => ("WithdrawalID" in mail ? mail.WithdrawalID : null);
const complainerOf = (mail: QueuedMail) => ("ComplaintID" in mail ? mail.ComplaintID : null);
const tenantOf = (mail: QueuedMail) => ("RentClaimID" in mail ? mail.RentClaimID : null);
const waitingOf = (mail: QueuedMail) => ("WaitingID" in mail ? mail.WaitingID : null);
const senderOf = (mail: QueuedMail) => (mail.Kind === "messageReceived" ? mail.MessageID : null);
