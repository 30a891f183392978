import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accountingEntries } from "../src/db/schema/accounting.ts";
import { accounts } from "../src/db/schema/accounts.ts";
import { orders } from "../src/db/schema/orders.ts";
import { clean } from "../src/jobs/cleanup.ts";
import { removeOldOrders } from "../src/jobs/orderRetention.ts";
import { applyRetention } from "../src/jobs/retention.ts";
import { createWorkers } from "../src/jobs/workers.ts";
import { createMailer } from "../src/mail/mailer.ts";
import { tablesWith } from "./databaseTraces.ts";
import { bookedOrder } from "./orders.ts";
import { aQuestion, categoryId, done, mailedCode, queueMailTo, someWords } from "./scenes.ts";
import { anApplication } from "./signUpForms.ts";
import { createTestApp } from "./testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, jobs, workers, asAdmin, asAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });

let people = 0;
/** A person whose name, address and phone number occur nowhere else. */
function uniquePerson() {
  const n = ++people;
  const person = {
    FirstName: `Zebulonia${"xyzåäö"[n]}`,
    Email: `zebrans.brev${n}@exempel.se`,
    Phone: `+4670123987${n}`,
  };
  return { person, tables: (...more: string[]) => tablesWith(testApp.database, [...Object.values(person), ...more]) };
}

const failing = () => Promise.reject(new Error("550 No such mailbox"));

async function deadLetter() {
  for (const { id } of await jobs.listMails("mail")) await jobs.boss.update("mail", undefined, { id, retryLimit: 0 });
  await jobs.drain("mail", failing);
}

/** A question from that person, with a mail of each kind that its asker gets before the answer. */
async function asked({ person }: ReturnType<typeof uniquePerson>) {
  const body = aQuestion(await categoryId(testApp, "hyresratt"), person);
  const { ID } = done(await client.askQuestion({ body, idempotencyKey: `ask-${people}` }));
  const code = await mailedCode(testApp, ID);
  const { AccessCode } = done(await client.confirmQuestion({ params: { id: ID, code } }));
  done(await asAdvisor.reserveQuestion(byId(ID)));
  done(await asAdvisor.askForFacts({ ...byId(ID), body: someWords }));
  return { ID, codes: [code, AccessCode] };
}

test("an asker is stored in askers only, the codes nowhere, and no data is left after the erasure", async () => {
  const asker = uniquePerson();
  const { ID, codes } = await asked(asker);
  expect(await asker.tables(), "while mails wait").toEqual(["askers"]);
  const mailed = (await testApp.mails()).filter(({ to }) => to === asker.person.Email).map(({ code }) => code);
  codes.push(...mailed.slice(1));
  expect(new Set(codes).size, "two from the calls, two from mails").toBe(4);
  expect(await asker.tables(...codes), "after sending").toEqual(["askers"]);
  expect(await tablesWith(testApp.database, codes)).toEqual([]);
  expect(await jobs.boss.findJobs("mail"), "sent mails leave no row").toEqual([]);

  done(
    await client.replyToStaff({
      ...byId(ID),
      accessCode: codes[1],
      body: { Kind: "facts", ...someWords },
      idempotencyKey: "facts",
    }),
  );
  done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
  done(await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "publish" } }));
  await deadLetter();
  expect(await asker.tables(...codes), "after a mail was given up").toEqual(["askers"]);
  expect(await jobs.boss.findJobs("undeliveredMail", { data: { QuestionID: ID } })).not.toEqual([]);

  const now = app.clock();
  testApp.setTime(new Date(now.getTime() + 91 * 86_400_000));
  await applyRetention(app);
  testApp.setTime(now);
  expect(await asker.tables(...codes), "after the erasure").toEqual([]);
  expect(await jobs.boss.findJobs("undeliveredMail", { data: { QuestionID: ID, Kind: "questionAnswered" } })).toEqual(
    [],
  );
});

test("deleting a question deletes the asker's queued mails", async () => {
  const asker = uniquePerson();
  const { ID, codes } = await asked(asker);
  done(await asAdmin.deleteQuestion(byId(ID)));
  expect(await asker.tables(...codes)).toEqual([]);
  expect(await jobs.boss.findJobs("mail", { data: { QuestionID: ID } })).toEqual([]);
  const sent = (await testApp.mails()).length;
  await app.db.transaction((tx) => jobs.send(tx, "mail", { Kind: "factsAsked", QuestionID: ID }));
  expect(await testApp.mails(), "a mail that slipped through has no recipient").toHaveLength(sent);
});

