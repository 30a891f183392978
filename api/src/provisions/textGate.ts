import type { FieldChange } from "@lagrum/core/audit/historySchema";
import { placesToVerify } from "@lagrum/core/citation/placesToVerify";
import { type CheckedProvision, isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { fieldChange } from "../audit/auditLog.ts";
import type { Reader } from "../db/database.ts";
import { checkPlaces } from "./provisionCheck.ts";
import { checkedKey, refusePlaces } from "./provisionGate.ts";

/** A text of staff that is sent or published and is no answer. */
interface OutgoingText {
  /** Plain. */
  texts: readonly string[];
  /** The same as its readers have them now; empty before the first time. */
  before: readonly string[];
  /** Why the author answers for places that can't be verified here. */
  reason: string | undefined;
  /** The field of Details. */
  field: string;
}

/**
 * Refuses a place that contradicts the facts about its act, and one that can't be verified here without a reason. What its
 * readers have already stays as it is.
 * @returns what the audit log says about the places that the reason confirms; empty without any
 * @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED
 */
export async function confirmPlacesIn(
  db: Reader,
  now: Date,
  { texts, before, reason, field }: OutgoingText,
): Promise<FieldChange[]> {
  const today = dayOf(now);
  const check = async (parts: readonly string[]): Promise<CheckedProvision[]> => {
    const places = placesToVerify(parts.join("\n\n"), {}, today).map((place) => ({ ...place, Law: null, Index: null }));
    return places.length === 0 ? [] : checkPlaces(db, places, { today, day: today, confirmed: new Set() });
  };
  const doubtful = (await check(texts)).filter((provision) => !isVerified(provision));
  if (doubtful.length === 0) return [];
  const known = new Set((await check(before)).map(checkedKey));
  const added = doubtful.filter((provision) => !known.has(checkedKey(provision)));
  refusePlaces(
    added.filter(({ Confirmable }) => !Confirmable || reason === undefined),
    () => field,
  );
  if (added.length === 0) return [];
  return [
    fieldChange(
      "Provisions",
      null,
      added.map(({ Label }) => Label),
    ),
    fieldChange("Reason", null, reason),
  ];
}
