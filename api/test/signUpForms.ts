import { randomBytes } from "node:crypto";
import type { SignUp } from "@lagrum/core/account/accountSchema";
import { eq } from "drizzle-orm";
import { accounts } from "../src/db/schema/accounts.ts";
import { universities } from "../src/db/schema/universities.ts";
import { categoryId } from "./asking.ts";
import { done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

/** A valid application form, with a unique address by default. */
export async function anApplication({ app }: Pick<TestApp, "app">, changes: Partial<SignUp> = {}): Promise<SignUp> {
  const [university] = await app.db.select().from(universities).where(eq(universities.Active, true)).limit(1);
  return {
    FirstName: "Vera",
    LastName: "Vänta",
    Email: `vera-${randomBytes(6).toString("hex")}@exempel.se`,
    Password: "korrekt häst batteri",
    Phone: "070-123 45 67",
    UniversityID: university?.ID ?? 0,
    Programme: "Juristprogrammet",
    Semester: "6",
    Areas: [await categoryId(app.db, "hyresratt")],
    Languages: ["sv", "en"],
    Motivation: "Jag vill hjälpa människor att förstå sina rättigheter, och lära mig skriva så att de gör det. ".repeat(
      2,
    ),
    WeeklyHours: 8,
    AcceptConfidentiality: true,
    AcceptPrivacy: true,
    ...changes,
  };
}

/** An applicant who has received the confirmation mail. */
export async function apply(testApp: TestApp, changes: Partial<SignUp> = {}) {
  const form = await anApplication(testApp, changes);
  done(await testApp.client.signUp({ body: form }));
  const sentMail = (await testApp.mails()).filter(({ to }) => to === form.Email).at(-1);
  const [account] = await testApp.app.db.select().from(accounts).where(eq(accounts.Email, form.Email));
  if (!sentMail || !account) throw new Error("the application was not taken in");
  return { form, account, code: sentMail.code };
}
