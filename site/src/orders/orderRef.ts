/**
 * The order's reference in a link to a form: "O-5012". A separate file, since every page loads the routes' validators.
 */
export const readOrderRef = (value: unknown): string | undefined =>
  typeof value === "string" && /^O-\d{1,10}$/.test(value) ? value : undefined;
