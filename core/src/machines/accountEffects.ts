import type { Me, SignInHelp, SignUp, Status } from "../account/accountSchema.ts";
import type { PersistedAccount } from "../account/accountStorage.ts";
import type { ClientErrorCode, Details } from "../contract/problem.ts";
import type { Result } from "./effect.ts";

/** An effect's result. A failure about form fields has `Details`. */
export type Answer<Success = unknown> = Result<Success, { Details?: Details | undefined }>;

export interface Credentials {
  Email: string;
  Password: string;
}

/** The signed-in user that the identity provider reports (specification section 3). */
export interface ProviderUser {
  uid: string;
  accessToken: string;
}

/**
 * The identity provider. Its errors are returned: account/identityProblem.ts maps its codes to ours.
 * A network that is down is NETWORK_ERROR, a provider that is down IDENTITY_UNAVAILABLE.
 */
export interface IdentityEffects {
  signIn(input: Credentials): Promise<Answer<{ isVerified: boolean }>>;
  /** Link is the full URL that the mail opened. */
  signInWithLink(input: { Email: string; Link: string }): Promise<Answer>;
  signOut(): Promise<Answer>;
  /** A sign-in link that verifies the address; it opens the home page. */
  sendActivationLink(input: { Email: string }): Promise<Answer>;
  sendSignInLink(input: { Email: string }): Promise<Answer>;
  sendPasswordReset(input: { Email: string }): Promise<Answer>;
  /** The address of a reset link's code; the code stays unused. */
  checkReset(input: { Code: string }): Promise<Answer<{ Email: string }>>;
  confirmReset(input: { Code: string; Password: string }): Promise<Answer>;
  /**
   * Reports the signed-in user, in this tab and in others: at first, then whenever the token changes.
   * Calls `fail` when the user can't be determined. Returns the unsubscribe function.
   */
  tokenChanges(report: (user: ProviderUser | null) => void, fail: (Code: ClientErrorCode) => void): () => void;
}

/** The API's account endpoints (specification section 7). */
export interface AccountCalls {
  getMe(): Promise<Answer<{ me: Me }>>;
  handleUnconfirmedUser(input: { Email: string }): Promise<Answer<SignInHelp>>;
  confirmAccount(input: { Code: string }): Promise<Answer>;
  passwordUpdated(): Promise<Answer>;
  /** Calls with the same key make one application. */
  signUp(input: { form: SignUp; idempotencyKey: string }): Promise<Answer>;
  acceptUser(input: { UserID: number; Reason: string; Title?: string }): Promise<Answer<{ Status: Status }>>;
  rejectUser(input: { UserID: number; Reason: string }): Promise<Answer<{ Status: Status }>>;
}

export interface Storage {
  restore(): Promise<Answer<{ persisted: PersistedAccount }>>;
  persistUserID(UserID: number): void;
  clearUserID(): void;
  persistEmail(address: { Email: string; isActivation: boolean }): void;
  clearEmail(): void;
}

/** The cookie named token (specification section 4). */
export interface TokenCookie {
  writeCookie(accessToken: string): void;
  clearCookie(): void;
}

export interface Navigation {
  goTo(path: string): void;
}
