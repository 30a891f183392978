import { reference } from "@lagrum/core/question/questionState";
import { type Mail, mailText } from "@lagrum/core/texts/mails";
import nodemailer, { type SendMailOptions } from "nodemailer";

export interface Mailer {
  /**
   * Sends one mail. The same job gives the same Message-ID, so a mail server or a reader can tell a second copy.
   * @throws whatever the mail server or the way to it says; the job is then tried again.
   */
  send(mail: Mail, jobId: string): Promise<void>;
  close(): void;
}

/** What carries a finished letter away: SMTP, or a stand-in in tests. */
export interface Transport {
  sendMail(letter: SendMailOptions): Promise<unknown>;
  close(): void;
}

/** A pool of connections to a mail server, with the patience of a job. */
export const smtpTransport = (url: string): Transport =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Letters are made of our own texts: nothing is fetched or read from disk for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

export interface MailerSettings {
  from: string;
  /** Where links lead, without a slash at the end. */
  publicUrl: string;
}

export function createMailer(transport: Transport, { from, publicUrl }: MailerSettings): Mailer {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send(mail, jobId) {
      const { subject, text, html } = mailText(mail, publicUrl, "QuestionID" in mail ? reference(mail.QuestionID) : "");
      await transport.sendMail({
        from,
        to: { name: "", address: mail.To },
        ...("ReplyTo" in mail && mail.ReplyTo !== null && { replyTo: { name: "", address: mail.ReplyTo } }),
        subject,
        text,
        html,
        messageId: `<${jobId}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
