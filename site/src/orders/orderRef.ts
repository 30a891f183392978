/**
 * The reference in a link to a form, as our pages print it: "O-5012", "L-1111". A separate file, since every page loads the
 * routes' validators.
 */
export const readOrderRef = (value: unknown): string | undefined =>
  typeof value === "string" && /^(?:[OLBA]|KL)-\d{1,10}$/.test(value) ? value : undefined;
