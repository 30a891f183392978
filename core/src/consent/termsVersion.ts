/** The version of the terms that people accept now; kept with each acceptance. */
export const termsVersion = "2026-11-21";
