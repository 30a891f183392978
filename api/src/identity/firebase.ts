import type { Environment } from "../env.ts";
import { createFirebaseAdmin } from "./firebaseAdmin.ts";
import { createTokenVerifier, googleKeys, noKeys } from "./firebaseTokens.ts";
import type { Identity } from "./identity.ts";

/** Firebase as the identity provider, or its emulator when FIREBASE_AUTH_EMULATOR_HOST is set. */
export function createFirebase(env: Environment, clock: () => Date): Identity {
  const hasEmulator = env.MODE !== "production" && env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return {
    verify: createTokenVerifier({
      projectId: env.FIREBASE_PROJECT_ID,
      keys: hasEmulator ? noKeys : googleKeys(),
      acceptUnsigned: hasEmulator,
      clock,
    }),
    ...createFirebaseAdmin({ projectId: env.FIREBASE_PROJECT_ID, serviceAccount: env.FIREBASE_SERVICE_ACCOUNT }),
  };
}
