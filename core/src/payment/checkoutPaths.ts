/** The page where a payment is made. It holds no code: the browser keeps it, or the buyer opens the mailed link. */
export const checkoutPath = (paymentId: number): string => `/checkout/${paymentId}`;

/** Where the provider sends the buyer afterwards. What it shows comes from the server, not from the redirect. */
export const confirmationPath = (paymentId: number): string => `${checkoutPath(paymentId)}/done`;
