import type { Client } from "@lagrum/core/client";
import type { Me } from "@lagrum/core/contract/account";
import { isStaff } from "@lagrum/core/domain/roles";
import { type AuthProvider, HttpError } from "react-admin";
import type { Identity } from "./identity.ts";

export interface Session {
  identity: Identity;
  /** The signed-in account; null when nobody is signed in, or the account is not known to us. */
  me: Me | null;
}

/** Refusals after which the token is of no more use. */
const endings = ["NOT_LOGGED_IN", "INVALID_TOKEN", "REVOKED_TOKEN"];

const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { Code?: string } | undefined)?.Code : undefined;

/**
 * Who may be here (DECISIONS 22): nobody signed in meets the alert at /login, others than staff go to the public site.
 * @param leave goes to a page outside the admin
 */
export function createAuthProvider(
  { identity, me, client }: Session & { client: Pick<Client, "getMe"> },
  leave: (path: string) => void,
): AuthProvider {
  let isSentToLogin = false;
  let looking: Promise<"staff" | "others" | "unknown"> | undefined;
  const nothingMore = () => new Promise<never>(() => {});
  /** Who the account is now. Refusals that come together look once. */
  const lookAgain = () => {
    looking ??= client.getMe().then((now) => {
      looking = undefined;
      if (now.ok) return isStaff(now.body.roles) ? "staff" : "others";
      return now.status === 403 ? "others" : "unknown";
    });
    return looking;
  };
  return {
    async checkAuth() {
      if (!identity.isSignedIn()) {
        // The page we leave asks again while React prepares the next one: a second redirect would begin that anew, for ever.
        if (isSentToLogin) await nothingMore();
        isSentToLogin = true;
        throw { redirectTo: "/login", message: false };
      }
      if (me !== null && isStaff(me.roles)) return;
      leave("/");
      // Nothing may render while the browser leaves.
      await nothingMore();
    },
    async checkError(error: unknown) {
      const code = codeOf(error);
      // The role may have been taken away since the session began.
      if (code === "NOT_ALLOWED" && (await lookAgain()) === "others") {
        leave("/");
        await nothingMore();
      }
      if (code === undefined || !endings.includes(code)) return;
      isSentToLogin = true;
      await identity.signOut();
      throw { redirectTo: `/login?code=${code}`, message: false };
    },
    async logout() {
      if (!identity.isSignedIn()) return;
      await identity.signOut();
      leave("/");
      return false;
    },
    async login() {
      leave("/signin");
    },
    async getPermissions() {
      return me?.roles ?? [];
    },
    async getIdentity() {
      if (me === null) throw new Error("Nobody is signed in");
      return { id: me.UserID, fullName: `${me.FirstName} ${me.LastName}` };
    },
  };
}
