/** The reference of a withdrawal, which the consumer can quote: "A-101". */
export const withdrawalReference = (id: number): string => `A-${id}`;

/** Hours in which a submission is confirmed by its mailed link. Then it goes to the staff's queue. */
export const confirmationHours = 24;