test("an applicant is stored in the account only, and nowhere after its deletion", async () => {
  const applicant = uniquePerson();
  const form = { ...(await anApplication(testApp)), ...applicant.person };
  done(await client.signUp({ body: form, idempotencyKey: "apply" }));
  const [waiting] = await jobs.boss.findJobs("signUp");
  expect(Object.keys(waiting?.data ?? {}).sort(), "neither a password hash").toEqual(["Sealed", "Subject"]);
  expect(await applicant.tables(form.Password), "while the application waits").toEqual([]);
  const code = (await testApp.mails()).find(({ to }) => to === form.Email)?.code ?? "";
  expect(await applicant.tables(code), "after sending").toEqual(["accounts"]);
  expect(await tablesWith(testApp.database, [code, form.Password])).toEqual([]);
  done(await client.confirmAccount({ params: { code } }));
  const [account] = await app.db.select().from(accounts).where(eq(accounts.Email, form.Email));
  const id = account?.UserID ?? 0;
  const Reason = `Välkommen, ${form.FirstName}!`;
  done(await asAdmin.acceptUser({ ...byId(id), body: { Reason } }));
  expect(await applicant.tables(), "while the mail waits").toEqual(["accounts"]);
  expect((await testApp.mails()).at(-1)?.text).toContain(Reason);

  await deadLetter();
  done(await client.signUp({ body: form }));
  done(await asAdmin.deleteUser(byId(id)));
  expect(await applicant.tables(code), "after the deletion").toEqual([]);
  for (const queue of ["mail", "undeliveredMail"]) {
    expect(await jobs.boss.findJobs(queue, { data: { UserID: id } })).toEqual([]);
  }
  expect(await jobs.drain("signUp", workers.signUp)).toBe(0);
});

test("three years after an order's end, only the books have the buyer's name and the amounts", async () => {
  const buyer = uniquePerson();
  const now = app.clock();
  const { order } = await bookedOrder(testApp, { ...buyer.person, LastName: "Ek", Message: "Vi ska separera i vår." });
  await testApp.mails();
  expect(await buyer.tables("Vi ska separera i vår."), "while the order runs").toEqual([
    "accounting_entries",
    "order_customers",
    "order_stories",
  ]);
  await app.db.update(orders).set({ State: "Closed", EndedAt: now.toISOString() }).where(eq(orders.ID, order.ID));
  testApp.setTime(new Date(now.getTime() + (3 * 365 + 1) * 86_400_000));
  await removeOldOrders(app);
  testApp.setTime(now);
  expect(await buyer.tables("Vi ska separera i vår.")).toEqual(["accounting_entries"]);
  const { Email, Phone } = buyer.person;
  expect(await tablesWith(testApp.database, [Email, Phone, "Storgatan"])).toEqual([]);
  const [entry] = await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, order.ID));
  expect(entry).toMatchObject({ Counterparty: `${buyer.person.FirstName} Ek`, Address: null, Amount: 349_500 });
});

test("the sender of a message is stored in the message only, and nowhere after a year", async () => {
  const sender = uniquePerson();
  await queueMailTo(testApp, sender.person.Email);
  await testApp.mails();
  expect(await sender.tables()).toEqual(["contact_messages"]);
  const now = app.clock();
  testApp.setTime(new Date(now.getTime() + 366 * 86_400_000));
  await clean(app);
  testApp.setTime(now);
  expect(await sender.tables()).toEqual([]);
});

test("the log of a refused mail has the server's code, not the address that it quotes", async () => {
  const { person } = uniquePerson();
  const refusal = Object.assign(new Error(`550 <${person.Email}> unknown`), { code: "EENVELOPE", responseCode: 550 });
  const mailer = createMailer(
    { sendMail: () => Promise.reject(refusal), close() {} },
    { from: "a@b.se", publicUrl: "" },
  );
  await queueMailTo(testApp, person.Email);
  await jobs.drain("mail", createWorkers(app, mailer).mail);
  const lines = testApp.logLines.join("");
  expect(lines).toContain("EENVELOPE 550");
  expect(lines).not.toContain(person.Email);
});
