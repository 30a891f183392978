import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inheritedEnvironment } from "../env.ts";
import { openMailStore } from "../mailbox/mailStore.ts";
import { startSmtp } from "../mailbox/smtp.ts";
import { freePort, isAnswering } from "../os/ports.ts";

const dir = mkdtempSync(join(tmpdir(), "lagrum-identity-"));
const accountsFolder = join(dir, "identity");
const accountsFile = join(accountsFolder, "accounts.json");
const anna = { email: "anna@exempel.example", password: "ett långt lösenord", returnSecureToken: true };
const bo = { ...anna, email: "bo@exempel.example" };
const mails = await openMailStore(join(dir, "mailbox"));
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let env: NodeJS.ProcessEnv;
let port = 0;
let emulator: ChildProcess;

async function start(): Promise<void> {
  emulator = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env, stdio: "inherit" });
  await vi.waitFor(async () => expect(await isAnswering(port)).toBe(true), { timeout: 100_000, interval: 50 });
}

async function crash(): Promise<void> {
  emulator.kill("SIGKILL");
  await once(emulator, "exit");
}

async function call(method: string, body: object, headers: Record<string, string> = {}) {
  const address = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/${method}?key=any`;
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  const response = await fetch(address, { ...init, body: JSON.stringify(body) });
  const answer = (await response.json()) as {
    localId?: string;
    error?: { message: string };
    oobLink?: string;
    users?: { email?: string }[];
  };
  return { status: response.status, ...answer };
}

const owner = { authorization: "Bearer owner" };

/** Creates an account as the API does. */
const createAccount = ({ email, password }: typeof anna) =>
  call("projects/demo-lagrum/accounts", { email, password }, owner);

beforeAll(async () => {
  const smtpPort = await freePort();
  port = await freePort();
  smtp = await startSmtp(smtpPort, mails);
  env = {
    ...inheritedEnvironment(),
    PORT: String(port),
    FIREBASE_PROJECT_ID: "demo-lagrum",
    ACCOUNTS_FILE: accountsFile,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "Lagrum <svar@lagrum.example>",
    PUBLIC_URL: "http://localhost:4000",
  };
  await start();
  await createAccount(bo);
}, 150_000);

afterAll(async () => {
  await crash();
  smtp.close();
});

test("an account acknowledged just before kill -9 survives, once", async () => {
  const { localId } = await createAccount(anna);
  await crash();
  await start();
  expect(await call("accounts:signInWithPassword", anna)).toMatchObject({ status: 200, localId });
  const lookup = await call(
    "projects/demo-lagrum/accounts:lookup",
    { localId: [localId] },
    { authorization: "Bearer owner" },
  );
  expect(lookup).toMatchObject({ users: [{ providerUserInfo: [{ providerId: "password" }] }] });
  expect(statSync(accountsFile).mode & 0o777).toBe(0o600);
}, 150_000);

test("where nothing can be written, sign-in goes on and no new account is acknowledged", async () => {
  rmSync(accountsFolder, { recursive: true });
  try {
    expect(await call("accounts:signInWithPassword", bo)).toMatchObject({ status: 200 });
    const carl = { ...anna, email: "carl@exempel.example" };
    // The response has begun when it turns out that nothing can be written: the connection is closed.
    await expect(createAccount(carl)).rejects.toThrow();
  } finally {
    mkdirSync(accountsFolder);
  }
  expect(await call("accounts:signInWithPassword", bo)).toMatchObject({ status: 200 });
  expect(existsSync(accountsFile)).toBe(true);
});

test("a wrong password and an unknown address get the same response, as in production", async () => {
  const wrong = await call("accounts:signInWithPassword", { ...bo, password: "ett annat lösenord" });
  const unknown = await call("accounts:signInWithPassword", { ...bo, email: "ingen@exempel.example" });
  expect(wrong.error?.message).toBe("INVALID_LOGIN_CREDENTIALS");
  expect(unknown).toEqual(wrong);
});

test.each([
  ["accounts:signUp", "ADMIN_ONLY_OPERATION", { ...anna, email: "frammande@exempel.example" }],
  ["accounts:signUp", "ADMIN_ONLY_OPERATION", { returnSecureToken: true }],
  ["accounts:signInWithCustomToken", "OPERATION_NOT_ALLOWED", { token: JSON.stringify({ uid: "vem-som-helst" }) }],
  [
    "accounts:signInWithIdp",
    "OPERATION_NOT_ALLOWED",
    {
      postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: "abc", email: "frammande@exempel.example" })}`,
      requestUri: "http://localhost",
    },
  ],
])("self-registration with %s is refused: %s", async (method, message, body) => {
  expect(await call(method, body)).toMatchObject({ status: 400, error: { message } });
  const found = await call("projects/demo-lagrum/accounts:lookup", { email: ["frammande@exempel.example"] }, owner);
  expect(found).not.toHaveProperty("users");
});

