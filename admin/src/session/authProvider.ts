import type { Me } from "@lagrum/core/account/accountSchema";
import { isStaff } from "@lagrum/core/account/roles";
import { rolesOf } from "@lagrum/core/account/tokenRoles";
import type { Client } from "@lagrum/core/client";
import type { ErrorCode } from "@lagrum/core/contract/problem";
import { type AuthProvider, HttpError } from "react-admin";
import type { Identity } from "./identity.ts";

export interface Session {
  identity: Identity;
  /** The signed-in account; it has a staff role. */
  me: Me;
  client: Pick<Client, "getMe">;
}

export interface Exits {
  /** Navigates to a page outside the admin. */
  leave: (path: string) => void;
  /** Replaces the admin with an alert that shows the reason. */
  end: (code: ErrorCode) => void;
}

/** Errors after which the token is useless. */
const sessionEndingCodes: readonly ErrorCode[] = ["NOT_LOGGED_IN", "INVALID_TOKEN", "REVOKED_TOKEN"];

const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof HttpError ? (error.body as { Code?: ErrorCode } | undefined)?.Code : undefined;

/** Blocks rendering while the browser navigates away. */
const neverSettles = () => new Promise<never>(() => {});

/** Anonymous visitors get the alert, accounts without a staff role the start page (docs/decisions/0083-protected-pages.md). */
export function createAuthProvider({ identity, me, client }: Session, { leave, end }: Exits): AuthProvider {
  let pendingCheck: Promise<"staff" | "others" | "unknown"> | undefined;
  /** Reads the account's roles again, once for simultaneous errors. */
  const checkAccount = () => {
    pendingCheck ??= client.getMe().then((now) => {
      pendingCheck = undefined;
      if (now.ok) return isStaff(now.body.roles) ? "staff" : "others";
      return now.status === 403 ? "others" : "unknown";
    });
    return pendingCheck;
  };
  return {
    async checkAuth() {
      if (identity.isSignedIn()) return;
      end("NOT_LOGGED_IN");
      await neverSettles();
    },
    async checkError(error: unknown) {
      const code = codeOf(error);
      // The role may have been revoked since the session began.
      if (code === "NOT_ALLOWED" && (await checkAccount()) === "others") {
        leave("/");
        await neverSettles();
      }
      if (code === undefined || !sessionEndingCodes.includes(code)) return;
      await identity.signOut({ keepsDrafts: true });
      if (identity.isSignedIn()) return;
      end(code);
      await neverSettles();
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
