const page = (path: string) => (code: string) => `${path}?code=${encodeURIComponent(code)}`;

/**
 * The buyer's pages of an order, by its access code: in mails and on the site. The page to pay
 * opens with a question's code too.
 */
export const orderPages = {
  /** Where the order is paid. */
  checkout: page("/kassa"),
  /** The order's own page. */
  status: page("/order"),
};
