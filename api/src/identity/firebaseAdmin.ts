import { existsSync, readFileSync } from "node:fs";
import type { Auth } from "firebase-admin/auth";
import type { Identity } from "./identity.ts";

export interface AdminOptions {
  projectId: string;
  /** Service account key as JSON, or the path of a file with it; none with the emulator. */
  serviceAccount: string | undefined;
}

/** The provider's admin calls. Its large program is loaded with the first of them. */
export function createFirebaseAdmin(options: AdminOptions): Pick<Identity, "ensureAccount" | "mirrorRoles"> {
  let loading: Promise<Auth> | undefined;
  const auth = () => {
    loading ??= load(options);
    return loading;
  };
  return {
    async ensureAccount({ Email, Password, Name }) {
      const provider = await auth();
      try {
        return (await provider.getUserByEmail(Email)).uid;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "auth/user-not-found")) throw error;
      }
      const made = await provider.createUser({
        email: Email,
        password: Password,
        displayName: Name,
        emailVerified: true,
      });
      return made.uid;
    },
    async mirrorRoles(uid, roles) {
      await (await auth()).setCustomUserClaims(uid, { roles });
    },
  };
}

async function load({ projectId, serviceAccount }: AdminOptions): Promise<Auth> {
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  if (serviceAccount === undefined) return getAuth(initializeApp({ projectId }, "lagrum"));
  const json = existsSync(serviceAccount) ? readFileSync(serviceAccount, "utf8") : serviceAccount;
  return getAuth(initializeApp({ projectId, credential: cert(JSON.parse(json)) }, "lagrum"));
}
