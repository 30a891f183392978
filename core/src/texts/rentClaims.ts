import type { DeskEvent, RentClaimState, RentProof } from "../rentClaim/rentClaimCaseSchema.ts";

export const rentClaimStateTexts: Record<RentClaimState, string> = {
  Received: "Mottaget",
  Reviewing: "Granskas",
  AwaitingDocuments: "Väntar på hyresgästen",
  Negotiating: "Krav skickat till hyresvärden",
  AtTribunal: "Hos hyresnämnden",
  Decided: "Avgjort",
  Declined: "Avböjt",
  Withdrawn: "Återtaget",
};

/** The next step for the tenant. */
export const rentClaimSteps: Record<RentClaimState, string> = {
  Received: "En jurist läser ditt ärende så snart vi kan.",
  Reviewing: "En jurist går igenom ditt underlag.",
  AwaitingDocuments: "Vi väntar på underlag eller svar från dig.",
  Negotiating: "Vi har skickat kravet till hyresvärden och väntar på svar.",
  AtTribunal: "Ansökan ligger hos hyresnämnden, som avgör.",
  Decided: "Ärendet är avgjort. Läs vårt besked.",
  Declined: "Vi driver inte ärendet. Läs varför.",
  Withdrawn: "Du har tagit tillbaka ärendet. Inget mer händer.",
};

export const rentProofTexts: Record<RentProof, string> = {
  Tenancy: "Att du hyr eller har hyrt",
  Payment: "Vad du har betalat",
  LandlordRent: "Vad hyresvärden betalar",
  Other: "Något annat",
};

/** The buttons for staff. */
export const deskEventTexts: Record<DeskEvent, string> = {
  TAKE: "Börja granska",
  ASK: "Be om underlag",
  NEGOTIATE: "Kravet är skickat",
  APPLY: "Ansökan är inlämnad",
  DECIDE: "Avgör",
  DECLINE: "Avböj",
};
