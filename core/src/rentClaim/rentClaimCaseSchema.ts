import { z } from "zod";
import {
  amount,
  day,
  email,
  id,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  personName,
  phone,
  singleLine,
  timestamp,
  typedText,
} from "../contract/fieldSchema.ts";
import { plainNumber } from "../contract/personalNumber.ts";
import { BeginFile } from "../file/fileSchema.ts";
import { postalCode } from "../order/placeOrderSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";
import { RentCheck } from "./rentClaimSchema.ts";

export const rentClaimStates = [
  "Received",
  "Reviewing",
  "AwaitingDocuments",
  "Negotiating",
  "AtTribunal",
  "Decided",
  "Declined",
  "Withdrawn",
] as const;
export const RentClaimState = z.enum(rentClaimStates);
export type RentClaimState = z.infer<typeof RentClaimState>;

/** The kind of evidence in a document. */
export const rentProofs = ["Tenancy", "Payment", "LandlordRent", "Other"] as const;
export const RentProof = z.enum(rentProofs);
export type RentProof = z.infer<typeof RentProof>;

/** The outcome of an estimate. */
export const EstimateKind = z.enum(["Sum", "Range", "Reasonable", "TooOld", "ForwardOnly", "AskLawyer"]);

/** The home that the claim is about. */
const home = {
  Street: singleLine(lengths.Street),
  /** Four digits, as in the population register. */
  ApartmentNumber: typedText((text) => text.trim())
    .regex(/^\d{4}$/, "INVALID_VALUE")
    .nullish(),
  PostalCode: postalCode,
  City: singleLine(lengths.City),
  Rooms: z.int().min(1).max(10).nullish(),
  /** Square metres. */
  AreaSqm: z.int().min(5).max(400).nullish(),
  Deposit: amount.nullish(),
  HasWrittenContract: z.boolean(),
};

/** The landlord; needed for the conflict check. */
const landlord = {
  LandlordName: singleLine({ min: 1, max: lengths.Counterparty.max }),
  LandlordEmail: email.nullish(),
  LandlordPhone: phone.nullish(),
};

/** A personal identity number or coordination number, without spaces. Its check digit is checked by isPersonalNumber. */
const personalNumber = typedText(plainNumber)
  .min(1, "REQUIRED")
  .regex(/^(?:19|20)?\d{6}[-+]?\d{4}$/, "INVALID_VALUE");

/** A claim for repayment of rent. The estimate is computed again from its facts. */
export const SubmitRentClaim = z
  .strictObject({
    /** What the estimate was computed from. */
    Check: RentCheck,
    ...home,
    ...landlord,
    FirstName: personName,
    LastName: personName,
    PersonalNumber: personalNumber,
    Email: email,
    Phone: phone,
    /** Where the tenant lives now. */
    Street2: singleLine(lengths.Street),
    PostalCode2: postalCode,
    City2: singleLine(lengths.City),
    AcceptTerms: z.literal(true, "MUST_ACCEPT"),
    IsAdult: z.literal(true, "MUST_ACCEPT"),
    /** The firm may act for the tenant in this case (power of attorney). Separate, and revocable. */
    PowerOfAttorney: z.boolean().default(false),
    ...honeypot,
  })
  .meta({ id: "SubmitRentClaim" });
export type SubmitRentClaim = z.infer<typeof SubmitRentClaim>;

/** The receipt. `AccessCode` opens the claim's page; it can't be read again. */
export const SubmittedRentClaim = z
  .object({ Reference: z.string(), AccessCode: z.string() })
  .meta({ id: "SubmittedRentClaim" });
export type SubmittedRentClaim = z.infer<typeof SubmittedRentClaim>;

/** A text between staff and the tenant. */
const RentClaimMessage = z.object({
  FromTenant: z.boolean(),
  Body: z.string(),
  At: timestamp,
  /** The staff member; null for the tenant. */
  Name: z.string().nullable(),
  /** The state that it led to. */
  State: RentClaimState,
});
export type RentClaimMessage = z.infer<typeof RentClaimMessage>;

export const RentClaimFile = z
  .object({
    ID: id,
    Name: z.string(),
    MediaType: z.string(),
    Size: z.int().min(0),
    UploadedAt: timestamp,
    Proof: RentProof,
  })
  .meta({ id: "RentClaimFile" });
