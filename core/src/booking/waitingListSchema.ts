/** The states of a place on the waiting list. An offer is a held booking. */
export type WaitingState = "Waiting" | "Offered" | "Booked" | "Left" | "Ended";
