import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../os/ports.ts";
import { type MailSummary, openMailStore, type StoredMail } from "./mailStore.ts";
import { startSmtp } from "./smtp.ts";
import { startWeb } from "./web.ts";

let dir = "";
let base = "";
let close: () => void;
let send: (mail: object) => Promise<unknown>;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "lagrum-mailbox-"));
  const mails = await openMailStore(dir);
  const [httpPort, smtpPort] = [await freePort(), await freePort()];
  const smtp = await startSmtp(smtpPort, mails);
  const web = await startWeb(httpPort, mails);
  const transport = createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
  base = `http://127.0.0.1:${httpPort}/mailbox`;
  send = (mail) => transport.sendMail({ from: "svar@lagrum.example", ...mail });
  close = () => {
    smtp.close();
    web.close();
  };
});

afterEach(() => close());

const get = async <T>(path: string) => (await (await fetch(base + path)).json()) as T;

const confirmation = {
  to: "åsa@exempel.example",
  subject: "Bekräfta din fråga",
  text: "Öppna https://lagrum.example/a?b=1&c=2.",
};

test("a mail is listed as soon as the SMTP server has responded with 250, newest first, by recipient", async () => {
  await send(confirmation);
  await send({ to: "bo@exempel.example", bcc: "dold@exempel.example", subject: "Svar på din fråga", text: "Hej Bo" });
  const all = await get<MailSummary[]>("/api/mails");
  expect(all.map(({ Subject }) => Subject)).toEqual(["Svar på din fråga", "Bekräfta din fråga"]);
  expect(Date.parse(all[0]?.Date ?? "")).toBeGreaterThan(Date.now() - 60_000);
  const [hidden, ...others] = await get<MailSummary[]>("/api/mails?to=DOLD@exempel.example");
  expect(others).toEqual([]);
  const mail = await get<StoredMail>(`/api/mails/${hidden?.ID}`);
  expect(mail).toMatchObject({ Subject: "Svar på din fråga", Text: "Hej Bo\n", Html: null });
});

test("the pages show the list, and a mail with its links", async () => {
  await send(confirmation);
  const list = await (await fetch(`${base}/`)).text();
  expect(list).toContain("Bekräfta din fråga");
  const id = /href="\/mailbox\/(\d+)">Bekräfta/.exec(list)?.[1];
  const page = await (await fetch(`${base}/${id}`)).text();
  expect(page).toContain('<a href="https://lagrum.example/a?b=1&amp;c=2">');
});

test("a mail's HTML is sandboxed, and its subject escaped", async () => {
  await send({ to: "eva@exempel.example", subject: "<script>alert(1)</script>", html: "<b>Hej</b><script>1</script>" });
  const [head] = await get<MailSummary[]>("/api/mails?to=eva@exempel.example");
  const page = await fetch(`${base}/${head?.ID}`);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  const shown = await page.text();
  expect(shown).not.toContain("<script>");
  expect(shown).toMatch(/<iframe[^>]*sandbox="allow-top-navigation-by-user-activation"/);
  const frame = await fetch(`${base}/${head?.ID}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});

test("mails survive a restart, and numbering continues", async () => {
  await send(confirmation);
  const before = await get<MailSummary[]>("/api/mails");
  const reopened = await openMailStore(dir);
  expect(reopened.list()).toEqual(before);
  expect(Number(await reopened.add(Buffer.from("Subject: ny\r\n\r\nHej\r\n"), ["x@exempel.example"]))).toBe(
    Number(before[0]?.ID) + 1,
  );
});

test("an unknown mail is 404, also with path traversal in its id", async () => {
  for (const path of ["/999999", "/api/mails/999999", "/..%2f..%2fetc%2fpasswd"]) {
    expect((await fetch(base + path)).status).toBe(404);
  }
});

test("a text message is accepted as a posted form, listed among the mails, and stored once for each idempotency key", async () => {
  const post = (form: Record<string, string>, headers: Record<string, string> = { authorization: "Basic eDp5" }) =>
    fetch(new URL("/a1/sms", base), { method: "POST", headers, body: new URLSearchParams(form) });
  const form = { from: "Lagrum", to: "+46701234567", message: "Påminnelse: möte med Lagrum 12 mars kl. 10.00." };
  expect((await post(form, {})).status).toBe(401);
  expect((await post({ ...form, to: "070" })).status).toBe(400);
  const once = { authorization: "Basic eDp5", "idempotency-key": "a" };
  expect([(await post(form, once)).status, (await post(form, once)).status]).toEqual([200, 200]);
  const [sms, ...others] = await get<MailSummary[]>("/api/mails?to=%2B46701234567");
  expect(others).toEqual([]);
  expect((await get<StoredMail>(`/api/mails/${sms?.ID}`)).Text.trim()).toBe(form.message);
});
