import { rolesOf } from "@lagrum/core/account/tokenRoles";
import { accountCalls } from "./accountCalls.ts";
import { storage } from "./accountStorage.ts";
import { currentToken, identity } from "./identity.ts";
import { goTo } from "./navigation.ts";

/** The account with the roles of the token's claim, which decide the redirect after sign-in (specification section 6). */
const getMe: typeof accountCalls.getMe = async () => {
  const answer = await accountCalls.getMe();
  return answer.ok ? { ok: true, me: { ...answer.me, roles: rolesOf(await currentToken()) } } : answer;
};

/**
 * The effects of the account machines on the site: the provider's SDK, the API, the browser's storage and navigation.
 * A page provides them once: `const login = loginWith(siteEffects)`.
 */
export const siteEffects = { ...identity, ...accountCalls, ...storage, getMe, goTo };
