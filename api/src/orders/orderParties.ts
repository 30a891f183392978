import { bookingReference } from "@lagrum/core/booking/bookingRules";
import type { Matter, Party } from "@lagrum/core/conflict/partySchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import { reference } from "@lagrum/core/question/questionState";
import { rentClaimReference } from "@lagrum/core/rentClaim/rentClaimReference";
import { conflictText } from "@lagrum/core/texts/conflicts";
import type { AuditContext } from "../audit/auditLog.ts";
import { type ConflictCheck, listConflicts, reviewParties } from "../conflict/conflictService.ts";
import { type Conflict, listParties } from "../conflict/partyRepository.ts";
import type { Reader } from "../db/database.ts";
import type { Seal } from "../keys/seal.ts";
import { recordOrderChange, setOrder } from "./orderRepository.ts";

interface GivenParties {
  FirstName: string;
  LastName: string;
  CompanyName: string | null;
  OrgNumber: string | null;
  Counterparty?: string | null | undefined;
  CounterpartyOrgNumber?: string | null | undefined;
}

/** The company that buys and the person who acts for it, and the other party. */
export function partiesOf(given: GivenParties): Party[] {
  const { CompanyName, OrgNumber, Counterparty, CounterpartyOrgNumber } = given;
  const person = `${given.FirstName} ${given.LastName}`.trim();
  return [
    ...(CompanyName ? [{ Side: "client" as const, Name: CompanyName, Number: OrgNumber }] : []),
    ...(person ? [{ Side: "client" as const, Name: person }] : []),
    ...(Counterparty
      ? [{ Side: "counterparty" as const, Name: Counterparty, Number: CounterpartyOrgNumber ?? null }]
      : []),
  ];
}

/**
 * Checks the parties of an order that was just placed. With a possible conflict of interest nobody works on it before an
 * administrator has decided. The buyer sees and pays it as any other, since a difference would tell who is a client.
 * @returns whether it is in review
 */
export async function reviewOrder(
  context: AuditContext,
  check: ConflictCheck,
  ID: number,
  given: GivenParties,
): Promise<boolean> {
  const { tx, now } = context;
  const matter = { Kind: "order", ID } as const;
  if (!(await reviewParties(tx, check, { matter, given: partiesOf(given), now }))) return false;
  await setOrder(tx, ID, { ReviewSince: now.toISOString() });
  await recordOrderChange({ ...context, caller: null }, ID, "held");
  return true;
}

/** The counterparty's name as the client wrote it, with its number. */
export async function findCounterparty(db: Reader, seal: Seal, matter: Matter): Promise<string | null> {
  const found = (await listParties(db, seal, matter)).find(({ Side }) => Side === "counterparty");
  if (!found) return null;
  return found.Number ? `${found.Name} (${found.Number})` : found.Name;
}

const references = {
  order: orderReference,
  question: reference,
  booking: bookingReference,
  rentClaim: rentClaimReference,
};

export const referenceOf = ({ Kind, ID }: Matter): string => references[Kind](ID);

/** Why there may be a conflict of interest, for administrators; null without one. */
export async function findConflictReason(db: Reader, seal: Seal, matter: Matter): Promise<string | null> {
  return conflictReasonOf(await listConflicts(db, seal, matter));
}

/** The same of conflicts that are known; null without one. */
export function conflictReasonOf(found: Conflict[]): string | null {
  const lines = found.map((conflict) => conflictText({ ...conflict, reference: referenceOf(conflict.earlier.Matter) }));
  return lines.length > 0 ? lines.join("\n") : null;
}
