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

/** What a page can ask of the identity provider; never throws. */
export interface Provider extends IdentityEffects {
  /** For the User-Token header: renewed when it has run out, undefined when nobody is signed in. */
  token(): Promise<string | undefined>;
  /** Replaces a token that has not expired; without a connection the old one stays. */
  renewToken(): Promise<void>;
  /** Who is signed in here, once that is known. */
  isSignedIn(): Promise<boolean>;
  /** The code of a mail that only asks whether an address is one's own. */
  applyCode(input: { Code: string }): Promise<Answer>;
  /** The signed-in person shows with the password that it is them: the session counts as new from then on. */
  confirmIdentity(input: Credentials): Promise<Answer>;
  /** The same, and then another password. */
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

/** The real SDK: a large program, which identity.ts sends for when it is first needed. Emulator or project by settings. */
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
    // A renewal that fails for want of a connection leaves the token we have; the API has the last word on it.
    latest = await auth.currentUser.getIdToken().catch(() => latest);
    return latest;
  };
  // The pages that sign in leave before a session runs there.
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
      let latestNews = 0;
      return onIdTokenChanged(auth, async (user) => {
        const news = ++latestNews;
        try {
          const accessToken = await user?.getIdToken();
          // What came meanwhile has told something newer.
          if (news === latestNews) report(user && accessToken !== undefined ? { uid: user.uid, accessToken } : null);
        } catch (error) {
          fail(refusalOf(error, "account").Code);
        }
      });
    },
  };
}
