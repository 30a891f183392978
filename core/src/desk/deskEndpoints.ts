import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { Desk, UndeliveredMailList } from "./deskSchema.ts";

/** Calls on the desk as a whole: its figures, and the mails that did not arrive. */
export const deskEndpoints = {
  getDesk: endpoint({
    method: "GET",
    path: "/desk",
    summary: "The figures of the staff's overview, all at once",
    access: "staff",
    responses: { 200: Desk },
    addition: "Staff see what waits, what is theirs and what is late on one page, in a bounded number of queries",
  }),
  listUndeliveredMails: endpoint({
    method: "GET",
    path: "/undeliveredMails",
    summary: "Mails that have failed three times or more, the newest hundred first",
    access: "admin",
    responses: { 200: UndeliveredMailList },
    rows: "Mails",
    addition: "Somebody has to see that a mail did not arrive",
  }),
  retryMail: endpoint({
    method: "PUT",
    path: "/undeliveredMails/{mailId}/retry",
    summary: "Try to send a mail again, now",
    access: "admin",
    params: z.strictObject({ mailId: z.uuid() }),
    responses: { 200: UndeliveredMailList },
    addition: "What failed because a server was down need not be lost",
  }),
};
