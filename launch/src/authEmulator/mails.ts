import { setTimeout as delay } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Accounts } from "./accounts.ts";
import { authOperations, type OobCode } from "./firebaseTools.ts";

export interface CourierOptions {
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/**
 * Sends what the identity provider would send in production: every code it makes becomes a letter with a link to our
 * own page, unless the caller asked for the link itself. Letters are owed until the mail server has taken them.
 */
export function employCourier(accounts: Accounts, options: CourierOptions): void {
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

  const deliver = createCourier(accounts, options);
  const createOob = accounts.state.createOob;
  accounts.state.createOob = (...args) => {
    const code = createOob.apply(accounts.state, args);
    if (!callerTakesLink) {
      accounts.owe({ code: code.oobCode, email: code.newEmail ?? code.email });
      setImmediate(deliver);
    }
    return code;
  };
  deliver();
}

function createCourier(accounts: Accounts, { smtpUrl, from, publicUrl }: CourierOptions): () => void {
  const transport = createTransport(smtpUrl);
  let busy = false;

  async function deliverAll(): Promise<void> {
    for (let letter = accounts.owed[0]; letter; letter = accounts.owed[0]) {
      const code = accounts.state.oobs.get(letter.code);
      if (code && !(await send(letter.email, code))) continue;
      accounts.settle(letter);
      accounts.save();
    }
  }

  async function send(to: string, code: OobCode): Promise<boolean> {
    try {
      await transport.sendMail({ from, to, ...write(code, publicUrl) });
      return true;
    } catch (error) {
      const refused = ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
      process.stderr.write(`letter not sent, ${refused ? "given up" : "trying again"}: ${(error as Error).message}\n`);
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

/** Subject and text by the kind of code, with the link on a line of its own. */
export function write(code: OobCode, publicUrl: string): { subject: string; text: string } {
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
