/** The reference that the buyer can quote to us: "O-5012". */
export const orderReference = (id: number): string => `O-${id}`;

/** Hours in which an order must be paid. Until then its price is valid. */
export const orderExpiryHours = 48;
