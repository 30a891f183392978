import { z } from "zod";
import { id, listAnswer, listQuery, timestamp } from "../contract/fieldSchema.ts";

/** How many people must search for the same words on one day before staff see them. */
export const fewestPeople = 3;

/** Nothing matched, or at least half of those who searched opened none of the hits. */
export const SearchMissKind = z.enum(["NoHit", "Unopened"]);
export type SearchMissKind = z.infer<typeof SearchMissKind>;

/** Words of searches without a good hit. */
export const SearchMiss = z
  .object({
    ID: id,
    Kind: SearchMissKind,
    /** The words as typed, in lower case, without stop words. */
    Words: z.string(),
    /** Most people who searched for them on one day without finding or opening anything: people cannot be recognised from one day to another. */
    People: z.int().min(fewestPeople),
    LastAt: timestamp,
  })
  .meta({ id: "SearchMiss" });
export type SearchMiss = z.infer<typeof SearchMiss>;

export const SearchMissList = z.object({ Misses: z.array(SearchMiss), ...listAnswer }).meta({ id: "SearchMissList" });
export type SearchMissList = z.infer<typeof SearchMissList>;

const { Page, PageSize, Order } = listQuery;

export const SearchMissQuery = z.strictObject({
  ...{ Page, PageSize, Order },
  Sort: z.enum(["People", "LastAt", "ID"]).default("People"),
});
export type SearchMissQuery = z.infer<typeof SearchMissQuery>;
