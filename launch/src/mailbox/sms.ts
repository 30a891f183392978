import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { MailStore } from "./mailStore.ts";

/** Accepts a posted text message as 46elks does: `from`, `to` and `message` as a form, with basic authentication. */
export type SmsReceiver = (request: IncomingMessage) => Promise<{ status: number; body: object }>;

/** Maximum bytes of a form: well above ten text messages. */
const MAX_BYTES = 16_384;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BYTES) throw new Error("the form is too large");
  }
  return new URLSearchParams(text);
}

/** Stores text messages among the mails. A repeated Idempotency-Key is ignored. */
export function createSmsReceiver(mails: MailStore): SmsReceiver {
  const known = new Map<string, string>();
  return async (request) => {
    if (!request.headers.authorization?.startsWith("Basic ")) {
      return { status: 401, body: { error: "API access requires Basic HTTP authentication" } };
    }
    const form = await readForm(request);
    const [from, to, message] = ["from", "to", "message"].map((name) => form.get(name) ?? "");
    if (!from || !message || !/^\+[1-9]\d{6,14}$/.test(to ?? "")) {
      return { status: 400, body: { error: "from, to and message are required" } };
    }
    const key = String(request.headers["idempotency-key"] ?? randomUUID());
    const id = known.get(key) ?? (await mails.add(letterOf(from, to ?? "", message), [to ?? ""]));
    known.set(key, id);
    return { status: 200, body: { id, status: "created", direction: "outgoing", from, to, message } };
  };
}

/** The message as a mail without HTML, for the mailbox's pages. */
const letterOf = (from: string, to: string, message: string): Buffer =>
  Buffer.from(
    `From: ${from.replace(/[\r\n]/g, "")} <sms@lagrum.example>\r\nSubject: Sms till ${to}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${message}\r\n`,
  );
