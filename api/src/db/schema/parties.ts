import type { MatterKind, PartyMatch, PartySide } from "@lagrum/core/conflict/partySchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/**
 * Clients and counterparties of matters, for the conflict check. Without references to the matters: they outlive these,
 * until KeepUntil.
 */
export const parties = pgTable(
  "parties",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    MatterKind: text("matter_kind").$type<MatterKind>().notNull(),
    MatterID: integer("matter_id").notNull(),
    Side: text("side").$type<PartySide>().notNull(),
    /** Name and number, encrypted with a key outside the database. */
    Sealed: text("sealed").notNull(),
    KeepUntil: moment("keep_until").notNull(),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("parties_matter").on(table.MatterKind, table.MatterID),
    index("parties_age").on(table.KeepUntil),
    check("parties_matter_kind", sql`${table.MatterKind} in ('question', 'order', 'booking', 'rentClaim')`),
    check("parties_side", sql`${table.Side} in ('client', 'counterparty')`),
  ],
);

/** Keyed hashes of a party's number and of forms of its name. */
export const partyKeys = pgTable(
  "party_keys",
  {
    Hash: text("hash").notNull(),
    PartyID: integer("party_id")
      .notNull()
      .references(() => parties.ID, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.Hash, table.PartyID] }), index("party_keys_party").on(table.PartyID)],
);

/** What the check of a matter found: one of its parties may be an earlier one of the other side. */
export const partyConflicts = pgTable(
  "party_conflicts",
  {
    PartyID: integer("party_id")
      .notNull()
      .references(() => parties.ID, { onDelete: "cascade" }),
    EarlierPartyID: integer("earlier_party_id")
      .notNull()
      .references(() => parties.ID, { onDelete: "cascade" }),
    Match: text("match").$type<PartyMatch>().notNull(),
    FoundAt: moment("found_at").notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.PartyID, table.EarlierPartyID] }),
    index("party_conflicts_earlier").on(table.EarlierPartyID),
  ],
);
