import { accountStorage } from "@lagrum/core/account/accountStorage";
import { applySignOutCookie, broadcastSignOut, type SignOutOptions } from "@lagrum/core/account/sharedSignOut";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import Cookies from "js-cookie";

/** The identity provider's session. */
export interface Identity {
  isSignedIn(): boolean;
  /** For the User-Token header. */
  token(): Promise<string | undefined>;
  /** Fetches a new token, with the account's current roles in its claim. */
  renewToken(): Promise<string | undefined>;
  signOut(options?: SignOutOptions): Promise<void>;
}

export interface ObservableIdentity extends Identity {
  /** Calls back when the session ends in another tab or at the provider. @returns a function that unsubscribes */
  onSignOut(callback: () => void): () => void;
}

/** The access token's cookie (specification section 2). */
const tokenCookie = "token";
const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function writeCookie(token: string | undefined) {
  if (token === undefined) Cookies.remove(tokenCookie);
  else Cookies.set(tokenCookie, token, { sameSite: "Lax", secure: !isLoopback });
}

/** Loads the provider's SDK and waits until it knows whether someone is signed in. */
export async function openIdentity(settings: Settings["Identity"]): Promise<ObservableIdentity> {
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
  const storeToken = (token: string | undefined) => {
    latest = token;
    writeCookie(token);
  };
  firebase.onIdTokenChanged(auth, async (user) => storeToken(await user?.getIdToken()));
  await auth.authStateReady();

  let isSigningOut = false;
  return {
    isSignedIn: () => auth.currentUser !== null,
    async token() {
      // Offline, the last token is used; the API decides whether it is still valid.
      if (auth.currentUser) latest = await auth.currentUser.getIdToken().catch(() => latest);
      return latest;
    },
    async renewToken() {
      if (auth.currentUser) storeToken(await auth.currentUser.getIdToken(true).catch(() => latest));
      return latest;
    },
    onSignOut: (callback) =>
      firebase.onAuthStateChanged(auth, (user) => {
        if (user === null && !isSigningOut) callback();
      }),
    async signOut(options) {
      isSigningOut = true;
      await signOut(options);
      storeToken(undefined);
      accountStorage.clearUserID();
    },
  };
}
