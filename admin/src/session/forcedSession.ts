import { account } from "../testing/accountFixture.ts";
import type { ObservableIdentity } from "./identity.ts";

/**
 * The test mode of specification section 4, in a test build only (`vite build --mode test`): every visitor of /admin/ is
 * logged in, but without a token, so the API refuses protected calls.
 */
export const forcedIdentity: ObservableIdentity = {
  isSignedIn: () => true,
  token: async () => undefined,
  renewToken: async () => undefined,
  signOut: async () => {},
  onSignOut: () => () => {},
};

export const forcedMe = account({ roles: ["admin", "advisor"] });
