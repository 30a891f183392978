/** The reference of a message to the firm: "K-104". */
export const messageReference = (id: number): string => `K-${id}`;

/** The reference of a report about an answer: "R-12". */
export const reportReference = (id: number): string => `R-${id}`;
