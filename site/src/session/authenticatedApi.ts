import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { ErrorBody } from "@lagrum/core/endpointClient";
import { isSessionOver } from "@lagrum/core/machines/failure";
import { createSiteClient, type SiteClient } from "../api/siteClient.ts";
import { currentToken } from "./identity.ts";
import { sessionEvents } from "./session.ts";

interface AnyOutcome {
  ok: boolean;
  body: unknown;
}

function onRefusal(Code: ClientErrorCode): void {
  if (isSessionOver(Code)) sessionEvents.end(Code);
  else if (Code === "NOT_ALLOWED") sessionEvents.refresh();
}

const client = createSiteClient({ baseUrl: "/api", token: currentToken });

const calls = Object.entries(client).map(([name, call]) => [
  name,
  async (input?: never) => {
    const outcome: AnyOutcome = await (call as (input?: never) => Promise<AnyOutcome>)(input);
    if (!outcome.ok) onRefusal((outcome.body as ErrorBody).Code);
    return outcome;
  },
]);

/**
 * The API with the signed-in account's token. A refusal that ends the session shows its alert, and a missing role
 * refreshes the account; the caller shows any other refusal.
 */
export const authenticatedApi = Object.fromEntries(calls) as SiteClient;
