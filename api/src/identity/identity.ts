import type { Role } from "@lagrum/core/contract/account";

/** What a verified token says. Times in seconds since 1970. */
export interface Claims {
  uid: string;
  email: string | undefined;
  /** When the person last signed in with credentials. */
  authTime: number;
  expires: number;
}

export interface NewAccount {
  Email: string;
  Password: string;
  Name: string;
}

/** The identity provider, as the service needs it. */
export interface Identity {
  /** @throws Failure INVALID_TOKEN for anything but a valid, living token of our project. */
  verify(token: string): Promise<Claims>;
  /** Makes the account unless the address has one; gives its uid. */
  ensureAccount(account: NewAccount): Promise<string>;
  /** Copies the roles into the token's roles claim. */
  mirrorRoles(uid: string, roles: readonly Role[]): Promise<void>;
}
