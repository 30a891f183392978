import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";
import { writeFileAtomically } from "../os/atomicFile.ts";

export interface MailSummary {
  ID: string;
  To: string[];
  Subject: string;
  /** Time of arrival: ISO 8601, UTC. */
  Date: string;
}

export interface StoredMail extends MailSummary {
  From: string;
  Text: string;
  Html: string | null;
}

/** Mails as .eml files in a folder, numbered in order of arrival. */
export interface MailStore {
  /** Stores a mail durably and returns its ID. */
  add(raw: Buffer, recipients: string[]): Promise<string>;
  /** Newest first; `to` filters by recipient. */
  list(to?: string): MailSummary[];
  find(id: string): Promise<StoredMail | undefined>;
}

/** Maximum number of mails in the list and in memory; older files stay on disk. */
const MAX_LISTED = 1000;

export async function openMailStore(dir: string): Promise<MailStore> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const ids = readdirSync(dir)
    .map((file) => /^(\d+)\.eml$/.exec(file)?.[1])
    .filter((id) => id !== undefined)
    .sort((one, other) => Number(one) - Number(other));
  let last = Number(ids.at(-1) ?? 0);
  const summaries: MailSummary[] = [];
  const show = async (id: string) => {
    summaries.unshift(summaryOf(await readMail(dir, id)));
    summaries.length = Math.min(summaries.length, MAX_LISTED);
  };
  for (const id of ids.slice(-MAX_LISTED)) await show(id);

  return {
    async add(raw, recipients) {
      last += 1;
      const id = String(last).padStart(6, "0");
      // The envelope recipients (bcc included) are not in the message itself, so they are added as a header.
      const envelope = `X-Envelope-To: ${recipients.join(", ")}\r\nX-Received-At: ${new Date().toISOString()}\r\n`;
      writeFileAtomically(join(dir, `${id}.eml`), Buffer.concat([Buffer.from(envelope), raw]));
      await show(id);
      return id;
    },
    list(to) {
      const wanted = to?.toLowerCase();
      return wanted === undefined
        ? summaries
        : summaries.filter((summary) => summary.To.some((one) => one.toLowerCase() === wanted));
    },
    async find(id) {
      return /^\d{1,12}$/.test(id) ? readMail(dir, id).catch(() => undefined) : undefined;
    },
  };
}

async function readMail(dir: string, id: string): Promise<StoredMail> {
  const mail = await PostalMime.parse(readFileSync(join(dir, `${id}.eml`)));
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  return {
    ID: id,
    From: mail.from ? nameOf(mail.from) : "",
    To: header("x-envelope-to").split(", "),
    Subject: mail.subject ?? "",
    Date: header("x-received-at"),
    Text: mail.text ?? "",
    Html: mail.html ?? null,
  };
}

function summaryOf(mail: StoredMail): MailSummary {
  return { ID: mail.ID, To: mail.To, Subject: mail.Subject, Date: mail.Date };
}

function nameOf(address: Address): string {
  return address.name ? `${address.name} <${address.address ?? ""}>` : (address.address ?? "");
}
