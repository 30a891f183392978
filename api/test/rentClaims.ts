import type { SubmitRentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";
import { aPdf } from "./uploads.ts";

/** The body of a rent claim that was typed for a while. */
export const aRentClaim = (change: Partial<SubmitRentClaim> = {}) => ({
  Check: {
    ...{ HousingType: "SecondHand" as const, ContractStart: "2023-01-01", ContractEnd: null },
    ...{ MonthlyRent: 12_000_00, LandlordRentFrom: 8_000_00, LandlordRentTo: 8_000_00, RoomShare: null },
    ...{ Furnished: "Full" as const, Extras: {} },
  },
  ...{ Street: "Ringvägen 4", PostalCode: "118 67", City: "Stockholm", HasWrittenContract: true },
  ...{ LandlordName: "Hasse Hyresvärd", LandlordEmail: "hasse@exempel.se" },
  ...{ FirstName: "Tilda", LastName: "Ek", PersonalNumber: "19811218-9876" },
  ...{ Email: "tilda@exempel.se", Phone: "070-123 45 67" },
  ...{ Street2: "Ringvägen 4", PostalCode2: "118 67", City2: "Stockholm" },
  ...{ AcceptTerms: true as const, IsAdult: true as const, PowerOfAttorney: true },
  OpenedAt: new Date(Date.now() - 60_000).toISOString(),
  ...change,
});

/** A rent claim that came in. */
export async function receivedClaim({ client }: TestApp, change: Partial<SubmitRentClaim> = {}) {
  const { Reference, AccessCode } = done(await client.submitRentClaim({ body: aRentClaim(change) }));
  return { ID: Number(Reference.split("-")[1]), Reference, AccessCode };
}

/** Uploads a document to a claim. @returns its ID */
export async function claimFile({ client }: TestApp, accessCode: string, bytes: Buffer = aPdf): Promise<number> {
  const body = { Name: "kontrakt.pdf", Size: bytes.length, Proof: "Tenancy" as const };
  const { ID: fileId } = done(await client.beginRentClaimFile({ accessCode, body }));
  const piece = { At: 0, Data: bytes.toString("base64") };
  done(await client.sendRentClaimFilePiece({ params: { fileId }, accessCode, body: piece }));
  return done(await client.finishRentClaimFile({ params: { fileId }, accessCode })).ID;
}
