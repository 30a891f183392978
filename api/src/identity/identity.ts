import { randomBytes } from "node:crypto";
import type { Role } from "@lagrum/core/account/accountSchema";
import type { PasswordHash } from "./passwordHash.ts";

/** Claims of a verified token. Times in seconds since 1970. */
export interface Claims {
  uid: string;
  email: string | undefined;
  /** Whether the provider has confirmed the address. */
  emailVerified: boolean;
  /** Last sign-in with credentials. */
  authTime: number;
  expires: number;
}

export interface NewAccount {
  Email: string;
  Password: string;
  Name: string;
  /** Whether the address counts as confirmed from the start. */
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
  /** @throws Failure INVALID_TOKEN for anything but a valid, unexpired token of our project */
  verify(token: string): Promise<Claims>;
  /** Creates the account unless the address has one. @returns its uid */
  ensureAccount(account: NewAccount): Promise<string>;
  /** Creates the account, and replaces any other with the same uid or address. */
  replaceAccount(account: ReplacedAccount): Promise<void>;
  /** Marks the address as confirmed. */
  verifyAddress(uid: string): Promise<void>;
  /** Revokes the provider's refresh tokens. */
  endSessions(uid: string): Promise<void>;
  /** The code of a password reset link, valid for about an hour. */
  passwordCode(email: string): Promise<string>;
  /** Removes the account, if there is one. */
  removeAccount(uid: string): Promise<void>;
  /** Copies the roles into the token's roles claim. */
  mirrorRoles(uid: string, roles: readonly Role[]): Promise<void>;
}

/** A random uid of 128 bits: the provider accepts our own. */
export const generateUid = () => randomBytes(16).toString("base64url");
