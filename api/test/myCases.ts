import { done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

/** Requests a link to "Mina ärenden". @returns the code in the mail, or "" when none was sent */
export async function linkCode(testApp: TestApp, Email: string): Promise<string> {
  const before = (await testApp.mails()).length;
  done(await testApp.client.requestMyCasesLink({ body: { Email } }));
  const mails = (await testApp.mails()).slice(before);
  return mails.find(({ to, text }) => to === Email && text.includes("/mina-arenden/"))?.code ?? "";
}

/** @returns the code of a new session */
export async function openMyCases(testApp: TestApp, email: string): Promise<string> {
  const opened = done(await testApp.client.openMyCases({ body: { Code: await linkCode(testApp, email) } }));
  return opened.AccessCode;
}
