import type { Matter, Party } from "@lagrum/core/conflict/partySchema";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader, Transaction } from "../db/database.ts";
import { parties, partyConflicts } from "../db/schema/parties.ts";
import type { Seal } from "../keys/seal.ts";
import {
  type Conflict,
  findConflicts,
  listParties,
  openParty,
  recordParties,
  type StoredParty,
} from "./partyRepository.ts";

/** How the conflict check stores names. */
export interface ConflictCheck {
  seal: Seal;
  /** The setting CONFLICT_YEARS. */
  years: number;
}

/** Of the advisory lock: of two matters that begin at once, the second sees the first. */
const LOCK = 4_711_001;

/**
 * Records the parties of a new matter, and compares them with those of all others.
 * @returns whether there may be a conflict of interest
 */
export async function reviewParties(
  tx: Transaction,
  { seal, years }: ConflictCheck,
  { matter, given, now }: { matter: Matter; given: Party[]; now: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const keepUntil = new Date(now);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + years);
  await recordParties(tx, seal, { matter, given, keepUntil });
  return checkConflicts(tx, seal, matter, now);
}

/**
 * Compares the parties of a matter with those of all others, and stores what it finds.
 * @returns whether there may be a conflict of interest
 */
export async function checkConflicts(tx: Transaction, seal: Seal, matter: Matter, now: Date): Promise<boolean> {
  const own = await listParties(tx, seal, matter);
  const found = await findConflicts(tx, seal, own, matter);
  if (found.length === 0) return false;
  const rows = found.map(({ party, earlier, match }) => ({
    PartyID: party.ID,
    EarlierPartyID: earlier.ID,
    Match: match,
    FoundAt: now.toISOString(),
  }));
  await tx.insert(partyConflicts).values(rows).onConflictDoNothing();
  return true;
}

/** What the check of a matter has found, oldest matter first. */
export async function listConflicts(db: Reader, seal: Seal, { Kind, ID }: Matter): Promise<Conflict<StoredParty>[]> {
  const earlier = alias(parties, "earlier");
  const rows = await db
    .select({ party: parties, earlier, match: partyConflicts.Match })
    .from(partyConflicts)
    .innerJoin(parties, eq(parties.ID, partyConflicts.PartyID))
    .innerJoin(earlier, eq(earlier.ID, partyConflicts.EarlierPartyID))
    .where(and(eq(parties.MatterKind, Kind), eq(parties.MatterID, ID)))
    .orderBy(earlier.ID, parties.ID);
  return rows.map((row) => ({
    party: openParty(seal, row.party),
    earlier: openParty(seal, row.earlier),
    match: row.match,
  }));
}
