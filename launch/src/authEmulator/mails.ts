import { setTimeout as delay } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Accounts } from "./accounts.ts";
import { authOperations, type OobCode } from "./firebaseTools.ts";

export interface MailOptions {
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/**
 * Sends the mails that Firebase sends in production: one for every out-of-band code, with a link to the site's own page,
 * unless the caller asked for the link itself (returnOobLink). Mails stay in the outbox until the mail server has
 * accepted them.
 */
export function sendProviderMails(accounts: Accounts, options: MailOptions): void {
  let callerTakesLink = false;
  for (const operations of [
    authOperations.identitytoolkit.accounts,
    authOperations.identitytoolkit.projects.accounts,
  ]) {
    const sendOobCode = operations.sendOobCode;
    operations.sendOobCode = (state, body, context) => {
      callerTakesLink = body.returnOobLink === true;
      try {
        return sendOobCode(state, body, context);
      } finally {
        callerTakesLink = false;
      }
    };
  }

  const deliver = createMailQueue(accounts, options);
  const createOob = accounts.state.createOob;
  accounts.state.createOob = (...args) => {
    const code = createOob.apply(accounts.state, args);
    if (!callerTakesLink) {
      accounts.enqueueMail({ code: code.oobCode, email: code.newEmail ?? code.email });
      setImmediate(deliver);
    }
    return code;
  };
  deliver();
}

function createMailQueue(accounts: Accounts, { smtpUrl, from, publicUrl }: MailOptions): () => void {
  const transport = createTransport(smtpUrl);
  let busy = false;

  async function deliverAll(): Promise<void> {
    for (let mail = accounts.pendingMails[0]; mail; mail = accounts.pendingMails[0]) {
      const code = accounts.state.oobs.get(mail.code);
      if (code && !(await send(mail.email, code))) continue;
      accounts.dequeueMail(mail);
      await saveWhenPossible();
    }
  }

  /** A full disk must not make it send the mail again. */
  async function saveWhenPossible(): Promise<void> {
    for (;;) {
      try {
        return accounts.save();
      } catch (error) {
        process.stderr.write(`accounts not saved: ${(error as Error).message}\n`);
        await delay(1000);
      }
    }
  }

  async function send(to: string, code: OobCode): Promise<boolean> {
    try {
      await transport.sendMail({ from, to, ...composeMail(code, publicUrl) });
      return true;
    } catch (error) {
      const refused = ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
      process.stderr.write(`mail not sent, ${refused ? "rejected" : "retrying"}: ${(error as Error).message}\n`);
      if (!refused) await delay(1000);
      return refused;
    }
  }

  return () => {
    if (busy) return;
    busy = true;
    void deliverAll().finally(() => {
      busy = false;
    });
  };
}

/** Subject and text by request type, with the link on a line of its own. */
export function composeMail(code: OobCode, publicUrl: string): { subject: string; text: string } {
  const [subject, purpose] = wording[code.requestType] ?? [
    "Meddelande om ditt konto",
    "Öppna länken för att fortsätta:",
  ];
  const end = "Har du inte bett om det här kan du bortse från brevet.";
  return { subject, text: `Hej!\n\n${purpose}\n\n${ownLink(code, publicUrl)}\n\n${end}\n\nHälsningar\nLagrum\n` };
}

const wording: Record<string, [subject: string, purpose: string]> = {
  EMAIL_SIGNIN: ["Logga in på Lagrum", "Öppna länken för att logga in:"],
  PASSWORD_RESET: ["Välj ett nytt lösenord", "Öppna länken för att välja ett nytt lösenord:"],
  VERIFY_EMAIL: ["Bekräfta din e-postadress", "Öppna länken för att bekräfta din e-postadress:"],
  VERIFY_AND_CHANGE_EMAIL: ["Bekräfta din nya e-postadress", "Öppna länken för att byta till den här adressen:"],
  RECOVER_EMAIL: [
    "Din e-postadress har ändrats",
    "Adressen för ditt konto har ändrats. Öppna länken om du vill ha tillbaka den gamla:",
  ],
};

function ownLink(code: OobCode, publicUrl: string): string {
  const given = new URL(code.oobLink).searchParams;
  const link = new URL(`${publicUrl}/userMgmt`);
  for (const name of ["mode", "oobCode", "apiKey", "continueUrl"]) {
    const value = given.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  link.searchParams.set("lang", "sv");
  return link.href;
}
