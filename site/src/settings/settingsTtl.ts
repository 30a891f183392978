/** Milliseconds that settings are believed: what the firm decides seldom changes, and each drawn page would ask. */
export const SETTINGS_TTL = 5000;
