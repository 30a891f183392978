import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";
import { writeDurably } from "../service/atomicFile.ts";

export interface LetterHead {
  ID: string;
  To: string[];
  Subject: string;
  /** When it reached the mailbox: ISO 8601, UTC. */
  Date: string;
}

export interface Letter extends LetterHead {
  From: string;
  Text: string;
  Html: string | null;
}

/** Letters as .eml files in a folder, numbered in the order they came. */
export interface Letters {
  /** Stores a letter so that it outlives a crash, and then returns its ID. */
  add(raw: Buffer, recipients: string[]): Promise<string>;
  /** Newest first; `to` keeps those sent to that address. */
  list(to?: string): LetterHead[];
  find(id: string): Promise<Letter | undefined>;
}

/** How many letters the mailbox shows and remembers in memory; older files stay on disk. */
const SHOWN = 1000;

export async function openLetters(dir: string): Promise<Letters> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const ids = readdirSync(dir)
    .map((file) => /^(\d+)\.eml$/.exec(file)?.[1])
    .filter((id) => id !== undefined)
    .sort((one, other) => Number(one) - Number(other));
  let last = Number(ids.at(-1) ?? 0);
  const heads: LetterHead[] = [];
  const show = async (id: string) => {
    heads.unshift(headOf(await read(dir, id)));
    heads.length = Math.min(heads.length, SHOWN);
  };
  for (const id of ids.slice(-SHOWN)) await show(id);

  return {
    async add(raw, recipients) {
      last += 1;
      const id = String(last).padStart(6, "0");
      // Recipients travel outside the letter (a blind copy names nobody), so they are written into it.
      const envelope = `X-Envelope-To: ${recipients.join(", ")}\r\nX-Received-At: ${new Date().toISOString()}\r\n`;
      writeDurably(join(dir, `${id}.eml`), Buffer.concat([Buffer.from(envelope), raw]));
      await show(id);
      return id;
    },
    list(to) {
      const wanted = to?.toLowerCase();
      return wanted === undefined ? heads : heads.filter((head) => head.To.some((one) => one.toLowerCase() === wanted));
    },
    async find(id) {
      return /^\d{1,12}$/.test(id) ? read(dir, id).catch(() => undefined) : undefined;
    },
  };
}

async function read(dir: string, id: string): Promise<Letter> {
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

function headOf(letter: Letter): LetterHead {
  return { ID: letter.ID, To: letter.To, Subject: letter.Subject, Date: letter.Date };
}

function nameOf(address: Address): string {
  return address.name ? `${address.name} <${address.address ?? ""}>` : (address.address ?? "");
}
