import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { ErrorBody } from "@lagrum/core/endpointClient";
import { isSessionOver } from "@lagrum/core/machines/failure";
import { createSiteClient, type SiteClient } from "../api/siteClient.ts";
import { currentToken } from "./identity.ts";
import { sessionEvents } from "./session.ts";

interface Told {
  ok: boolean;
  body: unknown;
}

function hear(Code: ClientErrorCode): void {
  if (isSessionOver(Code)) sessionEvents.end(Code);
  else if (Code === "NOT_ALLOWED") sessionEvents.refresh();
}

const client = createSiteClient({ baseUrl: "/api", token: currentToken });

const calls = Object.entries(client).map(([name, call]) => [
  name,
  async (input?: never) => {
    const outcome: Told = await (call as (input?: never) => Promise<Told>)(input);
    if (!outcome.ok) hear((outcome.body as ErrorBody).Code);
    return outcome;
  },
]);

/**
 * The API for whoever is signed in. A refusal that ends the session ends it with its alert, and one for want of a role
 * fetches the account anew; what else is refused is the caller's to show.
 */
export const authenticatedApi = Object.fromEntries(calls) as SiteClient;
