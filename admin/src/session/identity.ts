import { applySignOutCookie, broadcastSignOut } from "@lagrum/core/account/sharedSignOut";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import Cookies from "js-cookie";

/** Who sits at the screen, as the identity provider tells. */
export interface Identity {
  isSignedIn(): boolean;
  /** For the User-Token header. */
  token(): Promise<string | undefined>;
  /** A token with the account's present roles in its claim. */
  renewToken(): Promise<string | undefined>;
  signOut(): Promise<void>;
}

export interface FollowedIdentity extends Identity {
  /** Tells when the session ends without our doing: in another tab, or at the provider. Returns what ends it. */
  followSignOut(tell: () => void): () => void;
}

/** The name that the specification gives the cookie with the access token. */
const tokenCookie = "token";
const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function writeCookie(token: string | undefined) {
  if (token === undefined) Cookies.remove(tokenCookie);
  else Cookies.set(tokenCookie, token, { sameSite: "Lax", secure: !isLoopback });
}

/** Loads the provider's SDK and waits until it knows whether someone is signed in. */
export async function openIdentity(settings: Settings["Identity"]): Promise<FollowedIdentity> {
  const [{ initializeApp }, firebase] = await Promise.all([import("firebase/app"), import("firebase/auth")]);
  const app = initializeApp({
    apiKey: settings.ApiKey,
    authDomain: settings.AuthDomain,
    projectId: settings.ProjectId,
  });
  const auth = firebase.initializeAuth(app, {
    persistence: [firebase.indexedDBLocalPersistence, firebase.browserLocalPersistence],
  });
  if (settings.Emulator) firebase.connectAuthEmulator(auth, location.origin, { disableWarnings: true });

  const signOut = broadcastSignOut(auth);
  await applySignOutCookie(auth, signOut, Cookies.remove);
  let latest: string | undefined;
  const keep = (token: string | undefined) => {
    latest = token;
    writeCookie(token);
  };
  firebase.onIdTokenChanged(auth, async (user) => keep(await user?.getIdToken()));
  await auth.authStateReady();

  let isLeaving = false;
  return {
    isSignedIn: () => auth.currentUser !== null,
    async token() {
      // A renewal that fails for want of a connection leaves the token we have; the API has the last word on it.
      if (auth.currentUser) latest = await auth.currentUser.getIdToken().catch(() => latest);
      return latest;
    },
    async renewToken() {
      if (auth.currentUser) keep(await auth.currentUser.getIdToken(true).catch(() => latest));
      return latest;
    },
    followSignOut: (tell) =>
      firebase.onAuthStateChanged(auth, (user) => {
        if (user === null && !isLeaving) tell();
      }),
    async signOut() {
      isLeaving = true;
      await signOut();
      keep(undefined);
    },
  };
}
