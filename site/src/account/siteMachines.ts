import { activationWith } from "@lagrum/core/machines/activation";
import { emailLinkWith } from "@lagrum/core/machines/emailLink";
import { loginWith } from "@lagrum/core/machines/login";
import { passwordResetWith } from "@lagrum/core/machines/passwordReset";
import { accountCalls } from "./accountCalls.ts";
import { identity } from "./identity.ts";
import { storage } from "./kept.ts";
import { goTo } from "./navigation.ts";

/** The account machines with the site's effects: the provider's SDK, the API, the browser's storage and its address. */
const effects = { ...identity, ...accountCalls, ...storage, goTo };

export const siteLogin = loginWith(effects);
export const sitePasswordReset = passwordResetWith(effects);
export const siteEmailLink = emailLinkWith(effects);
export const siteActivation = activationWith(effects);

/** The same steps for a mail of the provider that asks only whether an address is one's own. */
export const siteVerification = activationWith({ ...effects, confirmAccount: identity.applyCode });
