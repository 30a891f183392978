import { inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
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

/** A table with the addresses of recipients. */
interface Source {
  table: PgTable;
  id: AnyPgColumn<{ data: number }>;
  email: AnyPgColumn<{ data: string }>;
}

const sources = {
  order: { table: orderCustomers, id: orderCustomers.OrderID, email: orderCustomers.Email },
  withdrawal: { table: withdrawals, id: withdrawals.ID, email: withdrawals.Email },
  complaint: { table: complaints, id: complaints.ID, email: complaints.Email },
  rentClaim: { table: rentClaimTenants, id: rentClaimTenants.ClaimID, email: rentClaimTenants.Email },
  waiting: { table: waitingList, id: waitingList.ID, email: waitingList.Email },
  account: { table: accounts, id: accounts.UserID, email: accounts.Email },
  question: { table: askers, id: askers.QuestionID, email: askers.Email },
  booking: { table: bookers, id: bookers.BookingID, email: bookers.Email },
  message: { table: contactMessages, id: contactMessages.ID, email: contactMessages.Email },
} satisfies Record<string, Source>;

type SourceName = keyof typeof sources;

/** Where the address of a mail is stored. */
type Address = { email: string } | { source: SourceName; id: number } | "firm";

function addressOf(mail: QueuedMail): Address {
  if ("Email" in mail) return { email: mail.Email };
  if ("UserID" in mail) return { source: "account", id: mail.UserID };
  if ("OrderID" in mail) return { source: "order", id: mail.OrderID };
  if ("WithdrawalID" in mail) return { source: "withdrawal", id: mail.WithdrawalID };
  if ("ComplaintID" in mail) return { source: "complaint", id: mail.ComplaintID };
  if ("RentClaimID" in mail) return { source: "rentClaim", id: mail.RentClaimID };
  if ("WaitingID" in mail) return { source: "waiting", id: mail.WaitingID };
  if ("QuestionID" in mail) return { source: "question", id: mail.QuestionID };
  if ("BookingID" in mail) return { source: "booking", id: mail.BookingID };
  if (mail.Kind === "messageReceived") return { source: "message", id: mail.MessageID };
  mail.Kind satisfies "message" | "answerReported";
  return "firm";
}

/** A lookup of the recipients of queued mails, in one read per table. It returns an empty text for an erased recipient. */
export async function findRecipients(db: Reader, mails: QueuedMail[]): Promise<(mail: QueuedMail) => string> {
  const ids = Map.groupBy(mails.map(addressOf).filter(isStored), ({ source }) => source);
  const emails = new Map<string, string>();
  for (const [name, addresses] of ids) {
    const { table, id, email }: Source = sources[name];
    const rows = await db
      .select({ id, email })
      .from(table)
      .where(
        inArray(
          id,
          addresses.map((address) => address.id),
        ),
      );
    for (const row of rows) emails.set(`${name} ${row.id}`, row.email ?? "");
  }
  const { settings } = await readSettings(db);
  return (mail) => {
    const address = addressOf(mail);
    if (address === "firm") return settings.COMPANY_EMAIL;
    return isStored(address) ? (emails.get(`${address.source} ${address.id}`) ?? "") : address.email;
  };
}

const isStored = (address: Address): address is { source: SourceName; id: number } =>
  address !== "firm" && "source" in address;
