import { account } from "../testing/accountFixture.ts";
import type { FollowedIdentity } from "./identity.ts";

/**
 * The test mode of section 4, in a test build only (`vite build --mode test`): every visitor of /admin/ counts as logged
 * in, without a token. The API, which decides by tokens, refuses what it would refuse anyone.
 */
export const forcedIdentity: FollowedIdentity = {
  isSignedIn: () => true,
  token: async () => undefined,
  renewToken: async () => undefined,
  signOut: async () => {},
  followSignOut: () => () => {},
};

export const forcedMe = account({ roles: ["admin", "advisor"] });
