import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../service/ports.ts";
import { type Letter, type LetterHead, openLetters } from "./mailStore.ts";
import { startSmtp } from "./smtp.ts";
import { startWeb } from "./web.ts";

let dir = "";
let base = "";
let close: () => void;
let send: (mail: object) => Promise<unknown>;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "lagrum-mailbox-"));
  const letters = await openLetters(dir);
  const [httpPort, smtpPort] = [await freePort(), await freePort()];
  const smtp = await startSmtp(smtpPort, letters);
  const web = await startWeb(httpPort, letters);
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

test("a letter is there as soon as the sender has been thanked, newest first, by recipient", async () => {
  await send(confirmation);
  await send({ to: "bo@exempel.example", bcc: "dold@exempel.example", subject: "Svar på din fråga", text: "Hej Bo" });
  const all = await get<LetterHead[]>("/api/mails");
  expect(all.map(({ Subject }) => Subject)).toEqual(["Svar på din fråga", "Bekräfta din fråga"]);
  expect(Date.parse(all[0]?.Date ?? "")).toBeGreaterThan(Date.now() - 60_000);
  const [hidden, ...others] = await get<LetterHead[]>("/api/mails?to=DOLD@exempel.example");
  expect(others).toEqual([]);
  const letter = await get<Letter>(`/api/mails/${hidden?.ID}`);
  expect(letter).toMatchObject({ Subject: "Svar på din fråga", Text: "Hej Bo\n", Html: null });
});

test("the pages show the list and a letter with its link to press", async () => {
  await send(confirmation);
  const list = await (await fetch(`${base}/`)).text();
  expect(list).toContain("Bekräfta din fråga");
  const id = /href="\/mailbox\/(\d+)">Bekräfta/.exec(list)?.[1];
  const page = await (await fetch(`${base}/${id}`)).text();
  expect(page).toContain('<a href="https://lagrum.example/a?b=1&amp;c=2">');
});

test("a letter's own HTML is shown inert, and its subject as text", async () => {
  await send({ to: "eva@exempel.example", subject: "<script>alert(1)</script>", html: "<b>Hej</b><script>1</script>" });
  const [head] = await get<LetterHead[]>("/api/mails?to=eva@exempel.example");
  const page = await fetch(`${base}/${head?.ID}`);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  const shown = await page.text();
  expect(shown).not.toContain("<script>");
  expect(shown).toMatch(/<iframe[^>]*sandbox="allow-top-navigation-by-user-activation"/);
  const frame = await fetch(`${base}/${head?.ID}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});

test("letters are still there after a restart, and numbering goes on", async () => {
  await send(confirmation);
  const before = await get<LetterHead[]>("/api/mails");
  const reopened = await openLetters(dir);
  expect(reopened.list()).toEqual(before);
  expect(Number(await reopened.add(Buffer.from("Subject: ny\r\n\r\nHej\r\n"), ["x@exempel.example"]))).toBe(
    Number(before[0]?.ID) + 1,
  );
});

test("a letter that does not exist is said to be missing, also when its name climbs folders", async () => {
  for (const path of ["/999999", "/api/mails/999999", "/..%2f..%2fetc%2fpasswd"]) {
    expect((await fetch(base + path)).status).toBe(404);
  }
});
