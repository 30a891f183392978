import { clearStaffDrafts } from "./staffDrafts.ts";

/** The BroadcastChannel that the tabs of one origin share. */
const channelName = "lagrum:sign-out";

/** Older messages are ignored: someone may have signed in again, and a waking tab reads the stored session anyway. */
const messageTtlMs = 60_000;

export interface SignOutOptions {
  /** When the service ended the session: unsaved texts remain for the same account. */
  keepsDrafts?: boolean;
}

/** The part of the Firebase SDK that this needs. It knows who is signed in once it is ready. */
interface Auth {
  authStateReady(): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * Ends the session in every tab of this origin (docs/decisions/0042-sign-out-across-tabs.md). Tabs share storage, but
 * the Firebase SDK writes the user back after a token refresh, so a tab that was refreshing would undo the sign-out of
 * another. Call it before the SDK reads its storage.
 * @returns a function that signs out here and in the other tabs, and deletes unsaved texts from the device
 */
export function broadcastSignOut(auth: Auth): (options?: SignOutOptions) => Promise<void> {
  const end = async () => {
    await auth.authStateReady();
    await auth.signOut();
  };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data: endedAt }: MessageEvent<number>) => {
    if (Date.now() - endedAt < messageTtlMs) void end();
  };
  return async ({ keepsDrafts = false } = {}) => {
    await end();
    channel.postMessage(Date.now());
    if (!keepsDrafts) await clearStaffDrafts();
  };
}

/**
 * With this cookie the server asks the next page to end the session: a sign-out before hydration removes the token
 * cookie, but not what the Firebase SDK has stored.
 */
export const signOutCookie = "signedOut";

export const hasSignOutCookie = (cookies: string | null): boolean =>
  (cookies ?? "").split(";").some((pair) => pair.trim().startsWith(`${signOutCookie}=`));

/**
 * Ends the session when the server requests it, and deletes the cookie.
 * @returns when that is done; at once without the cookie
 */
export async function applySignOutCookie(
  auth: Auth,
  signOut: () => Promise<void>,
  removeCookie: (name: string) => void,
): Promise<void> {
  const isDone = auth.authStateReady().then(async () => {
    // Read again: another tab may have signed out meanwhile.
    if (!hasSignOutCookie(document.cookie)) return;
    await signOut();
    removeCookie(signOutCookie);
  });
  if (hasSignOutCookie(document.cookie)) await isDone;
}
