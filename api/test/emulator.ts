import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inheritedEnvironment } from "@lagrum/launch/env";
import { openMailStore } from "@lagrum/launch/mailbox/mailStore";
import { startSmtp } from "@lagrum/launch/mailbox/smtp";
import { freePort, isAnswering } from "@lagrum/launch/os/ports";
import { until } from "./waitUntil.ts";

interface ProviderAnswer {
  idToken?: string;
  refreshToken?: string;
  localId?: string;
  users?: { localId: string; email: string; emailVerified: boolean; customAttributes?: string }[];
  error?: { message: string };
}

/** The emulator grants everything with it. */
const owner = { authorization: "Bearer owner" };

/** Milliseconds: the emulator compiles much at its start, perhaps on a busy machine. */
const START_PATIENCE = 100_000;

/** The real Auth emulator, as in the demo, with a mailbox for its mails. */
export async function startEmulator(publicUrl: string) {
  const dir = mkdtempSync(join(tmpdir(), "lagrum-emulator-"));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const mailStore = await openMailStore(join(dir, "mailbox"));
  const smtp = await startSmtp(smtpPort, mailStore);
  const env = {
    ...inheritedEnvironment(),
    PORT: String(port),
    FIREBASE_PROJECT_ID: "demo-lagrum",
    ACCOUNTS_FILE: join(dir, "accounts.json"),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "Lagrum <svar@lagrum.example>",
    PUBLIC_URL: publicUrl,
  };
  let child: ChildProcess;

  async function start() {
    const entryPoint = fileURLToPath(import.meta.resolve("@lagrum/launch/authEmulator/main"));
    child = spawn(process.execPath, [entryPoint], { env, stdio: "inherit" });
    await until(() => isAnswering(port), START_PATIENCE);
  }
  /** Ends it like `kill -9`. */
  async function crash() {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  async function call(method: string, body: object, headers: Record<string, string> = {}): Promise<ProviderAnswer> {
    const response = await fetch(`http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as ProviderAnswer;
  }

  await start();
  return {
    host: `127.0.0.1:${port}`,
    start,
    crash,
    call,
    /** Creates an account at the provider, with the project's credentials. */
    create: (account: { email: string; password: string }) => call("projects/demo-lagrum/accounts", account, owner),
    signIn: (email: string, password: string) =>
      call("accounts:signInWithPassword", { email, password, returnSecureToken: true }),
    /** A new token of a session, as the SDK requests it when the old one expires. */
    async renew(refreshToken: string): Promise<string | undefined> {
      const response = await fetch(`http://127.0.0.1:${port}/securetoken.googleapis.com/v1/token?key=any`, {
        method: "POST",
        body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
      });
      const answer = (await response.json()) as { id_token?: string };
      return answer.id_token;
    },
    /** The provider's account with that address. */
    async find(email: string) {
      const { users } = await call("projects/demo-lagrum/accounts:lookup", { email: [email] }, owner);
      return users?.[0];
    },
    /** The link in the newest mail with that subject. */
    async linkTo(email: string, subject: string): Promise<URL> {
      const found = await until(() => mailStore.list(email).find(({ Subject }) => Subject === subject));
      const mail = await mailStore.find(found.ID);
      return new URL(/https?:\/\/\S+/.exec(mail?.Text ?? "")?.[0] ?? "");
    },
    async stop() {
      await crash();
      await new Promise<void>((closed) => smtp.close(() => closed()));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
