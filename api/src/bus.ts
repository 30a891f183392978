/** A change as every part of the service hears of it; nothing in it is secret. */
export interface BusEvent {
  Entity: "question" | "answer" | "category";
  ID: number;
  Action: "insert" | "update" | "delete";
}

/** The one bus: PostgreSQL's NOTIFY, written by triggers, so that no write can forget it. */
export interface Bus {
  /** Calls back for each change; the returned function ends that. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
}
