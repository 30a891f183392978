/** What whoever wrote to the firm may quote to us: "K-104". */
export const messageReference = (id: number): string => `K-${id}`;

/** What whoever reported an answer may quote to us: "R-12". */
export const reportReference = (id: number): string => `R-${id}`;
