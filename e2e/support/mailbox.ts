import { baseUrl } from "./env.ts";

export interface Mail {
  ID: string;
  To: string[];
  Subject: string;
  Text: string;
  Html: string;
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(`${baseUrl}/mailbox/api/mails${path}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} to ${path}`);
  return (await response.json()) as T;
}

/** The subject of a sign-in link, which activates an account whose address is not verified. */
export const signInLinkSubject = /^(?:Logga in på Lagrum|Aktivera ditt konto)$/;

/** The mails to an address so far whose subject contains or matches `subject`; newest first, without texts. */
export async function mailsTo(address: string, subject: string | RegExp): Promise<Mail[]> {
  const mails = await fetchJson<Mail[]>(`?to=${encodeURIComponent(address)}`);
  return mails.filter((each) =>
    typeof subject === "string" ? each.Subject.includes(subject) : subject.test(each.Subject),
  );
}

/** Waits for the newest mail to an address whose subject contains or matches `subject`, after `earlier` others. */
export async function mailTo(address: string, subject: string | RegExp, within = 20_000, earlier = 0): Promise<Mail> {
  const deadline = Date.now() + within;
  while (Date.now() < deadline) {
    const mails = await mailsTo(address, subject);
    const [mail] = mails;
    if (mail && mails.length > earlier) return fetchJson<Mail>(`/${mail.ID}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail about "${subject}" came to ${address} within ${within} ms`);
}

/** The link in a mail to that page, as path and query. */
export function linkIn(mail: Mail, page: string): string {
  const link = mail.Text.match(/https?:\/\/\S+/g)?.find((each) => new URL(each).pathname === page);
  if (!link) throw new Error(`The mail "${mail.Subject}" has no link to ${page}:\n${mail.Text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
