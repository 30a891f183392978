import type { Me } from "@lagrum/core/account/accountSchema";
import { isStaff } from "@lagrum/core/account/roles";
import { rolesOf } from "@lagrum/core/account/tokenRoles";
import type { Client } from "@lagrum/core/client";
import type { ErrorCode } from "@lagrum/core/contract/problem";
import { type AuthProvider, HttpError } from "react-admin";
import type { Identity } from "./identity.ts";

export interface Session {
  identity: Identity;
  /** The signed-in account, which has a role: Start lets nobody else in. */
  me: Me;
  client: Pick<Client, "getMe">;
}

/** The two ways out of the admin. */
export interface WaysOut {
  /** Goes to a page outside the admin. */
  leave: (path: string) => void;
  /** Puts the alert with the reason in the admin's place. */
  end: (code: ErrorCode) => void;
}

/** Refusals after which the token is of no more use. */
const endings: readonly ErrorCode[] = ["NOT_LOGGED_IN", "INVALID_TOKEN", "REVOKED_TOKEN"];

const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof HttpError ? (error.body as { Code?: ErrorCode } | undefined)?.Code : undefined;

/** Nothing may render while the browser leaves. */
const nothingMore = () => new Promise<never>(() => {});

/** Who may stay (docs/decisions/0083-protected-pages.md): the anonymous meet the alert, other accounts than staff go to the public site. */
export function createAuthProvider({ identity, me, client }: Session, { leave, end }: WaysOut): AuthProvider {
  let looking: Promise<"staff" | "others" | "unknown"> | undefined;
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
      if (identity.isSignedIn()) return;
      end("NOT_LOGGED_IN");
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
      await identity.signOut();
      if (identity.isSignedIn()) return;
      end(code);
      await nothingMore();
    },
    async logout() {
      await identity.signOut();
      leave("/");
      return false;
    },
    async login() {
      leave("/signin");
    },
    async getPermissions() {
      return rolesOf(await identity.token());
    },
    async getIdentity() {
      return { id: me.UserID, fullName: `${me.FirstName} ${me.LastName}` };
    },
  };
}
