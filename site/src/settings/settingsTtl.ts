/** Milliseconds for which the site server memoizes the settings, which every page needs and which seldom change. */
export const SETTINGS_TTL = 5000;
