import type { Me, Role } from "@lagrum/core/account/accountSchema";
import { forcedStatus } from "@lagrum/core/account/signInRedirect";
import { hasStaleRoles, rolesOf } from "@lagrum/core/account/tokenRoles";
import { type Client, createClient } from "@lagrum/core/client";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { type FollowedIdentity, openIdentity } from "./identity.ts";

export interface Opened {
  identity: FollowedIdentity;
  /** The signed-in account; null when nobody is signed in, or the account is not known to us. */
  me: Me | null;
  /** What the admin shows is decided by these, what the API allows by its own. */
  roles: Role[];
  client: Client;
  settings: Settings;
}

/** The roles claim of the access token (specification section 6). A role that is new is in the next token. */
async function claimedRoles(identity: FollowedIdentity, roles: readonly Role[]): Promise<Role[]> {
  const token = await identity.token();
  return rolesOf(hasStaleRoles(token, roles) ? await identity.renewToken() : token);
}

/** What has to be known before anything is shown: the settings, who is signed in, and whether we know them. */
export async function openSession(baseUrl = "/api"): Promise<Opened | { Code: ClientErrorCode }> {
  let identity: FollowedIdentity | undefined;
  const client = createClient({ baseUrl, token: () => identity?.token() });
  const settings = await client.getSettings();
  if (!settings.ok) return settings.body;
  // Constant in a build: only a test build has the test mode.
  if (import.meta.env.MODE === "test" && forcedStatus(location.pathname) === true) {
    const { forcedIdentity, forcedMe } = await import("./forcedSession.ts");
    return { client, settings: settings.body, identity: forcedIdentity, me: forcedMe, roles: forcedMe.roles };
  }
  identity = await openIdentity(settings.body.Identity);
  const opened = { client, identity, settings: settings.body, roles: [] };
  if (!identity.isSignedIn()) return { ...opened, me: null };
  const me = await client.getMe();
  if (me.ok) return { ...opened, me: me.body, roles: await claimedRoles(identity, me.body.roles) };
  if (me.status === 401) await identity.signOut();
  else if (me.status !== 403) return me.body;
  return { ...opened, me: null };
}
