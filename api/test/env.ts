/** A reader for the test of the pool: the names of its settings. */
export const environment = (): string[] => Object.keys(process.env);
