import { renderMail } from "@lagrum/core/mail/renderMail";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { Company } from "@lagrum/core/policy/companyFacts";
import { reference as questionReference } from "@lagrum/core/question/questionState";
import { type Mail, mailContent } from "@lagrum/core/texts/mails";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { PermanentFailure } from "../jobs/permanentFailure.ts";
import { purchaseDocuments } from "./purchaseDocuments.ts";

export interface Mailer {
  /**
   * Sends one mail. A retried job has the same Message-ID, so that mail servers can drop duplicates.
   * @throws the error of the mail server or the connection; the job is then retried. PermanentFailure when the server
   * refuses the mail for good
   */
  send(mail: Mail, jobId: string, sender: Company): Promise<void>;
  close(): void;
}

/** The transport of finished mails: SMTP, or a stub in tests. */
export interface Transport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
  close(): void;
}

/** A connection pool to a mail server, with timeouts below those of a job. */
export const smtpTransport = (url: string): Transport =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mails are built from our own texts: nothing is fetched or read from disk for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

interface MailerSettings {
  from: string;
  /** Base URL of links, without a trailing slash. */
  publicUrl: string;
}

/** The server refuses this mail or its recipient for good (RFC 5321, section 4.2.1); not our sign-in or its own state. */
const isPermanent = (code: unknown, responseCode: unknown): boolean =>
  (code === "EENVELOPE" || code === "EMESSAGE") && Number(responseCode) >= 500 && Number(responseCode) < 600;

/** Messages of mail servers quote addresses, and this error is logged. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const text = `mail not sent: ${[code, responseCode].filter(Boolean).join(" ")}`;
  return isPermanent(code, responseCode) ? new PermanentFailure(text) : new Error(text);
}

function referenceOf(mail: Mail): string {
  if ("OrderID" in mail) return orderReference(mail.OrderID);
  return "QuestionID" in mail ? questionReference(mail.QuestionID) : "";
}

export function createMailer(transport: Transport, { from, publicUrl }: MailerSettings): Mailer {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send(mail, jobId, sender) {
      const reference = referenceOf(mail);
      const content = mailContent(mail, publicUrl, reference);
      const attachments =
        mail.Kind === "orderPaid" ? await purchaseDocuments(sender, publicUrl, { ...mail, reference }) : [];
      const { subject, text, html } = renderMail(content, sender);
      const sending = transport.sendMail({
        from,
        to: { name: "", address: mail.To },
        ...("ReplyTo" in mail && mail.ReplyTo !== null && { replyTo: { name: "", address: mail.ReplyTo } }),
        subject,
        text,
        html,
        ...("Calendar" in mail && {
          icalEvent: { method: mail.Calendar.Method, filename: "mote.ics", content: mail.Calendar.Content },
        }),
        attachments,
        messageId: `<${jobId}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      await sending.catch((error: unknown) => {
        throw withoutAddresses(error);
      });
    },
    close: () => transport.close(),
  };
}