test("a sign-in link creates no account for an unknown address", async () => {
  const email = "frammande@exempel.example";
  const sent = { requestType: "EMAIL_SIGNIN", email, continueUrl: "http://localhost:4000/", returnOobLink: true };
  const { oobLink = "" } = await call("projects/demo-lagrum/accounts:sendOobCode", sent, owner);
  const oobCode = new URL(oobLink).searchParams.get("oobCode");
  expect(await call("accounts:signInWithEmailLink", { email, oobCode })).toMatchObject({
    status: 400,
    error: { message: "ADMIN_ONLY_OPERATION" },
  });
});

test.each([
  ["EMAIL_SIGNIN", false, "Aktivera ditt konto", "signIn"],
  ["EMAIL_SIGNIN", true, "Logga in på Lagrum", "signIn"],
  ["PASSWORD_RESET", true, "Välj ett nytt lösenord", "resetPassword"],
])("the mail for %s (address verified: %s) is in Swedish and links to the site's own page", async (...row) => {
  const [requestType, emailVerified, subject, mode] = row;
  const email = `${requestType}-${emailVerified}@exempel.example`.toLowerCase();
  await call("projects/demo-lagrum/accounts", { email, password: bo.password, emailVerified }, owner);
  await call("accounts:sendOobCode", { requestType, email, continueUrl: "http://localhost:4000/" });
  await vi.waitFor(() => expect(mails.list(email)).toHaveLength(1), { timeout: 10_000, interval: 50 });
  const [summary] = mails.list(email);
  expect(summary?.Subject).toBe(subject);
  const mail = await mails.find(summary?.ID ?? "");
  const link = new RegExp(`http://localhost:4000/userMgmt\\?mode=${mode}&oobCode=[\\w-]+&apiKey=`);
  expect(mail?.Text).toMatch(link);
  expect(mail?.Html?.replaceAll("&amp;", "&")).toMatch(link);
});

test("a link returned to the caller is not mailed as well", async () => {
  const before = mails.list().length;
  const asked = { requestType: "PASSWORD_RESET", email: bo.email, returnOobLink: true };
  const { oobLink } = await call("projects/demo-lagrum/accounts:sendOobCode", asked, { authorization: "Bearer owner" });
  expect(oobLink).toContain("oobCode=");
  await call("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email: bo.email });
  await vi.waitFor(() => expect(mails.list()).toHaveLength(before + 1), { timeout: 10_000, interval: 50 });
});

test("admin requests through a browser or the site are forbidden", async () => {
  const owner = { authorization: "Bearer owner" };
  const query = ["projects/demo-lagrum/accounts:query", {}] as const;
  expect((await call(...query, owner)).status).toBe(200);
  expect((await call(...query, { ...owner, origin: "http://localhost:4000" })).status).toBe(403);
  expect((await call(...query, { ...owner, "x-forwarded-for": "10.0.0.1" })).status).toBe(403);
});
