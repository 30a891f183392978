/** State in the history entry that must not be in the URL. */
declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The search query. */
    search?: { query: string; page: number };
    /** The question form is at its review step. */
    review?: boolean;
  }
}

export {};
