interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** The policy's name in the directive `trusted-types`. */
export const ownPolicy = "lagrum";

const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy(ownPolicy, {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** Marks HTML that the API has sanitised as safe for `innerHTML`. A browser without Trusted Types gets the text. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** Marks the address of a script that the operator has configured as safe to load. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
