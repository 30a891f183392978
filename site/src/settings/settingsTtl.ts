/** Milliseconds for which the site server memoizes the settings. */
export const SETTINGS_TTL = 5000;
