import type { rentClaimActions } from "@lagrum/core/audit/historySchema";
import type { RentClaimState } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import type { RentClaimEvent } from "@lagrum/core/rentClaim/rentClaimTransitions";
import { nextRentClaimState } from "@lagrum/core/rentClaim/rentClaimTransitions";
import { eq } from "drizzle-orm";
import { type AuditContext, recordChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { rentClaimMessages, rentClaims, rentClaimTenants } from "../db/schema/rentClaims.ts";
import { Failure } from "../http/failure.ts";

export type RentClaimRow = typeof rentClaims.$inferSelect;
type NewClaim = Omit<typeof rentClaims.$inferInsert, "State" | "CreatedAt">;
type NewTenant = Omit<typeof rentClaimTenants.$inferInsert, "ClaimID">;

/** @returns the claim's ID */
export async function insertRentClaim(context: AuditContext, claim: NewClaim, tenant: NewTenant): Promise<number> {
  const { tx, now } = context;
  const [row] = await tx
    .insert(rentClaims)
    .values({ ...claim, State: "Received", CreatedAt: now.toISOString() })
    .returning({ ID: rentClaims.ID });
  if (!row) throw new Error("an insert gave no row");
  await tx.insert(rentClaimTenants).values({ ...tenant, ClaimID: row.ID });
  await recordChange(context, { Entity: "rentClaim", EntityID: row.ID, Action: "submitted" });
  return row.ID;
}

/** The claim, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockRentClaim(tx: Transaction, id: number): Promise<RentClaimRow> {
  const [row] = await tx.select().from(rentClaims).where(eq(rentClaims.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** @throws Failure NOT_FOUND */
export async function getRentClaimRow(db: Reader, id: number): Promise<RentClaimRow> {
  const [row] = await db.select().from(rentClaims).where(eq(rentClaims.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** The audit action of each event. */
const actions: Record<RentClaimEvent, (typeof rentClaimActions)[number]> = {
  TAKE: "taken",
  ASK: "documentsAsked",
  REPLY: "replied",
  NEGOTIATE: "negotiated",
  APPLY: "applied",
  DECIDE: "decided",
  DECLINE: "declined",
  WITHDRAW: "withdrawn",
};

const ended: readonly RentClaimState[] = ["Decided", "Declined", "Withdrawn"];

interface MoveOptions
  extends Pick<typeof rentClaims.$inferInsert, "AssignedToID" | "RecoveredAmount" | "PowerOfAttorneyAt"> {
  /** The text to the other side. */
  text?: string | null | undefined;
}

/**
 * Moves a locked claim by the table of transitions, with its text, and writes it to the log.
 * @throws Failure RENT_CLAIM_WRONG_STATE
 */
export async function moveRentClaimRow(
  context: AuditContext,
  { ID, State: Before }: Pick<RentClaimRow, "ID" | "State">,
  event: RentClaimEvent,
  { text, ...more }: MoveOptions = {},
): Promise<RentClaimState> {
  const { tx, now, caller } = context;
  const State = nextRentClaimState(Before, event);
  if (State === null) throw new Failure("RENT_CLAIM_WRONG_STATE");
  const EndedAt = ended.includes(State) ? { EndedAt: now.toISOString() } : {};
  await tx
    .update(rentClaims)
    .set({ State, ...EndedAt, ...more })
    .where(eq(rentClaims.ID, ID));
  if (text) {
    const message = { ClaimID: ID, FromTenant: caller === null, Body: text, State, UserID: caller?.UserID ?? null };
    await tx.insert(rentClaimMessages).values({ ...message, At: now.toISOString() });
  }
  const Changed = Before === State ? [] : [{ Field: "State", Before, After: State }];
  await recordChange(context, { Entity: "rentClaim", EntityID: ID, Action: actions[event], Changed });
  return State;
}
