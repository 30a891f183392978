/** What a history entry remembers and no address shows. */
declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The words searched for. */
    search?: { query: string; page: number };
    /** The question form stands at its review. */
    review?: boolean;
  }
}

export {};
