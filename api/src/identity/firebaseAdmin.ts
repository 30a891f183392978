import { existsSync, readFileSync } from "node:fs";
import type { Auth } from "firebase-admin/auth";
import type { Identity } from "./identity.ts";
import { hashing } from "./passwordHash.ts";

interface AdminOptions {
  projectId: string;
  /** Service account key as JSON, or the path of a file with it; not needed with the emulator. */
  serviceAccount: string | undefined;
}

/** Admin calls to the provider. The large SDK is loaded on first use. */
export function createFirebaseAdmin(options: AdminOptions): Omit<Identity, "verify"> {
  let loading: Promise<Auth> | undefined;
  const auth = () => {
    loading ??= load(options);
    return loading;
  };
  return {
    async ensureAccount({ Email, Password, Name, Verified }) {
      const provider = await auth();
      const holder = await findByEmail(provider, Email);
      if (holder !== undefined) return holder;
      const user = await provider.createUser({
        email: Email,
        password: Password,
        displayName: Name,
        emailVerified: Verified,
      });
      return user.uid;
    },
    async replaceAccount({ Uid, Email, Name, Password }) {
      const provider = await auth();
      // An import does not check for another account with the address, so that one is removed first.
      const holder = await findByEmail(provider, Email);
      if (holder !== undefined) await remove(provider, holder);
      await remove(provider, Uid);
      const account = { uid: Uid, email: Email, emailVerified: false, displayName: Name };
      if (Password === null) return void (await provider.createUser(account));
      const { failureCount, errors } = await provider.importUsers(
        [
          {
            ...account,
            passwordHash: Buffer.from(Password.Hash, "base64"),
            passwordSalt: Buffer.from(Password.Salt, "base64"),
          },
        ],
        { hash: { algorithm: "STANDARD_SCRYPT", ...hashing } },
      );
      if (failureCount > 0) throw new Error("The provider did not take the account", { cause: errors[0]?.error });
    },
    async verifyAddress(uid) {
      await (await auth()).updateUser(uid, { emailVerified: true });
    },
    async endSessions(uid) {
      await (await auth()).revokeRefreshTokens(uid);
    },
    async passwordCode(email) {
      const link = await (await auth()).generatePasswordResetLink(email);
      const code = new URL(link).searchParams.get("oobCode");
      if (code === null) throw new Error("The provider's link has no code");
      return code;
    },
    async removeAccount(uid) {
      await remove(await auth(), uid);
    },
    async mirrorRoles(uid, roles) {
      await (await auth()).setCustomUserClaims(uid, { roles });
    },
  };
}

async function findByEmail(provider: Auth, email: string): Promise<string | undefined> {
  try {
    return (await provider.getUserByEmail(email)).uid;
  } catch (error) {
    if (isUnknownUser(error)) return undefined;
    throw error;
  }
}

async function remove(provider: Auth, uid: string): Promise<void> {
  try {
    await provider.deleteUser(uid);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

const isUnknownUser = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "auth/user-not-found";

async function load({ projectId, serviceAccount }: AdminOptions): Promise<Auth> {
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  if (serviceAccount === undefined) return getAuth(initializeApp({ projectId }, "lagrum"));
  const json = existsSync(serviceAccount) ? readFileSync(serviceAccount, "utf8") : serviceAccount;
  return getAuth(initializeApp({ projectId, credential: cert(JSON.parse(json)) }, "lagrum"));
}
