import { createClient } from "@lagrum/core/client";
import { type ClientErrorCode, errorStatus } from "@lagrum/core/contract/problem";
import type { MachineEvent } from "@lagrum/core/machines/paths/model";
import type { Page, Route } from "playwright/test";
import { marker } from "./demoAccounts.ts";
import { baseUrl } from "./env.ts";
import { linkIn, mailsTo, mailTo, signInLinkSubject } from "./mailbox.ts";

const api = createClient({ baseUrl: `${baseUrl}/api` });

export interface Person {
  Email: string;
  Password: string;
  /** The code in the confirmation mail. */
  Code: string;
}

/** Applies for an account and reads the code from the mail. */
export async function apply(): Promise<Person> {
  const [universities, categories] = await Promise.all([api.listUniversities(), api.listCategories()]);
  if (!universities.ok || !categories.ok) throw new Error("The form's lists can't be read");
  const Email = `${marker().toLowerCase()}@sokande.example`;
  const Password = "korrekt häst batteri";
  const applied = await api.signUp({
    body: {
      FirstName: "Vera",
      LastName: "Vänta",
      Email,
      Password,
      Phone: "070-123 45 67",
      UniversityID: universities.body.Universities[0]?.ID ?? 0,
      Programme: "Juristprogrammet",
      Semester: "6",
      Areas: [categories.body.Categories[0]?.ID ?? 0],
      Languages: ["sv"],
      Motivation:
        "Jag vill hjälpa människor att förstå sina rättigheter och lära mig att skriva så att de gör det. ".repeat(2),
      WeeklyHours: 8,
      AcceptConfidentiality: true,
      AcceptPrivacy: true,
    },
  });
  if (!applied.ok) throw new Error(`${applied.body.Code} ${JSON.stringify(applied.body.Details)}`);
  const link = linkIn(await mailTo(Email, "Bekräfta din e-postadress"), "/signup/bekrafta");
  return { Email, Password, Code: new URL(link, baseUrl).searchParams.get("code") ?? "" };
}

/** Applies and confirms the e-mail address. */
export async function applyAndConfirm(): Promise<Person> {
  const person = await apply();
  const confirmed = await api.confirmAccount({ params: { code: person.Code } });
  if (!confirmed.ok) throw new Error(confirmed.body.Code);
  return person;
}

/** Whether the address is confirmed, according to sign-in help. */
export async function isConfirmed(Email: string): Promise<boolean> {
  const help = await api.handleUnconfirmedUser({ body: { Email } });
  return help.ok && help.body.Confirmed;
}

/** Calls the identity provider as its SDK does. */
export async function callProvider(call: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** Whether the provider accepts the password. */
export async function acceptsPassword(email: string, password: string): Promise<boolean> {
  return "idToken" in (await callProvider("signInWithPassword", { email, password }));
}

/** Requests a mail from the provider. @returns its link */
export async function mailedLink(email: string, requestType: "EMAIL_SIGNIN" | "PASSWORD_RESET"): Promise<string> {
  const subject = requestType === "EMAIL_SIGNIN" ? signInLinkSubject : "Välj ett nytt lösenord";
  const earlier = (await mailsTo(email, subject)).length;
  await callProvider("sendOobCode", { requestType, email, continueUrl: `${baseUrl}/`, canHandleCodeInApp: true });
  return linkIn(await mailTo(email, subject, 20_000, earlier), "/userMgmt");
}

const provider = "**/identitytoolkit.googleapis.com/v1/accounts:";
const mail = `${provider}sendOobCode*`;

/** The URL pattern of each effect's request. */
const routePatterns: Record<string, string> = {
  signIn: `${provider}signInWithPassword*`,
  signInWithLink: `${provider}signInWithEmailLink*`,
  sendActivationLink: mail,
  mailDisabled: mail,
  sendPasswordReset: mail,
  sendLink: mail,
  checkReset: `${provider}resetPassword*`,
  confirmReset: `${provider}resetPassword*`,
  getMe: "**/api/me",
  askWhatIsWrong: "**/api/handle-unconfirmed-user",
  askWhetherConfirmed: "**/api/handle-unconfirmed-user",
  confirmAccount: "**/api/confirm/*",
  passwordUpdated: "**/api/password-updated",
};

/** The provider's error responses that a test cannot cause. */
const providerErrors: Partial<Record<ClientErrorCode, string>> = {
  TOO_MANY_REQUESTS: "TOO_MANY_ATTEMPTS_TRY_LATER",
  USER_DISABLED: "USER_DISABLED",
  IDENTITY_UNAVAILABLE: "The service is currently unavailable.",
};

/** Errors that the test causes without stubs: a wrong password, a used link, an unknown address. */
const unstubbedErrors: ClientErrorCode[] = ["WRONG_LOGIN_DATA", "LINK_HAS_EXPIRED", "USER_UNKNOWN"];

interface Answer {
  ok: boolean;
  Code?: ClientErrorCode;
  isVerified?: boolean;
  Confirmed?: boolean;
  PasswordSet?: boolean;
}

type RouteHandler = (route: Route) => Promise<void>;

function routeHandlerFor(pattern: string, answer: Answer): RouteHandler | null {
  // Only operators can create accounts without a password.
  if (answer.ok && answer.PasswordSet === false) {
    const { ok: _, ...json } = answer;
    return (route) => route.fulfill({ json });
  }
  const { Code } = answer;
  if (Code === undefined || unstubbedErrors.includes(Code)) return null;
  if (Code === "NETWORK_ERROR" || Code === "TIMEOUT" || Code === "STORAGE_BLOCKED") return (route) => route.abort();
  const status = errorStatus[Code];
  if (!pattern.startsWith(provider)) return (route) => route.fulfill({ status, json: { Code } });
  return (route) => route.fulfill({ status, json: { error: { code: status, message: providerErrors[Code] } } });
}

/** Intercepts the page's requests that the path says fail, in order; all others go to the service. */
export async function stubResponses(page: Page, events: MachineEvent[]): Promise<void> {
  const handlersByPattern = new Map<string, (RouteHandler | null)[]>();
  for (const { type, output } of events) {
    const pattern = routePatterns[type.replace("xstate.done.actor.", "")];
    if (pattern === undefined) continue;
    handlersByPattern.set(pattern, [
      ...(handlersByPattern.get(pattern) ?? []),
      routeHandlerFor(pattern, output as Answer),
    ]);
  }
  for (const [pattern, handlers] of handlersByPattern) {
    await page.route(pattern, async (route) => {
      const handler = handlers.shift();
      await (handler ? handler(route) : route.continue());
    });
  }
}

/** The provider still reports the address as unverified. */
export async function stubUnverifiedEmail(page: Page): Promise<void> {
  await page.route(`${provider}lookup*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { users: object[] };
    await route.fulfill({
      response,
      json: { ...body, users: body.users.map((user) => ({ ...user, emailVerified: false })) },
    });
  });
}
