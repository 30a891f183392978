/** The payment page. The URL has no access code: the browser stores it, or the buyer opens the mailed link. */
export const checkoutPath = (paymentId: number): string => `/checkout/${paymentId}`;

/** Where the provider sends the buyer afterwards. Its content comes from the server, not from the redirect. */
export const confirmationPath = (paymentId: number): string => `${checkoutPath(paymentId)}/done`;
