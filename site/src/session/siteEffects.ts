import { accountCalls } from "./accountCalls.ts";
import { storage } from "./accountStorage.ts";
import { identity } from "./identity.ts";
import { goTo } from "./navigation.ts";

/**
 * What the account machines are given on the site: the provider's SDK, the API, the browser's storage and its address.
 * A page puts them in where it is read: `const login = loginWith(siteEffects)`.
 */
export const siteEffects = { ...identity, ...accountCalls, ...storage, goTo };
