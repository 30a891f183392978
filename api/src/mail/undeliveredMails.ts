import type { UndeliveredMailList } from "@lagrum/core/desk/deskSchema";
import type { JobWithMetadata } from "pg-boss";
import { recordChange } from "../audit/auditLog.ts";
import type { Reader } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { QueuedMail } from "./queuedMail.ts";
import { findRecipients } from "./recipients.ts";

/** Retries after which a mail counts as undelivered: about half a minute. Fewer are normal: greylisting, a restart. */
const RETRIES = 5;
const PAGE_SIZE = 100;
/** The queued mails that are read for a count. With more of them no mail gets through, and all count as undelivered. */
const MAX_READ = 1000;

interface Undelivered {
  job: JobWithMetadata<QueuedMail>;
  GivenUp: boolean;
}

/** Mails in the dead-letter queue, and those that failed several times, newest first. */
async function findUndelivered(jobs: Pick<Jobs, "listMails">): Promise<Undelivered[]> {
  const [deadLettered, waiting] = await Promise.all([jobs.listMails("undeliveredMail"), jobs.listMails("mail")]);
  const failing = waiting.filter(({ state, retryCount }) => state === "retry" && retryCount >= RETRIES);
  const mails = [
    ...deadLettered.map((job) => ({ job, GivenUp: true })),
    ...failing.map((job) => ({ job, GivenUp: false })),
  ];
  return mails.sort((one, other) => other.job.createdOn.getTime() - one.job.createdOn.getTime());
}

export async function listUndeliveredMails(db: Reader, jobs: Jobs): Promise<UndeliveredMailList> {
  const all = await findUndelivered(jobs);
  const shown = all.slice(0, PAGE_SIZE);
  const recipientOf = await findRecipients(
    db,
    shown.map(({ job }) => job.data),
  );
  const Mails = shown.map(({ job: { id, data, createdOn, startAfter }, GivenUp }) => ({
    ID: id,
    Kind: data.Kind,
    To: recipientOf(data),
    QuestionID: "QuestionID" in data ? data.QuestionID : null,
    At: createdOn.toISOString(),
    GivenUp,
    NextAt: GivenUp ? null : startAfter.toISOString(),
  }));
  return { Mails, Total: all.length };
}

export async function countUndeliveredMails(jobs: Pick<Jobs, "countMails" | "listMails">): Promise<number> {
  const counts = await Promise.all([jobs.countMails("undeliveredMail"), jobs.countMails("mail")]);
  const queued = counts[0] + counts[1];
  return queued > MAX_READ ? queued : (await findUndelivered(jobs)).length;
}

/** Retries a mail now. @throws Failure NOT_FOUND when it has been sent, or is being sent */
export async function retryMail(context: ServiceContext, id: string): Promise<void> {
  const { tx, jobs } = context;
  const mail = (await findUndelivered(jobs)).find(({ job }) => job.id === id);
  if (!mail) throw new Failure("NOT_FOUND");
  const isQueued = mail.GivenUp ? await jobs.redrive(tx, "undeliveredMail", id) : await jobs.retryNow(tx, "mail", id);
  if (!isQueued) throw new Failure("NOT_FOUND");
  const Changed = [{ Field: "Kind", After: mail.job.data.Kind }];
  await recordChange(context, { Entity: "mail", EntityID: 0, Action: "retried", Changed });
}
