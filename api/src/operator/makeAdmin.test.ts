import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { inheritedEnvironment } from "@lagrum/launch/env";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { addPerson } from "../../test/accounts.ts";
import { apply } from "../../test/signUpForms.ts";
import { createTestApp } from "../../test/testApp.ts";
import { emulatorToken } from "../../test/tokens.ts";
import { accounts } from "../db/schema/accounts.ts";
import type { ReplacedAccount } from "../identity/identity.ts";

const replaced: ReplacedAccount[] = [];
const testApp = await createTestApp({
  identity: { replaceAccount: async (account) => void replaced.push(account) },
});
const { app, database, jobs, workers, mails } = testApp;
afterAll(testApp.close);

async function createAdmin(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../dist/createAdmin.js"), ...args], {
    env: { ...inheritedEnvironment(), DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl },
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { out, errors, code };
}

const rowOf = async (email: string) => (await app.db.select().from(accounts).where(eq(accounts.Email, email)))[0];
const mailsTo = async (email: string) => {
  await jobs.drain("activation", workers.activation);
  return (await mails()).filter(({ to, subject }) => to === email && subject === "Ditt konto hos Lagrum");
};

test("the operator makes the first administrator, who chooses a password by mail", async () => {
  const email = "maria@byran.example";
  expect(await createAdmin("Maria@Byran.example", "Maria", "af Sandeberg")).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${email} är administratör.`),
  });
  const row = await rowOf(email);
  expect(row).toMatchObject({ roles: ["admin"], Status: ["approved"], Confirmed: true, PasswordSet: false });
  const [sentMail] = await mailsTo(email);
  expect(sentMail?.text).toContain("Hej Maria!");
  expect(sentMail?.text).toContain(`${app.env.PUBLIC_URL}/userMgmt?mode=resetPassword&oobCode=oob-code`);
  expect(replaced.at(-1)).toMatchObject({ Email: email, Uid: row?.Uid, Password: null });
  const signedIn = testApp.as(emulatorToken({ sub: row?.Uid ?? "" }));
  expect(await signedIn.listUsers()).toMatchObject({ status: 200 });
  await createAdmin(email, "Maria", "af Sandeberg");
  expect(await mailsTo(email)).toHaveLength(2);
});

test("a person with an account becomes admin with the same password", async () => {
  const advisor = await addPerson(testApp, { roles: ["advisor"], Status: ["approved"] });
  expect((await createAdmin(advisor.Email, "Vera", "Vänta")).out).toContain("Logga in som vanligt.");
  expect(await rowOf(advisor.Email)).toMatchObject({
    Uid: advisor.Uid,
    roles: ["advisor", "admin"],
    PasswordSet: true,
  });
  expect(await mailsTo(advisor.Email)).toEqual([]);
});

test("an unconfirmed application becomes admin without its password and with a new provider account", async () => {
  const { account, code, form } = await apply(testApp);
  expect((await createAdmin(form.Email, "Vera", "Vänta")).code).toBe(0);
  const row = await rowOf(form.Email);
  expect(row).toMatchObject({ roles: ["admin"], PasswordSet: false });
  expect(row?.Uid).not.toBe(account.Uid);
  expect(await testApp.client.confirmAccount({ params: { code } })).toMatchObject({ status: 404 });
  await mailsTo(form.Email);
  expect(replaced.at(-1)).toMatchObject({ Email: form.Email, Password: null });
});

describe("prints its usage when called with", () => {
  test.each([[[]], [["maria"]], [["maria@byran.se", "Maria"]], [["maria@byran.se", "Maria", "S", "admin"]]])(
    "%j",
    async (args) => {
      expect(await createAdmin(...args)).toMatchObject({
        code: 2,
        errors: expect.stringContaining("Så här:"),
        out: "",
      });
    },
  );
});
