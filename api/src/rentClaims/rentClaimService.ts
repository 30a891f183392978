import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { isPersonalNumber, plainNumber } from "@lagrum/core/contract/personalNumber";
import type { Details } from "@lagrum/core/contract/problem";
import type { MoveRentClaim, SubmitRentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { estimateRent, type RentEstimate } from "@lagrum/core/rentClaim/rentEstimate";
import { dayOf } from "@lagrum/core/text/dates";
import { type ConflictCheck, reviewParties } from "../conflict/conflictService.ts";
import { notifyOfConflict } from "../conflict/notifyOfConflict.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { sealNumber } from "../keys/personalNumber.ts";
import type { Seal } from "../keys/seal.ts";
import { insertRentClaim, lockRentClaim, moveRentClaimRow } from "./rentClaimRepository.ts";
import type { Landlord } from "./rentClaimView.ts";
import { listRentRules } from "./rentRules.ts";

/** Faults that the schema can't detect. */
function findFaults({ Check, PersonalNumber }: SubmitRentClaim, today: string): Details {
  const { ContractStart, ContractEnd, LandlordRentFrom, LandlordRentTo } = Check;
  return {
    ...(ContractStart > today && { "Check.ContractStart": ["INVALID_DATE"] }),
    ...(ContractEnd !== null && ContractEnd < ContractStart && { "Check.ContractEnd": ["INVALID_DATE"] }),
    ...(LandlordRentFrom !== null &&
      LandlordRentTo !== null &&
      LandlordRentTo < LandlordRentFrom && { "Check.LandlordRentTo": ["INVALID_VALUE"] }),
    ...(!isPersonalNumber(PersonalNumber) && { PersonalNumber: ["INVALID_VALUE"] }),
  };
}

function sumsOf(estimate: RentEstimate) {
  const EstimateLow = "Low" in estimate ? estimate.Low.Total : null;
  return { EstimateLow, EstimateHigh: "High" in estimate ? estimate.High.Total : EstimateLow };
}

/**
 * Stores a rent claim with an estimate by the figures in force, checks its parties for conflicts, and mails the receipt.
 * @returns its ID
 * @throws Failure INCORRECT_PROPERTIES
 */
export async function submitRentClaim(
  context: OpenContext,
  claim: SubmitRentClaim,
  { check, numberSeal }: { check: ConflictCheck; numberSeal: Seal },
): Promise<number> {
  const { tx, now, jobs } = context;
  const today = dayOf(now);
  const faults = findFaults(claim, today);
  if (Object.keys(faults).length > 0) throw new Failure("INCORRECT_PROPERTIES", faults);
  const { Check, Street, PostalCode, City, HasWrittenContract, FirstName, LastName, Email, Phone } = claim;
  const estimate = estimateRent(Check, await listRentRules(tx), today);
  const landlord: Landlord = {
    Name: claim.LandlordName,
    Email: claim.LandlordEmail ?? null,
    Phone: claim.LandlordPhone ?? null,
  };
  const at = now.toISOString();
  const row = {
    ...{ Check, Street, PostalCode, City, HasWrittenContract },
    EstimateKind: estimate.Kind,
    ...sumsOf(estimate),
    ApartmentNumber: claim.ApartmentNumber ?? null,
    Rooms: claim.Rooms ?? null,
    AreaSqm: claim.AreaSqm ?? null,
    Deposit: claim.Deposit ?? null,
    Landlord: check.seal.seal(landlord, landlord.Name).Sealed,
    TermsVersion: termsVersion,
    AcceptedAt: at,
    PowerOfAttorneyAt: claim.PowerOfAttorney ? at : null,
  };
  const tenant = {
    ...{ FirstName, LastName, Email, Phone },
    Street: claim.Street2,
    PostalCode: claim.PostalCode2,
    City: claim.City2,
    PersonalNumber: sealNumber(numberSeal, plainNumber(claim.PersonalNumber), Email),
  };
  const ID = await insertRentClaim({ ...context, caller: null }, row, tenant);
  const matter = { Kind: "rentClaim", ID } as const;
  const hasConflict = await reviewParties(tx, check, {
    matter,
    given: [
      { Side: "client", Name: `${FirstName} ${LastName}`, Number: claim.PersonalNumber },
      { Side: "counterparty", Name: claim.LandlordName },
    ],
    now,
  });
  if (hasConflict) await notifyOfConflict(context, matter);
  await jobs.send(tx, "mail", { Kind: "rentClaimReceived", RentClaimID: ID });
  return ID;
}

/** The tenant replies to a question from staff. @throws Failure RENT_CLAIM_WRONG_STATE */
export async function replyInRentClaim(context: OpenContext, id: number, text: string): Promise<void> {
  await moveRentClaimRow({ ...context, caller: null }, await lockRentClaim(context.tx, id), "REPLY", { text });
}

/** The tenant withdraws the claim, and the power of attorney with it. @throws Failure RENT_CLAIM_WRONG_STATE */
export async function withdrawRentClaim(context: OpenContext, id: number): Promise<void> {
  const row = await lockRentClaim(context.tx, id);
  if (row.State === "Withdrawn") return;
  await moveRentClaimRow({ ...context, caller: null }, row, "WITHDRAW", { PowerOfAttorneyAt: null });
}

/** Moves a claim by an event of the machine; the tenant gets the text. @throws Failure NOT_FOUND, RENT_CLAIM_WRONG_STATE */
export async function moveRentClaim(
  context: ServiceContext,
  id: number,
  { Event, Text, RecoveredAmount }: MoveRentClaim,
): Promise<void> {
  const { tx, caller, jobs } = context;
  const row = await lockRentClaim(tx, id);
  await moveRentClaimRow(context, row, Event, {
    text: Text,
    ...(Event === "TAKE" && { AssignedToID: caller.UserID }),
    ...(Event === "DECIDE" && { RecoveredAmount: RecoveredAmount ?? null }),
  });
  if (Event !== "TAKE") await jobs.send(tx, "mail", { Kind: "rentClaimMoved", RentClaimID: id });
}
