import type { RentClaimState } from "./rentClaimCaseSchema.ts";

/** What can happen to a rent claim. REPLY and WITHDRAW are the tenant's, the others are calls of staff. */
export const rentClaimEvents = ["TAKE", "ASK", "REPLY", "NEGOTIATE", "APPLY", "DECIDE", "DECLINE", "WITHDRAW"] as const;
export type RentClaimEvent = (typeof rentClaimEvents)[number];

type Transitions = Partial<Record<RentClaimEvent, RentClaimState>>;

/** While the claim is open the tenant may withdraw it, and staff may ask for documents. */
const open = { ASK: "AwaitingDocuments", WITHDRAW: "Withdrawn" } as const satisfies Transitions;

/** The transitions of each state. The machine `rentClaim` is built from this table, and the API refuses what it does not have. */
export const rentClaimTransitions: Record<RentClaimState, Transitions> = {
  Received: { TAKE: "Reviewing", DECLINE: "Declined", WITHDRAW: "Withdrawn" },
  Reviewing: { NEGOTIATE: "Negotiating", APPLY: "AtTribunal", DECLINE: "Declined", ...open },
  AwaitingDocuments: { REPLY: "Reviewing", TAKE: "Reviewing", DECLINE: "Declined", ...open },
  Negotiating: { APPLY: "AtTribunal", DECIDE: "Decided", ...open },
  AtTribunal: { DECIDE: "Decided", ...open },
  Decided: {},
  Declined: {},
  Withdrawn: {},
};

/** The state after the event, or null when the event can't happen in that state. */
export const nextRentClaimState = (state: RentClaimState, event: RentClaimEvent): RentClaimState | null =>
  rentClaimTransitions[state][event] ?? null;
