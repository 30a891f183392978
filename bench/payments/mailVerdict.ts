import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Launched } from "../setup/launcher.ts";
import { type Held, netAt } from "./providerLedger.ts";

interface Mail {
  /** Milliseconds since 1970, of its Date header: whole seconds. */
  at: number;
  subject: string;
  text: string;
}

interface Buyer {
  id: number;
  state: string;
  email: string;
}

const nothingPaid = /betalar ingenting|inga pengar har dragits|ingenting har dragits/i;
const moneyReturns = /tillbaka|återbetal|häv|släpp/i;
const claimedSum = /Vi har betalat tillbaka ([\d\s\u00a0]+(?:,\d\d)?) kr/;
const confirmed = "Tack för din beställning";

/** The mailbox by recipient. Copies of one message are one. */
async function readMailbox(launched: Launched): Promise<Map<string, Mail[]>> {
  const folder = join(launched.dataDir, "mailbox");
  const found = new Map<string, Map<string, Mail>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
    const raw = readFileSync(join(folder, file));
    if (!raw.includes("@storm.example") && !raw.includes("@exempel.example")) continue;
    const mail = await PostalMime.parse(raw);
    const to = mail.headers.find(({ key }) => key === "x-envelope-to")?.value ?? "";
    const mails = found.get(to) ?? new Map<string, Mail>();
    const text = mail.text ?? mail.html ?? "";
    mails.set(mail.messageId ?? file, { at: Date.parse(mail.date ?? ""), subject: mail.subject ?? "", text });
    found.set(to, mails);
  }
  return new Map([...found].map(([to, mails]) => [to, [...mails.values()]]));
}

const oreOf = (kronor: string) => Math.round(Number(kronor.replace(/[\s\u00a0]/g, "").replace(",", ".")) * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** The Date header has whole seconds. */
const SECOND = 1000;

/**
 * Mails that the provider's ledger contradicts: nothing is paid, though it was; money returned, though it did not; paid,
 * though it was not. And buyers who were told nothing, though their money moved for an order that ended unpaid.
 */
export async function untrueMails(
  launched: Launched,
  buyers: Buyer[],
  byOrder: ReadonlyMap<number, Held[]>,
): Promise<string[]> {
  const mailbox = await readMailbox(launched);
  return buyers.flatMap(({ id, state, email }) => {
    const mails = mailbox.get(email) ?? [];
    const held = byOrder.get(id) ?? [];
    const untrue = (what: string) => `untrue mail O-${id}: ${what}, order ${state}`;
    const found: string[] = [];
    for (const mail of mails.filter(({ text }) => nothingPaid.test(text))) {
      const wasTaken = held.some((one) => netAt(one, mail.at + SECOND) > 0);
      const isHeld = held.some((one) => one.paidAt <= mail.at + SECOND && one.reserved > 0);
      const times = `sent in the second from ${mail.at}, bought at ${held.map(({ paidAt }) => paidAt).join()}`;
      if (wasTaken || isHeld) found.push(untrue(`"${mail.subject}" says that nothing is paid, ${times}`));
      const isLater = held.some((one) => one.reserved + one.captured - one.refunded > 0 && one.paidAt > mail.at);
      if (isLater) found.push(untrue(`"${mail.subject}" said that nothing is paid, and money came afterwards`));
    }
    const claimed = sum(mails.map(({ text }) => oreOf(claimedSum.exec(text)?.[1] ?? "0")));
    const returned = sum(held.map(({ refunded, released }) => refunded + released));
    if (claimed > returned) found.push(untrue(`${claimed} öre were said to be returned, ${returned} were`));
    if (held.length === 0 && mails.some(({ subject }) => subject === confirmed)) found.push(untrue("paid, it says"));
    const [first] = held.map(({ paidAt }) => paidAt).toSorted((a, b) => a - b);
    const isTold = mails.some(({ at, text }) => first !== undefined && at + SECOND >= first && moneyReturns.test(text));
    if (first !== undefined && ["Cancelled", "Expired"].includes(state) && !isTold) {
      found.push(untrue("money moved, and the buyer was told nothing"));
    }
    return found;
  });
}
