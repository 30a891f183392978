import type { Settings } from "@lagrum/core/contract/settings";
import { deleteApp, type FirebaseApp, FirebaseError, getApps, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut as signOutOfProvider,
} from "firebase/auth";
import Cookies from "js-cookie";
import { api } from "../api.ts";
import { tokenCookie } from "./tokenCookie.ts";

/** Why a sign-in failed, as a code that has a text. */
export class SignInFailure extends Error {}

let auth: Auth | undefined;

function authOf(identity: Settings["Identity"]): Auth {
  if (auth) return auth;
  const app: FirebaseApp =
    getApps()[0] ??
    initializeApp({ apiKey: identity.ApiKey, authDomain: identity.AuthDomain, projectId: identity.ProjectId });
  auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (identity.Emulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}

const codes: Record<string, string> = {
  "auth/network-request-failed": "NETWORK_ERROR",
  "auth/too-many-requests": "TOO_MANY_REQUESTS",
  "auth/user-disabled": "USER_DISABLED",
  "auth/internal-error": "SERVICE_UNAVAILABLE",
};

const codeOf = (error: unknown): string =>
  error instanceof FirebaseError ? (codes[error.code] ?? "WRONG_LOGIN_DATA") : "INTERNAL_SERVER_ERROR";

/** The cookie that the specification names; it lives no longer than the browser's session. */
export function keepToken(token: string): void {
  Cookies.set(tokenCookie, token, { sameSite: "lax", secure: window.location.protocol === "https:", path: "/" });
}

/**
 * Signs in with e-mail and password.
 * @returns the access token
 * @throws SignInFailure with the code of the reason
 */
export async function signIn(email: string, password: string): Promise<string> {
  const settings = await api().getSettings();
  if (!settings.ok) throw new SignInFailure(settings.body.Code);
  try {
    const { user } = await signInWithEmailAndPassword(authOf(settings.body.Identity), email.trim(), password);
    return await user.getIdToken();
  } catch (error) {
    throw new SignInFailure(codeOf(error));
  }
}

/** Forgets the session: the cookie, and what the SDK keeps. */
export async function signOut(): Promise<void> {
  Cookies.remove(tokenCookie, { path: "/" });
  const settings = await api().getSettings();
  if (!settings.ok) return;
  await signOutOfProvider(authOf(settings.body.Identity));
  await Promise.all(getApps().map((app) => deleteApp(app)));
  auth = undefined;
}
