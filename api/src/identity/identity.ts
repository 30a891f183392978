import { randomBytes } from "node:crypto";
import type { Role } from "@lagrum/core/account/accountSchema";
import type { PasswordHash } from "./passwordHash.ts";

/** What a verified token says. Times in seconds since 1970. */
export interface Claims {
  uid: string;
  email: string | undefined;
  /** The provider has seen that the address is the person's. */
  emailVerified: boolean;
  /** When the person last signed in with credentials. */
  authTime: number;
  expires: number;
}

export interface NewAccount {
  Email: string;
  Password: string;
  Name: string;
  /** Whether the address counts as the person's from the start. */
  Verified: boolean;
}

export interface ReplacedAccount {
  Uid: string;
  Email: string;
  Name: string;
  /** Null: the person chooses one by a reset link. */
  Password: PasswordHash | null;
}

/** The identity provider, as the service needs it. */
export interface Identity {
  /** @throws Failure INVALID_TOKEN for anything but a valid, living token of our project. */
  verify(token: string): Promise<Claims>;
  /** Makes the account unless the address has one; gives its uid. */
  ensureAccount(account: NewAccount): Promise<string>;
  /** Makes the account in place of whatever the provider has under the uid or the address. */
  replaceAccount(account: ReplacedAccount): Promise<void>;
  /** Marks the address as the person's. */
  verifyAddress(uid: string): Promise<void>;
  /** Ends the provider's own sessions: no more tokens come of them. */
  endSessions(uid: string): Promise<void>;
  /** The code in a link by which the owner of the address chooses a password. It lives for about an hour. */
  passwordCode(email: string): Promise<string>;
  /** Removes the account; one that is gone already is no trouble. */
  removeAccount(uid: string): Promise<void>;
  /** Copies the roles into the token's roles claim. */
  mirrorRoles(uid: string, roles: readonly Role[]): Promise<void>;
}

/** A uid of our own, since the provider lets us name accounts: 128 random bits. */
export const generateUid = () => randomBytes(16).toString("base64url");
