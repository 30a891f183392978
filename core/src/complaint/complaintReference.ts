/** The reference of a complaint, which the consumer can quote: "KL-101". */
export const complaintReference = (id: number): string => `KL-${id}`;

/** Days within which complaints are answered: the firm's own promise. */
export const answerDays = 14;
