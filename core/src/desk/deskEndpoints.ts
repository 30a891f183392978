import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { Desk, UndeliveredMailList } from "./deskSchema.ts";
import { JobFailureList } from "./jobFailureSchema.ts";

/** Endpoints for the dashboard: its counts, and the undelivered mails. */
export const deskEndpoints = {
  getDesk: endpoint({
    method: "GET",
    path: "/desk",
    summary: "All counts of the staff's dashboard",
    access: "staff",
    responses: { 200: Desk },
    addition: "Staff see open, own and late work on one page, in a bounded number of queries",
  }),
  listUndeliveredMails: endpoint({
    method: "GET",
    path: "/undeliveredMails",
    summary: "Mails that have failed three times or more, the newest hundred first",
    access: "admin",
    responses: { 200: UndeliveredMailList },
    rows: "Mails",
    addition: "Staff must notice undelivered mails",
  }),
  listJobFailures: endpoint({
    method: "GET",
    path: "/jobFailures",
    summary: "Rows that a scheduled job can't do, until it can; the newest hundred first",
    access: "admin",
    responses: { 200: JobFailureList },
    rows: "Failures",
    addition: "One bad row stops no others, and staff must notice it",
  }),
  retryMail: endpoint({
    method: "PUT",
    path: "/undeliveredMails/{mailId}/retry",
    summary: "Retry a mail now",
    access: "admin",
    params: z.strictObject({ mailId: z.uuid() }),
    responses: { 200: UndeliveredMailList },
    addition: "Mails that failed during an outage can be sent later",
  }),
};
