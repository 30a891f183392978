import { type Endpoints, endpoints } from "@lagrum/core/endpoints";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { accounts } from "../src/db/schema/accounts.ts";
import { questions } from "../src/db/schema/questions.ts";
import { accountRequests } from "./access/accountRequests.ts";
import { aiRequests } from "./access/aiRequests.ts";
import { answerRequests } from "./access/answerRequests.ts";
import { bookingRequests } from "./access/bookingRequests.ts";
import { catalogRequests } from "./access/catalogRequests.ts";
import { complaintRequests } from "./access/complaintRequests.ts";
import { myCasesRequests } from "./access/myCasesRequests.ts";
import { officeRequests } from "./access/officeRequests.ts";
import { openRequests } from "./access/openRequests.ts";
import { orderRequests } from "./access/orderRequests.ts";
import { callers, outcomes } from "./access/outcomes.ts";
import { publishingRequests } from "./access/publishingRequests.ts";
import { questionRequests } from "./access/questionRequests.ts";
import { rentClaimRequests } from "./access/rentClaimRequests.ts";
import type { Request } from "./access/request.ts";
import { withdrawalRequests } from "./access/withdrawalRequests.ts";
import { stubProviders } from "./stubProviders.ts";
import { createTestApp } from "./testApp.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());

/** Every endpoint of the contract. The compiler requires an entry for a new one here and in outcomes.ts. */
const requests: Record<keyof Endpoints, () => Promise<Request>> = {
  ...openRequests,
  ...myCasesRequests(testApp),
  ...(await questionRequests(testApp)),
  ...(await answerRequests(testApp)),
  ...aiRequests(testApp),
  ...(await publishingRequests(testApp)),
  ...(await accountRequests(testApp)),
  ...(await officeRequests(testApp)),
  ...(await bookingRequests(testApp)),
  ...catalogRequests(testApp),
  ...(await orderRequests(testApp)),
  ...(await withdrawalRequests(testApp)),
  ...complaintRequests(testApp),
  ...rentClaimRequests(testApp),
};

/** A token with an invalid signature is refused by every call that reads tokens. */
const brokenToken = (name: keyof Endpoints) =>
  endpoints[name].access === "public" ? outcomes[name][0] : "401 INVALID_TOKEN";

async function callWith(token: string | undefined, name: keyof Endpoints, request: Request): Promise<string> {
  const response = await testApp.server.inject({
    method: endpoints[name].method,
    url: `/api${request.path}`,
    headers: {
      ...(token && { "user-token": token }),
      ...(request.accessCode && { "access-code": request.accessCode }),
    },
    ...(request.body !== undefined && { payload: request.body as object }),
  });
  return response.statusCode < 400 ? String(response.statusCode) : `${response.statusCode} ${response.json().Code}`;
}

/** Restores the accounts after each call that ends sessions: deletion, sign-out or a new password. */
const persons = await testApp.app.db.select().from(accounts);
const endingSessions = new Set<keyof Endpoints>([
  "passwordUpdated",
  "signOutEverywhere",
  "deleteMe",
  "deleteUser",
  "updateUserAdvanced",
]);
async function restoreAccounts(): Promise<void> {
  for (const person of persons) {
    await testApp.app.db.update(accounts).set(person).where(eq(accounts.UserID, person.UserID));
  }
}

/** A person can hold three reservations: release those of the previous fixture. */
const unreserveAll = () =>
  testApp.app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null }).where(eq(questions.State, "Open"));

/** The outcome for each caller. A refused call changes nothing, so the next caller uses the same data. */
async function outcomesOf(name: keyof Endpoints) {
  let request: Request | undefined;
  const call = async (token: string | undefined) => {
    request ??= await requests[name]();
    const outcome = await callWith(token, name, request);
    if (/^[23]/.test(outcome)) {
      request = undefined;
      await unreserveAll();
      if (endingSessions.has(name)) await restoreAccounts();
    }
    return outcome;
  };
  const broken = await call("broken");
  const seen: string[] = [];
  for (const caller of callers) seen.push(await call(caller === "anonymous" ? undefined : testApp.tokenOf(caller)));
  await unreserveAll();
  return { broken, outcomes: seen };
}

describe("access to each call", () => {
  it.each(Object.keys(outcomes) as (keyof Endpoints)[])("%s", async (name) => {
    expect(await outcomesOf(name)).toEqual({ broken: brokenToken(name), outcomes: outcomes[name] });
  });
});
