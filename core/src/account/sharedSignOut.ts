/** Tabs of one origin meet here. */
const channelName = "lagrum:sign-out";

/** A tab that slept longer hears of it when someone may have signed in again, and reads what is stored anyway. */
const newsLastsMs = 60_000;

/** As much of the provider's program as this needs; it knows who is signed in once it is ready. */
interface Auth {
  authStateReady(): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * Ends the session in every tab of this origin (docs/decisions/0042-sign-out-across-tabs.md). What is stored is shared already, but the provider's
 * program writes back the person it has read once it has looked them up or renewed their token, so that a tab which was
 * about to do so would undo another's sign-out. To be called before the program reads anything.
 *
 * @returns what ends it here and in the other tabs
 */
export function broadcastSignOut(auth: Auth): () => Promise<void> {
  const end = async () => {
    await auth.authStateReady();
    await auth.signOut();
  };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data: endedAt }: MessageEvent<number>) => {
    if (Date.now() - endedAt < newsLastsMs) void end();
  };
  return async () => {
    await end();
    channel.postMessage(Date.now());
  };
}

/**
 * The cookie by which the server asks the next page to end the session: a sign-out that is pressed before the page's
 * program runs takes the token's cookie, but not what the provider's program has stored.
 */
export const signOutCookie = "signedOut";

export const hasSignOutCookie = (cookies: string | null): boolean =>
  (cookies ?? "").split(";").some((pair) => pair.trim().startsWith(`${signOutCookie}=`));

/**
 * Ends the session where the server was asked to, as soon as the program knows whose it is, and takes the mark away.
 * @returns when that is done, or at once where nobody has asked yet
 */
export async function applySignOutCookie(
  auth: Auth,
  signOut: () => Promise<void>,
  removeCookie: (name: string) => void,
): Promise<void> {
  const isDone = auth.authStateReady().then(async () => {
    // A tab that was opening meanwhile finds it then.
    if (!hasSignOutCookie(document.cookie)) return;
    await signOut();
    removeCookie(signOutCookie);
  });
  if (hasSignOutCookie(document.cookie)) await isDone;
}