export type RentClaimFile = z.infer<typeof RentClaimFile>;

const shared = {
  ID: id,
  Reference: z.string(),
  State: RentClaimState,
  Check: RentCheck,
  EstimateKind,
  /** Öre, as estimated when the claim came in; null where no sum was computed. */
  EstimateLow: amount.nullable(),
  EstimateHigh: amount.nullable(),
  Street: z.string(),
  PostalCode: z.string(),
  City: z.string(),
  CreatedAt: timestamp,
  EndedAt: timestamp.nullable(),
  /** Öre that the tenant gets back by the decision; null before it, and without a sum. */
  RecoveredAmount: amount.nullable(),
  HasPowerOfAttorney: z.boolean(),
  Messages: z.array(RentClaimMessage),
  Files: z.array(RentClaimFile),
};

/** The tenant's own claim. */
export const RentClaimStatus = z.object(shared).meta({ id: "RentClaimStatus" });
export type RentClaimStatus = z.infer<typeof RentClaimStatus>;

/** A claim as staff see it. The personal number is masked. */
export const RentClaim = z
  .object({
    ...shared,
    ApartmentNumber: z.string().nullable(),
    Rooms: z.int().nullable(),
    AreaSqm: z.int().nullable(),
    Deposit: amount.nullable(),
    HasWrittenContract: z.boolean(),
    Tenant: z
      .object({
        Name: z.string(),
        Email: z.string(),
        Phone: z.string(),
        Address: z.string(),
        MaskedNumber: z.string(),
      })
      .nullable(),
    Landlord: z.object({ Name: z.string(), Email: z.string().nullable(), Phone: z.string().nullable() }),
    AssignedTo: z.string().nullable(),
    /** Why there may be a conflict of interest; null without one. */
    Conflict: z.string().nullable(),
    /** When the application must have arrived; null while the tenant lives there. */
    LastApplicationDay: day.nullable(),
  })
  .meta({ id: "RentClaim" });
export type RentClaim = z.infer<typeof RentClaim>;

export const RentClaimListItem = z
  .object({
    ID: id,
    Reference: z.string(),
    State: RentClaimState,
    TenantName: z.string().nullable(),
    City: z.string(),
    EstimateKind,
    EstimateLow: amount.nullable(),
    EstimateHigh: amount.nullable(),
    AssignedTo: z.string().nullable(),
    CreatedAt: timestamp,
  })
  .meta({ id: "RentClaimListItem" });
export type RentClaimListItem = z.infer<typeof RentClaimListItem>;

export const RentClaimList = z
  .object({ RentClaims: z.array(RentClaimListItem), ...listAnswer })
  .meta({ id: "RentClaimList" });
export type RentClaimList = z.infer<typeof RentClaimList>;

export const RentClaimQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["CreatedAt", "ID"]).default("CreatedAt"),
  /** Open: not decided, declined or withdrawn. */
  State: z.enum([...rentClaimStates, "Open"]).optional(),
});
export type RentClaimQuery = z.infer<typeof RentClaimQuery>;

/** The events of the machine that staff send. */
export const deskEvents = ["TAKE", "ASK", "NEGOTIATE", "APPLY", "DECIDE", "DECLINE"] as const;
export type DeskEvent = (typeof deskEvents)[number];

/** Moves a claim, with a text to the tenant. Taking it needs none. */
export const MoveRentClaim = z
  .strictObject({
    Event: z.enum(deskEvents),
    Text: multiline(lengths.Message).nullish(),
    /** Öre that the tenant gets back, with DECIDE. */
    RecoveredAmount: amount.nullish(),
  })
  .refine(({ Event, Text }) => Event === "TAKE" || Boolean(Text), { path: ["Text"], message: "REQUIRED" })
  .meta({ id: "MoveRentClaim" });
export type MoveRentClaim = z.infer<typeof MoveRentClaim>;

export const WriteInRentClaim = z
  .strictObject({ Message: multiline(lengths.Message) })
  .meta({ id: "WriteInRentClaim" });
export type WriteInRentClaim = z.infer<typeof WriteInRentClaim>;

export const BeginRentClaimFile = BeginFile.extend({ Proof: RentProof }).meta({ id: "BeginRentClaimFile" });
export type BeginRentClaimFile = z.infer<typeof BeginRentClaimFile>;
