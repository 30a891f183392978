import { parseSynonymLine } from "@lagrum/core/search/synonyms";
import type { Reader } from "../db/database.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import { authoritySynonyms } from "./synonyms/authoritySynonyms.ts";
import { businessSynonyms } from "./synonyms/businessSynonyms.ts";
import { childTermSynonyms } from "./synonyms/childTermSynonyms.ts";
import { commonWordSynonyms } from "./synonyms/commonWordSynonyms.ts";
import { companySynonyms } from "./synonyms/companySynonyms.ts";
import { consumerSynonyms } from "./synonyms/consumerSynonyms.ts";
import { contractSynonyms } from "./synonyms/contractSynonyms.ts";
import { courtSynonyms } from "./synonyms/courtSynonyms.ts";
import { crimeSynonyms } from "./synonyms/crimeSynonyms.ts";
import { crimeTermSynonyms } from "./synonyms/crimeTermSynonyms.ts";
import { debtSynonyms } from "./synonyms/debtSynonyms.ts";
import { derivationSynonyms } from "./synonyms/derivationSynonyms.ts";
import { derivedNounSynonyms } from "./synonyms/derivedNounSynonyms.ts";
import { employmentSynonyms } from "./synonyms/employmentSynonyms.ts";
import { everydaySynonyms } from "./synonyms/everydaySynonyms.ts";
import { everydayVerbSynonyms } from "./synonyms/everydayVerbSynonyms.ts";
import { familySynonyms } from "./synonyms/familySynonyms.ts";
import { homeSynonyms } from "./synonyms/homeSynonyms.ts";
import { inheritanceTermSynonyms } from "./synonyms/inheritanceTermSynonyms.ts";
import { mediaSynonyms } from "./synonyms/mediaSynonyms.ts";
import { migrationSynonyms } from "./synonyms/migrationSynonyms.ts";
import { moneySynonyms } from "./synonyms/moneySynonyms.ts";
import { neighbourTermSynonyms } from "./synonyms/neighbourTermSynonyms.ts";
import { ownedHomeTermSynonyms } from "./synonyms/ownedHomeTermSynonyms.ts";
import { procedureSynonyms } from "./synonyms/procedureSynonyms.ts";
import { purchaseSynonyms } from "./synonyms/purchaseSynonyms.ts";
import { relationshipTermSynonyms } from "./synonyms/relationshipTermSynonyms.ts";
import { rentingTermSynonyms } from "./synonyms/rentingTermSynonyms.ts";
import { taxSynonyms } from "./synonyms/taxSynonyms.ts";
import { trafficTermSynonyms } from "./synonyms/trafficTermSynonyms.ts";
import { welfareTermSynonyms } from "./synonyms/welfareTermSynonyms.ts";
import { workSynonyms } from "./synonyms/workSynonyms.ts";

/** The synonyms that a new service begins with. Staff edit them afterwards, so an existing table is not changed. */
export async function seedSynonyms(db: Reader): Promise<void> {
  const [existing] = await db.select({ ID: searchSynonyms.ID }).from(searchSynonyms).limit(1);
  if (existing) return;
  await db.insert(searchSynonyms).values(seededSynonyms());
}

/** All lines of all areas. */
export const seededSynonyms = () =>
  [
    familySynonyms,
    homeSynonyms,
    workSynonyms,
    purchaseSynonyms,
    moneySynonyms,
    crimeSynonyms,
    courtSynonyms,
    authoritySynonyms,
    migrationSynonyms,
    companySynonyms,
    everydaySynonyms,
    derivationSynonyms,
    crimeTermSynonyms,
    trafficTermSynonyms,
    procedureSynonyms,
    welfareTermSynonyms,
    mediaSynonyms,
    everydayVerbSynonyms,
    derivedNounSynonyms,
    rentingTermSynonyms,
    ownedHomeTermSynonyms,
    neighbourTermSynonyms,
    relationshipTermSynonyms,
    childTermSynonyms,
    inheritanceTermSynonyms,
    commonWordSynonyms,
    employmentSynonyms,
    consumerSynonyms,
    debtSynonyms,
    taxSynonyms,
    businessSynonyms,
    contractSynonyms,
  ].flatMap((lines) => lines.trim().split("\n").map(parseSynonymLine));
