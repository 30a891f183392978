const page = (path: string) => (code: string) => `${path}?code=${encodeURIComponent(code)}`;

/**
 * The buyer's pages of an order, by its access code: in mails, and as the addresses that the provider leads back to. The
 * pages to pay open with a question's code too.
 */
export const orderPages = {
  /** Where the order is paid. */
  checkout: page("/kassa"),
  /** Where the buyer lands after the payment; it waits for the API to know. */
  confirmation: page("/kassa/klar"),
  /** The order's own page. */
  status: page("/bestallning"),
};
