import { readFileSync } from "node:fs";
import { withClient } from "@lagrum/launch/postgres/roles";
import { afterAll, expect, test } from "vitest";
import { tablesWith } from "./databaseTraces.ts";
import { askAndConfirm } from "./scenes.ts";
import { people } from "./staff.ts";
import { createTestApp } from "./testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { jobs, database } = testApp;

const file = new URL("../src/db/migrations/0026_mail_references.sql", import.meta.url);
const [, conversion = ""] = readFileSync(file, "utf8").split("--> statement-breakpoint");

test("mails queued by an earlier version become references, and are sent", async () => {
  const Email = "gammalt.brev@exempel.se";
  const { ID } = await askAndConfirm(testApp, { Email });
  await testApp.mails();
  const code = "c".repeat(32);
  const To = people.advisor.Email;
  const old = [
    { Kind: "questionAnswered", To: Email, FirstName: "Kim", QuestionID: ID, Code: code },
    { Kind: "readingAsked", To, FirstName: people.advisor.FirstName, QuestionID: ID },
    { Kind: "userAccepted", To, FirstName: people.advisor.FirstName, Reason: "Välkommen!" },
  ];
  for (const mail of old) await jobs.boss.send("mail", mail);
  await withClient(database.ownerUrl, (client) => client.query(conversion));
  const queued = await jobs.listMails("mail");
  const UserID = expect.any(Number);
  expect(queued.map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { Kind: "questionAnswered", QuestionID: ID },
      { Kind: "readingAsked", QuestionID: ID, UserID },
      { Kind: "userAccepted", UserID },
    ]),
  );
  expect(await tablesWith(database, [Email, code])).toEqual(["askers"]);
  const sent = (await testApp.mails()).slice(-3);
  expect(sent.map(({ to }) => to).sort()).toEqual([Email, To, To].sort());
  expect(sent.map(({ text }) => text).join()).toContain("Välkommen!");
});
