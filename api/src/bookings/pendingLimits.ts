import { pendingLimit } from "@lagrum/core/booking/bookingRules";
import { heldStates } from "@lagrum/core/booking/bookingTransitions";
import { emailIdentity, phoneIdentity } from "@lagrum/core/booking/personIdentity";
import { and, count, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { bookings, pendingKeys } from "../db/schema/bookings.ts";
import { networkOf } from "../http/clientNetwork.ts";
import { Failure } from "../http/failure.ts";

type PendingKey = Pick<typeof pendingKeys.$inferSelect, "Kind" | "Hash">;

/** Whom a held or unpaid time counts against, and how many times a network may have. */
export interface PendingClaim {
  keys: readonly PendingKey[];
  networkLimit: number;
}

interface Visitor {
  ip: string;
  /** The site's cookie; null for a browser that refuses it. */
  device: string | null;
  Email?: string;
  Phone?: string;
}

/** The keys of a visitor. Only hashes are stored. */
export function claimOf(
  { conflictSeal, env }: Pick<App, "conflictSeal" | "env">,
  { ip, device, Email, Phone }: Visitor,
): PendingClaim {
  const key = (Kind: PendingKey["Kind"], value: string) => ({
    Kind,
    Hash: conflictSeal.subjectHash(`pending ${Kind} ${value}`),
  });
  return {
    keys: [
      key("network", networkOf(ip)),
      ...(device === null ? [] : [key("device", device)]),
      ...(Email === undefined ? [] : [key("email", emailIdentity(Email))]),
      ...(Phone === undefined ? [] : [key("phone", phoneIdentity(Phone))]),
    ],
    networkLimit: env.BOOKING_LIMIT_NETWORK,
  };
}

/**
 * Refuses a visitor who has too many held or unpaid times. Concurrent calls with a key in common wait for each other, so
 * that together they stay within the limit. Called before a lawyer is locked.
 * @param except the hold that is booked or replaced.
 * @throws Failure TOO_MANY_PENDING, TOO_MANY_PENDING_NETWORK
 */
export async function requireFewPending(
  tx: Transaction,
  { keys, networkLimit }: PendingClaim,
  { now, except }: { now: Date; except: number | null },
): Promise<void> {
  // In a fixed order, so that two calls can't wait for each other.
  const hashes = keys.map(({ Hash }) => Hash).toSorted();
  for (const hash of hashes) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const pending = await tx
    .select({ Hash: pendingKeys.Hash, Times: count() })
    .from(pendingKeys)
    .innerJoin(bookings, eq(bookings.ID, pendingKeys.BookingID))
    .where(
      and(
        inArray(pendingKeys.Hash, hashes),
        or(ne(bookings.ID, except ?? 0), ne(bookings.State, "Held")),
        or(
          eq(bookings.State, "AwaitingPayment"),
          and(inArray(bookings.State, [...heldStates]), gt(bookings.HoldUntil, now.toISOString())),
        ),
      ),
    )
    .groupBy(pendingKeys.Hash);
  const timesBy = new Map(pending.map(({ Hash, Times }) => [Hash, Times]));
  for (const { Kind, Hash } of keys) {
    const times = timesBy.get(Hash) ?? 0;
    if (Kind === "network" && times >= networkLimit) throw new Failure("TOO_MANY_PENDING_NETWORK");
    if (Kind !== "network" && times >= pendingLimit) throw new Failure("TOO_MANY_PENDING");
  }
}

/** Counts a held or unpaid booking against its visitor. */
export async function insertPendingKeys(tx: Transaction, BookingID: number, { keys }: PendingClaim): Promise<void> {
  await tx
    .insert(pendingKeys)
    .values(keys.map((key) => ({ ...key, BookingID })))
    .onConflictDoUpdate({
      target: [pendingKeys.BookingID, pendingKeys.Kind],
      set: { Hash: sql`excluded.hash` },
    });
}
