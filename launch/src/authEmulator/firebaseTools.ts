import type { RequestListener } from "node:http";
import { createRequire } from "node:module";

/** Internal modules of firebase-tools' Auth emulator: docs/decisions/0090-library-internals-we-depend-on.md. */

export interface EmulatedUser {
  localId: string;
  providerUserInfo?: object[];
  [field: string]: unknown;
}

/** A code for one out-of-band action: a sign-in link, a verification or a new password. */
export interface OobCode {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
  /** Milliseconds since 1970. */
  createdAt?: number;
}

export interface ProjectState {
  getUserByEmail(email: string): EmulatedUser | undefined;
  users: Map<string, EmulatedUser>;
  oobs: Map<string, OobCode>;
  enableImprovedEmailPrivacy: boolean;
  createUserWithLocalId(localId: string, fields: object): unknown;
  overwriteUserWithLocalId(localId: string, fields: object): unknown;
  updateUserByLocalId(localId: string, fields: object, options?: object): unknown;
  deleteUser(user: EmulatedUser): void;
  deleteAllAccounts(): void;
  createOob(email: string, newEmail: string | undefined, type: string, link: (code: string) => string): OobCode;
  deleteOobCode(code: string): boolean;
  validateOobCode(code: string): OobCode | undefined;
}

interface Context {
  /** Oauth2 is set for a caller with the project's credentials. */
  security?: { Oauth2?: unknown };
}

type Operation<Body> = (state: ProjectState, body: Body, context: Context) => unknown;
interface Accounts {
  sendOobCode: Operation<{ returnOobLink?: boolean }>;
}
interface Operations {
  identitytoolkit: {
    accounts: Accounts & {
      signInWithPassword: Operation<{ email?: string; password?: string }>;
      resetPassword: Operation<{ newPassword?: string }>;
      signUp: Operation<{ password?: string }>;
      signInWithEmailLink: Operation<{ email?: string; idToken?: string }>;
      signInWithCustomToken: Operation<object>;
      signInWithIdp: Operation<object>;
      signInWithPhoneNumber: Operation<object>;
      update: Operation<{ password?: string }>;
    };
    projects: { accounts: Accounts & { batchCreate: Operation<{ hashAlgorithm?: string }> } };
  };
}

const load = createRequire(import.meta.url);

// Trimmed before the server module compiles validators from it, which is most of the start-up time.
const { default: specification } = load("firebase-tools/lib/emulator/auth/apiSpec") as {
  default: { paths: Record<string, { parameters?: object[] }> };
};
const UNUSED = /tenants|dpConfig|inboundSaml|identityPlatform|passkey|mfa|verifyIosClient|GameCenter|SamlResponse/i;
for (const [path, calls] of Object.entries(specification.paths)) {
  if (UNUSED.test(path)) delete specification.paths[path];
  // Query parameters common to all Google APIs (alt, fields, prettyPrint) that we never send: nine validators a call.
  delete calls.parameters;
}

export const { AgentProjectState } = load("firebase-tools/lib/emulator/auth/state") as {
  AgentProjectState: new (projectId: string) => ProjectState;
};
export const { authOperations } = load("firebase-tools/lib/emulator/auth/operations") as { authOperations: Operations };
export const { createApp } = load("firebase-tools/lib/emulator/auth/server") as {
  createApp(projectId: string, singleProjectMode: number, states: Map<string, ProjectState>): Promise<RequestListener>;
};
export const { BadRequestError } = load("firebase-tools/lib/emulator/auth/errors") as {
  BadRequestError: new (message: string) => Error;
};
