import { setup } from "xstate";
import type { RentClaimState } from "../rentClaim/rentClaimCaseSchema.ts";
import { type RentClaimEvent, rentClaimTransitions } from "../rentClaim/rentClaimTransitions.ts";

const descriptions: Record<RentClaimState, string> = {
  Received: "Ärendet har kommit in. Ingen jurist har börjat läsa det.",
  Reviewing: "En jurist läser underlaget.",
  AwaitingDocuments: "Ärendet väntar på underlag eller svar från hyresgästen.",
  Negotiating: "Kravet är skickat till hyresvärden.",
  AtTribunal: "Ansökan är inlämnad till hyresnämnden.",
  Decided: "Ärendet är avgjort, genom en överenskommelse eller av hyresnämnden.",
  Declined: "Vi driver inte ärendet. Hyresgästen har fått veta varför.",
  Withdrawn: "Hyresgästen har tagit tillbaka ärendet.",
};

const stateOf = (State: RentClaimState) => ({
  description: descriptions[State],
  on: rentClaimTransitions[State],
  ...(Object.keys(rentClaimTransitions[State]).length === 0 && { type: "final" as const }),
});

/** A rent claim from the form to its end. The API checks the same table (rentClaim/rentClaimTransitions.ts). */
export const rentClaim = setup({ types: { events: {} as { type: RentClaimEvent } } }).createMachine({
  id: "rentClaim",
  description: "Ett krav på tillbakabetalning av för hög hyra, från formuläret till beslutet.",
  initial: "Received",
  states: {
    Received: stateOf("Received"),
    Reviewing: stateOf("Reviewing"),
    AwaitingDocuments: stateOf("AwaitingDocuments"),
    Negotiating: stateOf("Negotiating"),
    AtTribunal: stateOf("AtTribunal"),
    Decided: stateOf("Decided"),
    Declined: stateOf("Declined"),
    Withdrawn: stateOf("Withdrawn"),
  },
});
