import type { AddressInfo } from "node:net";
import type { MailStore } from "@lagrum/launch/mailbox/mailStore";
import { startSmtp } from "@lagrum/launch/mailbox/smtp";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { issueCode, readCode, useCode } from "../accounts/accessCodes.ts";
import { accounts } from "../db/schema/accounts.ts";
import { questions } from "../db/schema/questions.ts";
import { changes, codes, idempotencyKeys } from "../db/schema/records.ts";
import { createMailer, smtpTransport } from "../mail/mailer.ts";
import { listUndeliveredMails } from "../mail/undeliveredMails.ts";
import { clean } from "./cleanup.ts";
import { releaseExpiredLeases } from "./leaseExpiry.ts";
import { createWorkers } from "./workers.ts";

const { app, client, jobs, mails, retryNow, setTime, close } = await createTestApp();
afterAll(close);
const { db, clock } = app;
const body = someQuestion(await categoryId(db), { FirstName: "Anna" });
const [staff] = await db.select().from(accounts).where(eq(accounts.Uid, "advisor"));
const someMail = { Kind: "accountExists", UserID: staff?.UserID ?? 0 } as const;

const minutes = (n: number) => new Date(Date.now() + n * 60_000);
const inDays = (n: number) => setTime(minutes(n * 24 * 60));

beforeEach(async () => {
  await mails();
  await db.delete(questions);
  setTime(new Date());
});

describe("a job", () => {
  test("is sent only when its transaction commits", async () => {
    const before = (await mails()).length;
    await db
      .transaction(async (tx) => {
        await jobs.send(tx, "mail", someMail);
        tx.rollback();
      })
      .catch(() => {});
    expect((await mails()).length).toBe(before);
    await db.transaction((tx) => jobs.send(tx, "mail", someMail));
    expect((await mails()).length).toBe(before + 1);
  });
});

