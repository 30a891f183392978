import type { Me } from "@lagrum/core/account/accountSchema";
import { type Client, createClient } from "@lagrum/core/client";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { type FollowedIdentity, openIdentity } from "./identity.ts";

export interface Opened {
  identity: FollowedIdentity;
  /** The signed-in account; null when nobody is signed in, or the account is not known to us. */
  me: Me | null;
  client: Client;
  settings: Settings;
}

/** What has to be known before anything is shown: the settings, who is signed in, and whether we know them. */
export async function openSession(): Promise<Opened | { Code: ClientErrorCode }> {
  let identity: FollowedIdentity | undefined;
  const client = createClient({ baseUrl: "/api", token: () => identity?.token() });
  const settings = await client.getSettings();
  if (!settings.ok) return settings.body;
  identity = await openIdentity(settings.body.Identity);
  const opened = { client, identity, settings: settings.body };
  if (!identity.isSignedIn()) return { ...opened, me: null };
  const me = await client.getMe();
  if (me.ok) return { ...opened, me: me.body };
  if (me.status === 401) await identity.signOut();
  else if (me.status !== 403) return me.body;
  return { ...opened, me: null };
}
