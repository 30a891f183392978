import { setTimeout as delay } from "node:timers/promises";
import { renderMail } from "@lagrum/core/mail/renderMail";
import { type ProviderMailKind, providerMailContent } from "@lagrum/core/texts/providerMails";
import { createTransport } from "nodemailer";
import type { Accounts } from "./accounts.ts";
import { authOperations, type OobCode } from "./firebaseTools.ts";
import { fetchSender } from "./mailSender.ts";

export interface MailOptions {
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/**
 * Sends the mails that Firebase sends in production: one for every out-of-band code, with a link to the site's own page,
 * unless the caller requested the link itself (returnOobLink). Mails stay in the outbox until the mail server has
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

  /** On a full disk the mail must not be sent again. */
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
      const content = providerMailContent(kindOf(code, accounts), ownLink(code, publicUrl));
      await transport.sendMail({ from, to, ...renderMail(content, await fetchSender(publicUrl)) });
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

const kinds: Record<string, ProviderMailKind> = {
  EMAIL_SIGNIN: "signIn",
  PASSWORD_RESET: "passwordReset",
  VERIFY_EMAIL: "emailVerification",
  VERIFY_AND_CHANGE_EMAIL: "emailChange",
  RECOVER_EMAIL: "emailRecovery",
};

/** A sign-in link to an address that is not verified yet activates its account. */
function kindOf({ requestType, email }: OobCode, accounts: Accounts): ProviderMailKind {
  const kind = kinds[requestType] ?? "emailVerification";
  const isVerified = accounts.state.getUserByEmail(email)?.emailVerified === true;
  return kind === "signIn" && !isVerified ? "activation" : kind;
}

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
