/** A reservation is a lease: it ends by itself unless the open editor renews it. */
export const leaseMinutes = 60;

/** How often an open editor renews its lease, in milliseconds. */
export const leaseRenewal = 5 * 60_000;

/** Reservations that one person may hold at once, unless the setting has another number. */
export const maxReservations = 3;

interface Held {
  UserID: number;
  LeaseUntil: string;
}

/** Whether someone has reserved the question at that moment (specification section 3, isReserved). */
export const isReserved = (holder: Held | null, now: Date): holder is Held =>
  holder !== null && Date.parse(holder.LeaseUntil) > now.getTime();

/** Whether that person has reserved it. */
export const isHeldBy = (holder: Held | null, userId: number, now: Date): boolean =>
  isReserved(holder, now) && holder.UserID === userId;
