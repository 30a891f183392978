import { type IdentityPurpose, identityProblem } from "@lagrum/core/account/identityProblem";
import { applySignOutCookie, broadcastSignOut } from "@lagrum/core/account/sharedSignOut";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { Answer, Credentials, IdentityEffects } from "@lagrum/core/machines/accountEffects";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { FirebaseError, initializeApp } from "firebase/app";
import {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";
import { clearCookie, removeCookie, writeCookie } from "./writeTokenCookie.ts";

/** The identity provider as pages use it; never throws. */
export interface Provider extends IdentityEffects {
  /** The access token for the User-Token header, refreshed when expired; undefined when signed out. */
  token(): Promise<string | undefined>;
  /** Replaces a token that has not expired; without a connection the old one stays. */
  renewToken(): Promise<void>;
  /** Whether someone is signed in, once that is known. */
  isSignedIn(): Promise<boolean>;
  /** Applies the code of an e-mail that only verifies an address. */
  applyCode(input: { Code: string }): Promise<Answer>;
  /** Reauthenticates with the password, so that the sign-in counts as recent. */
  confirmIdentity(input: Credentials): Promise<Answer>;
  /** Reauthenticates, then changes the password. */
  changePassword(input: Credentials & { Current: string }): Promise<Answer>;
}

function refusalOf(error: unknown, purpose: IdentityPurpose) {
  const { Code, Details } = identityProblem(error instanceof FirebaseError ? error.code : "", purpose);
  return { ok: false as const, Code, Details };
}

async function attempt<Success extends object>(
  purpose: IdentityPurpose,
  work: () => Promise<Success>,
): Promise<Answer<Success>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    return refusalOf(error, purpose);
  }
}

/** The Firebase SDK: a large bundle that identity.ts imports when it is first needed. Settings choose emulator or project. */
export async function openFirebase({ Identity: identity, PublicUrl }: Settings): Promise<Provider> {
  const app = initializeApp({
    apiKey: identity.ApiKey,
    authDomain: identity.AuthDomain,
    projectId: identity.ProjectId,
  });
  // The same as the admin's, so that one sign-in is one session.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  auth.languageCode = "sv";
  if (identity.Emulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });

  const signOut = broadcastSignOut(auth);
  await applySignOutCookie(auth, signOut, removeCookie);
  let latest: string | undefined;
  const token = async () => {
    await auth.authStateReady();
    if (!auth.currentUser) return undefined;
    // Offline, the last token is used; the API decides whether it is still valid.
    latest = await auth.currentUser.getIdToken().catch(() => latest);
    return latest;
  };
  // Pages that sign in navigate away before a session could write the cookie.
  onIdTokenChanged(auth, async (user) => {
    latest = await user?.getIdToken().catch(() => latest);
    if (user && latest !== undefined) writeCookie(latest);
    else if (!user) clearCookie();
  });

  const home = { url: `${PublicUrl}/`, handleCodeInApp: true };
  const sendLink = ({ Email }: { Email: string }) =>
    attempt("sendMail", async () => {
      await sendSignInLinkToEmail(auth, Email, home);
      return {};
    });

  const showAgain = async (Email: string, Password: string) => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new FirebaseError("auth/user-token-expired", "Nobody is signed in");
    return reauthenticateWithCredential(auth.currentUser, EmailAuthProvider.credential(Email, Password));
  };

  return {
    token,
    async renewToken() {
      await auth.currentUser?.getIdToken(true).catch(() => undefined);
    },
    async isSignedIn() {
      await auth.authStateReady();
      return auth.currentUser !== null;
    },
    signIn: ({ Email, Password }) =>
      attempt("signIn", async () => {
        const { user } = await signInWithEmailAndPassword(auth, Email, Password);
        return { isVerified: user.emailVerified };
      }),
    signInWithLink: ({ Email, Link }) =>
      attempt("signInWithLink", async () => {
        await signInWithEmailLink(auth, Email, Link);
        return {};
      }),
    signOut: () =>
      attempt("account", async () => {
        await signOut();
        return {};
      }),
    sendActivationLink: sendLink,
    sendSignInLink: sendLink,
    sendPasswordReset: ({ Email }) =>
      attempt("sendMail", async () => {
        await sendPasswordResetEmail(auth, Email);
        return {};
      }),
    checkReset: ({ Code }) => attempt("reset", async () => ({ Email: await verifyPasswordResetCode(auth, Code) })),
    confirmReset: ({ Code, Password }) =>
      attempt("reset", async () => {
        await confirmPasswordReset(auth, Code, Password);
        return {};
      }),
    applyCode: ({ Code }) =>
      attempt("reset", async () => {
        await applyActionCode(auth, Code);
        return {};
      }),
    confirmIdentity: ({ Email, Password }) =>
      attempt("account", async () => {
        await showAgain(Email, Password);
        return {};
      }),
    changePassword: ({ Email, Current, Password }) =>
      attempt("account", async () => {
        const { user } = await showAgain(Email, Current);
        await updatePassword(user, Password);
        return {};
      }),
    tokenChanges(report, fail: (Code: ClientErrorCode) => void) {
      let latestChange = 0;
      return onIdTokenChanged(auth, async (user) => {
        const change = ++latestChange;
        try {
          const accessToken = await user?.getIdToken();
          // A newer token change has been reported meanwhile.
          if (change === latestChange)
            report(user && accessToken !== undefined ? { uid: user.uid, accessToken } : null);
        } catch (error) {
          fail(refusalOf(error, "account").Code);
        }
      });
    },
  };
}