describe("mails", () => {
  test("confirm a question with a link, without the question's text or the asker's name", async () => {
    const asked = await client.askQuestion({ body });
    if (!asked.ok) throw new Error("not asked");
    const sentMail = (await mails()).at(-1);
    expect(sentMail).toMatchObject({ to: body.Email, subject: "Bekräfta din fråga" });
    expect(sentMail?.text).toContain(
      `http://127.0.0.1:3000/ask_a_question/bekrafta?id=${asked.body.ID}&code=${sentMail?.code}`,
    );
    expect(sentMail?.code).toMatch(/^[a-z2-7]{32}$/);
    for (const part of [sentMail?.text, sentMail?.html, sentMail?.subject]) {
      expect(part).not.toContain(body.Title);
      expect(part).not.toContain("deposition");
      // Anyone can enter a stranger's address, and a message as the name.
      expect(part).not.toContain("Anna");
    }
    const stored = await db.select().from(codes);
    expect(JSON.stringify(stored)).not.toContain(sentMail?.code);
  });

  test("wait while the mail server is down, are sent when it is up again, and have the same Message-ID", async () => {
    const received: string[] = [];
    const mailStore: MailStore = {
      add: async (raw) => String(received.push(raw.toString())),
      list: () => [],
      find: async () => undefined,
    };
    const first = await startSmtp(0, mailStore);
    const address = first.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await new Promise<void>((done) => first.close(() => done()));

    const mailer = createMailer(smtpTransport(`smtp://127.0.0.1:${port}`), {
      from: app.env.MAIL_FROM,
      publicUrl: "https://lagrum.example",
    });
    const { mail } = createWorkers(app, mailer);
    const asked = await client.askQuestion({ body });
    await jobs.drain("mail", mail);
    expect(received).toEqual([]);

    const second = await startSmtp(port, mailStore);
    const [waiting] = await until(async () => {
      const retried = (await jobs.listMails("mail")).filter(({ state }) => state === "retry");
      return retried.length > 0 ? retried : undefined;
    });
    await retryNow("mail");
    await jobs.drain("mail", mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${waiting?.id}@lagrum.example>`);
    expect(received[0]).toContain("https://lagrum.example/ask_a_question/bekrafta");
    expect(await db.$count(codes), "one per attempt").toBe(2);
    const [, code = ""] = /code=3D([a-z2-7=\r\n]+)/.exec(received[0] ?? "") ?? [];
    const id = asked.ok ? asked.body.ID : 0;
    const params = { id, code: code.replaceAll(/[^a-z2-7]/g, "") };
    expect(await client.confirmQuestion({ params })).toMatchObject({ status: 200 });
    mailer.close();
    await new Promise<void>((done) => second.close(() => done()));
  });
});

test("a mail that the server refuses for good isn't retried, and stands on the list of undelivered mails", async () => {
  const refusing = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, callback) =>
      callback(Object.assign(new Error("No"), { responseCode: address.startsWith("tillfalligt") ? 451 : 550 })),
  });
  await new Promise<void>((done) => refusing.listen(0, "127.0.0.1", () => done()));
  const { port } = refusing.server.address() as AddressInfo;
  const mailer = createMailer(smtpTransport(`smtp://127.0.0.1:${port}`), {
    from: app.env.MAIL_FROM,
    publicUrl: "https://lagrum.example",
  });
  const { mail } = createWorkers(app, mailer);
  const ask = async (Email: string) => {
    if (!(await client.askQuestion({ body: { ...body, Email } })).ok) throw new Error("not asked");
  };
  const before = (await listUndeliveredMails(db, jobs)).Total;
  await ask("finns.inte@exempel.se");
  await ask("tillfalligt@exempel.se");
  await jobs.drain("mail", mail);
  const { Mails, Total } = await listUndeliveredMails(db, jobs);
  expect(Total).toBe(before + 1);
  expect(Mails.find(({ To }) => To === "finns.inte@exempel.se")).toMatchObject({ GivenUp: true });
  expect((await jobs.listMails("mail")).some(({ state }) => state === "retry")).toBe(true);
  mailer.close();
  await new Promise<void>((done) => refusing.close(() => done()));
});

test("a mail that fails for good is moved to the dead-letter queue with its payload", async () => {
  await db.transaction((tx) => jobs.send(tx, "mail", someMail));
  const [queued] = await jobs.boss.findJobs("mail", { data: someMail });
  await jobs.boss.update("mail", undefined, { id: queued?.id ?? "", retryLimit: 0 });
  await jobs.drain("mail", () => Promise.reject(new Error("550 No such mailbox")));
  const deadLettered = await jobs.listMails("undeliveredMail");
  expect(deadLettered.map(({ data }) => data)).toContainEqual(someMail);
});

describe("codes", () => {
  const question = async () => {
    const asked = await client.askQuestion({ body });
    if (!asked.ok) throw new Error("not asked");
    return asked.body.ID;
  };

  test("a code can be used once, also in two concurrent calls", async () => {
    const id = await question();
    const code = await db.transaction((tx) => issueCode(tx, "confirmQuestion", id, clock()));
    const use = () => db.transaction((tx) => useCode(tx, "confirmQuestion", code, clock()));
    const outcomes = await Promise.allSettled([use(), use()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(use()).rejects.toMatchObject({ code: "LINK_HAS_EXPIRED" });
  });

  test("a code is refused for another purpose and after it has expired", async () => {
    const id = await question();
    const code = await db.transaction((tx) => issueCode(tx, "questionStatus", id, clock()));
    expect(await readCode(db, "questionStatus", code, clock())).toBe(id);
    await expect(readCode(db, "confirmQuestion", code, clock())).rejects.toMatchObject({ code: "LINK_INVALID" });
    inDays(181);
    await expect(readCode(db, "questionStatus", code, clock())).rejects.toMatchObject({ code: "LINK_HAS_EXPIRED" });
  });
});

test("an expired lease ends with a line in the history; a valid one stays", async () => {
  const held = (LeaseUntil: Date) => ({
    Type: "Free" as const,
    State: "Open" as const,
    Title: "Prov",
    QuestionBody: "Prov",
    CategoryID: body.CategoryID,
    ReservedByID: staff?.UserID,
    LeaseUntil: LeaseUntil.toISOString(),
  });
  const rows = await db
    .insert(questions)
    .values([held(minutes(-1)), held(minutes(10))])
    .returning();
  expect(await releaseExpiredLeases(app)).toBe(1);
  expect(await releaseExpiredLeases(app)).toBe(0);
  const after = await db.select().from(questions).orderBy(questions.ID);
  expect(after.map(({ ReservedByID }) => ReservedByID)).toEqual([null, staff?.UserID]);
  expect(
    await db
      .select()
      .from(changes)
      .where(eq(changes.EntityID, rows[0]?.ID ?? 0)),
  ).toMatchObject([{ Action: "leaseExpired", UserID: null }]);
});

test("cleaning deletes unconfirmed questions and idempotency keys when they have expired, not before", async () => {
  await client.askQuestion({ body, idempotencyKey: "to-be-cleaned" });
  await clean(app);
  expect(await db.select().from(questions)).toHaveLength(1);
  inDays(2);
  await clean(app);
  expect(await db.select().from(idempotencyKeys)).toHaveLength(0);
  expect(await db.select().from(questions)).toHaveLength(1);
  inDays(8);
  await clean(app);
  expect(await db.select().from(questions)).toHaveLength(0);
  expect(await db.select().from(codes)).toHaveLength(0);
});
