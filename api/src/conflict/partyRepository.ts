import { blockingKeys } from "@lagrum/core/conflict/blockingKeys";
import { compareParties } from "@lagrum/core/conflict/compareParties";
import { readPartyNumber } from "@lagrum/core/conflict/partyNumber";
import type { Matter, Party, PartyMatch } from "@lagrum/core/conflict/partySchema";
import { and, eq, inArray, lt, ne, or } from "drizzle-orm";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { parties, partyKeys } from "../db/schema/parties.ts";
import type { Seal } from "../keys/seal.ts";

/** A party that is stored. */
export interface StoredParty extends Party {
  ID: number;
  Matter: Matter;
}

/** An earlier party of the other side that may be the given one. */
export interface Conflict<P extends Party = Party> {
  party: P;
  earlier: StoredParty;
  match: PartyMatch;
}

/** The keyed hashes by which a party is found. */
function hashesOf(seal: Seal, { Name, Number: number }: Party): string[] {
  const digits = readPartyNumber(number ?? "");
  const keys = [...blockingKeys(Name), ...(digits === null ? [] : [`number:${digits}`])];
  return keys.map(seal.subjectHash);
}

export const openParty = (seal: Seal, row: typeof parties.$inferSelect): StoredParty => ({
  ...(seal.open(row) as Pick<Party, "Name" | "Number">),
  ID: row.ID,
  Side: row.Side,
  Matter: { Kind: row.MatterKind, ID: row.MatterID },
});

const ofMatter = ({ Kind, ID }: Matter) => and(eq(parties.MatterKind, Kind), eq(parties.MatterID, ID));

/** Stores the parties of a matter: names encrypted, and keyed hashes. @param keepUntil when they are deleted */
export async function recordParties(
  tx: Transaction,
  seal: Seal,
  { matter, given, keepUntil }: { matter: Matter; given: Party[]; keepUntil: Date },
): Promise<void> {
  for (const party of given) {
    const { Side, Name, Number: number = null } = party;
    const { Sealed } = seal.seal({ Name, Number: number }, Name);
    const [row] = await tx
      .insert(parties)
      .values({ MatterKind: matter.Kind, MatterID: matter.ID, Side, Sealed, KeepUntil: keepUntil.toISOString() })
      .returning({ ID: parties.ID });
    if (!row) throw new Error("an insert gave no row");
    await insertKeys(tx, seal, row.ID, party);
  }
}

async function insertKeys(tx: Transaction, seal: Seal, PartyID: number, party: Party): Promise<void> {
  const keys = new Set(hashesOf(seal, party));
  await tx.insert(partyKeys).values([...keys].map((Hash) => ({ Hash, PartyID })));
}

/** Stores a party's name in another form, with the hashes of that form. */
export async function replaceParty(tx: Transaction, seal: Seal, party: StoredParty): Promise<void> {
  const { ID, Name, Number: number = null } = party;
  const { Sealed } = seal.seal({ Name, Number: number }, Name);
  await tx.update(parties).set({ Sealed }).where(eq(parties.ID, ID));
  await tx.delete(partyKeys).where(eq(partyKeys.PartyID, ID));
  await insertKeys(tx, seal, ID, party);
}

export async function listParties(db: Reader, seal: Seal, matter: Matter): Promise<StoredParty[]> {
  const rows = await db.select().from(parties).where(ofMatter(matter)).orderBy(parties.ID);
  return rows.map((row) => openParty(seal, row));
}

/**
 * Earlier parties of the other side: a client who was a counterparty, or a counterparty who was a client. Candidates are
 * found by their hashes, and compared by name once decrypted.
 * @param except the matter that the given parties belong to
 */
export async function findConflicts<P extends Party>(
  db: Reader,
  seal: Seal,
  given: P[],
  except?: Matter,
): Promise<Conflict<P>[]> {
  const found: Conflict<P>[] = [];
  // One at a time: the caller may be in a transaction, which runs one statement at a time.
  for (const party of given) found.push(...(await findOpposite(db, seal, party, except)));
  return found;
}

async function findOpposite<P extends Party>(
  db: Reader,
  seal: Seal,
  party: P,
  except?: Matter,
): Promise<Conflict<P>[]> {
  const others = except && or(ne(parties.MatterKind, except.Kind), ne(parties.MatterID, except.ID));
  const candidates = await db
    .select()
    .from(parties)
    .where(
      and(
        inArray(
          parties.ID,
          db
            .select({ ID: partyKeys.PartyID })
            .from(partyKeys)
            .where(inArray(partyKeys.Hash, hashesOf(seal, party))),
        ),
        eq(parties.Side, party.Side === "client" ? "counterparty" : "client"),
        others,
      ),
    )
    .orderBy(parties.ID);
  return candidates.flatMap((row) => {
    const earlier = openParty(seal, row);
    const match = compareParties(party, earlier);
    return match ? [{ party, earlier, match }] : [];
  });
}

/** Deletes the parties of a matter that never began: it was not confirmed, or not paid in time. */
export const removeParties = (tx: Transaction, matter: Matter): Promise<unknown> =>
  tx.delete(parties).where(ofMatter(matter));

/** Deletes parties at the end of their retention period. */
export const removeOldParties = (db: Database, now: Date): Promise<unknown> =>
  db.delete(parties).where(lt(parties.KeepUntil, now.toISOString()));
