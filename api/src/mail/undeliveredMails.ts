import type { UndeliveredMail, UndeliveredMailList } from "@lagrum/core/desk/deskSchema";
import type { Mail } from "@lagrum/core/texts/mails";
import type { JobWithMetadata } from "pg-boss";
import { recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** Retries after which a mail counts as undelivered. Fewer are normal: greylisting, a restart. */
const RETRIES = 3;
const PAGE_SIZE = 100;
/** The queued mails that are read for a count. With more of them no mail gets through, and all count as undelivered. */
const MAX_READ = 1000;

/** Mails in the dead-letter queue, and those that failed several times, newest first. */
async function findUndelivered(jobs: Pick<Jobs, "listMails">): Promise<UndeliveredMail[]> {
  const [deadLettered, waiting] = await Promise.all([jobs.listMails("undeliveredMail"), jobs.listMails("mail")]);
  const failing = waiting.filter(({ state, retryCount }) => state === "retry" && retryCount >= RETRIES);
  const mails = [...deadLettered.map((job) => toMail(job, true)), ...failing.map((job) => toMail(job, false))];
  return mails.sort((one, other) => (one.At < other.At ? 1 : -1));
}

/** The content is left out: it may hold a code. */
const toMail = ({ id, data, createdOn, startAfter }: JobWithMetadata<Mail>, GivenUp: boolean): UndeliveredMail => ({
  ID: id,
  Kind: data.Kind,
  To: data.To,
  QuestionID: "QuestionID" in data ? data.QuestionID : null,
  At: createdOn.toISOString(),
  GivenUp,
  NextAt: GivenUp ? null : startAfter.toISOString(),
});

export async function listUndeliveredMails(jobs: Jobs): Promise<UndeliveredMailList> {
  const all = await findUndelivered(jobs);
  return { Mails: all.slice(0, PAGE_SIZE), Total: all.length };
}

export async function countUndeliveredMails(jobs: Pick<Jobs, "countMails" | "listMails">): Promise<number> {
  const counts = await Promise.all([jobs.countMails("undeliveredMail"), jobs.countMails("mail")]);
  const queued = counts[0] + counts[1];
  return queued > MAX_READ ? queued : (await findUndelivered(jobs)).length;
}

/** Retries a mail now. @throws Failure NOT_FOUND when it has been sent, or is being sent */
export async function retryMail(context: ServiceContext, id: string): Promise<void> {
  const { tx, jobs } = context;
  const mail = (await findUndelivered(jobs)).find(({ ID }) => ID === id);
  if (!mail) throw new Failure("NOT_FOUND");
  const isQueued = mail.GivenUp ? await jobs.redrive(tx, "undeliveredMail", id) : await jobs.retryNow(tx, "mail", id);
  if (!isQueued) throw new Failure("NOT_FOUND");
  const Changed = [{ Field: "Kind", After: mail.Kind }];
  await recordChange(context, { Entity: "mail", EntityID: 0, Action: "retried", Changed });
}
