import { accountStorage } from "@lagrum/core/account/accountStorage";
import { rolesOf } from "@lagrum/core/account/tokenRoles";
import { accountCalls } from "./accountCalls.ts";
import { currentToken, identity } from "./identity.ts";
import { goTo } from "./navigation.ts";

/** The account with the roles of the token's claim, which decide the redirect after sign-in (specification section 6). */
const getMe: typeof accountCalls.getMe = async () => {
  const outcome = await accountCalls.getMe();
  return outcome.ok ? { ok: true, me: { ...outcome.me, roles: rolesOf(await currentToken()) } } : outcome;
};

/**
 * The effects of the account machines on the site: the provider's SDK, the API, the browser's storage and navigation.
 * A page provides them once: `const login = loginWith(siteEffects)`.
 */
export const siteEffects = { ...identity, ...accountCalls, ...accountStorage, getMe, goTo };
