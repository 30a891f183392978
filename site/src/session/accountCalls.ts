import { accountStorage } from "@lagrum/core/account/accountStorage";
import type { ErrorBody } from "@lagrum/core/endpointClient";
import type { AccountCalls } from "@lagrum/core/machines/accountEffects";
import { createSiteClient } from "../api/siteClient.ts";
import { currentToken } from "./identity.ts";

const client = createSiteClient({ baseUrl: "/api", token: currentToken });

const refused = ({ Code, Details }: ErrorBody) => ({ ok: false as const, Code, Details });

/** The API calls of the account machines on the site. Accepting and rejecting users belongs to the admin. */
export const accountCalls: Omit<AccountCalls, "acceptUser" | "rejectUser"> = {
  async getMe() {
    const outcome = await client.getMe();
    if (!outcome.ok) return refused(outcome.body);
    accountStorage.persistUserID(outcome.body.UserID);
    return { ok: true, me: outcome.body };
  },
  async handleUnconfirmedUser({ Email }) {
    const outcome = await client.handleUnconfirmedUser({ body: { Email } });
    return outcome.ok ? { ok: true, ...outcome.body } : refused(outcome.body);
  },
  async confirmAccount({ Code }) {
    const outcome = await client.confirmAccount({ params: { code: Code } });
    return outcome.ok ? { ok: true } : refused(outcome.body);
  },
  async passwordUpdated() {
    const outcome = await client.passwordUpdated();
    return outcome.ok ? { ok: true } : refused(outcome.body);
  },
  async signUp({ form, idempotencyKey }) {
    const outcome = await client.signUp({ body: form, idempotencyKey });
    return outcome.ok ? { ok: true } : refused(outcome.body);
  },
};
