import type { Me, Role } from "@lagrum/core/account/accountSchema";
import { accountStorage } from "@lagrum/core/account/accountStorage";
import { forcedStatus } from "@lagrum/core/account/signInRedirect";
import { hasStaleRoles, rolesOf } from "@lagrum/core/account/tokenRoles";
import { type Client, createClient } from "@lagrum/core/client";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { type ObservableIdentity, openIdentity } from "./identity.ts";

export interface Opened {
  identity: ObservableIdentity;
  /** The signed-in account; null without a session, or when the API doesn't know the account. */
  me: Me | null;
  /** From the token's claim. They decide what is shown; the API enforces access with its own. */
  roles: Role[];
  client: Client;
  settings: Settings;
}

/** The token's roles claim (specification section 6). A changed role requires a new token. */
async function claimedRoles(identity: ObservableIdentity, roles: readonly Role[]): Promise<Role[]> {
  const token = await identity.token();
  return rolesOf(hasStaleRoles(token, roles) ? await identity.renewToken() : token);
}

/** Loads what the first rendering needs: the settings, the identity provider's session and the account. */
export async function openSession(baseUrl = "/api", open = openIdentity): Promise<Opened | { Code: ClientErrorCode }> {
  let identity: ObservableIdentity | undefined;
  const client = createClient({ baseUrl, token: () => identity?.token() });
  const settings = await client.getSettings();
  if (!settings.ok) return settings.body;
  // A build-time constant: other builds omit this branch.
  if (import.meta.env.MODE === "test" && forcedStatus(location.pathname) === true) {
    const { forcedIdentity, forcedMe } = await import("./forcedSession.ts");
    return { client, settings: settings.body, identity: forcedIdentity, me: forcedMe, roles: forcedMe.roles };
  }
  identity = await open(settings.body.Identity);
  const opened = { client, identity, settings: settings.body, roles: [] };
  if (!identity.isSignedIn()) {
    accountStorage.clearUserID();
    return { ...opened, me: null };
  }
  const me = await client.getMe();
  if (me.ok) {
    // Specification section 4: UserID is restored with the session.
    accountStorage.persistUserID(me.body.UserID);
    return { ...opened, me: me.body, roles: await claimedRoles(identity, me.body.roles) };
  }
  if (me.status === 401) await identity.signOut({ keepsDrafts: true });
  else if (me.status !== 403) return me.body;
  return { ...opened, me: null };
}
