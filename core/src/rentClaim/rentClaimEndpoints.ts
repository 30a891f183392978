import { z } from "zod";
import { Download } from "../contract/download.ts";
import { byId, endpoint } from "../contract/endpoint.ts";
import { idParam } from "../contract/fieldSchema.ts";
import { ShownPersonalNumber, ShowPersonalNumber } from "../contract/personalNumberSchema.ts";
import { SendPiece, Upload } from "../file/fileSchema.ts";
import {
  BeginRentClaimFile,
  MoveRentClaim,
  RentClaim,
  RentClaimFile,
  RentClaimList,
  RentClaimQuery,
  RentClaimStatus,
  SubmitRentClaim,
  SubmittedRentClaim,
  WriteInRentClaim,
} from "./rentClaimCaseSchema.ts";
import { RentRules } from "./rentClaimSchema.ts";

const byOwnFile = z.strictObject({ fileId: idParam });
const tenants = "Tenants have no account; they follow their rent claim by access code.";
const desk = "Staff handle rent claims at the desk.";

/** Endpoints of rent claims: the figures of the estimate, the tenant's claim and the staff's cases. */
export const rentClaimEndpoints = {
  getRentRules: endpoint({
    method: "GET",
    path: "/rentRules",
    summary: "The figures of the rent estimate, each with its source and first day",
    access: "public",
    responses: { 200: RentRules },
    addition: "Section 7 has POST /exorbitantRent; the estimate before it uses figures that change over the years.",
  }),
  submitRentClaim: endpoint({
    method: "POST",
    path: "/exorbitantRent",
    summary: "Claim back rent that was too high; the claim is followed by Access-Code",
    access: "public",
    body: SubmitRentClaim,
    responses: { 201: SubmittedRentClaim },
    idempotent: true,
  }),
  getOwnRentClaim: endpoint({
    method: "GET",
    path: "/rentClaims/own",
    summary: "The tenant's own rent claim, by Access-Code",
    access: "guest",
    responses: { 200: RentClaimStatus },
    addition: tenants,
  }),
  replyInRentClaim: endpoint({
    method: "PUT",
    path: "/rentClaims/own/messages",
    summary: "The tenant replies to a question from staff",
    access: "guest",
    body: WriteInRentClaim,
    responses: { 200: RentClaimStatus },
    idempotent: true,
    addition: tenants,
  }),
  withdrawRentClaim: endpoint({
    method: "PUT",
    path: "/rentClaims/own/withdraw",
    summary: "The tenant withdraws the claim, and with it the power of attorney",
    access: "guest",
    responses: { 200: RentClaimStatus },
    idempotent: true,
    addition: tenants,
  }),
  beginRentClaimFile: endpoint({
    method: "POST",
    path: "/rentClaims/own/files",
    summary: "Announce a document of the claim",
    access: "guest",
    body: BeginRentClaimFile,
    responses: { 201: Upload },
    addition: tenants,
  }),
  sendRentClaimFilePiece: endpoint({
    method: "PUT",
    path: "/rentClaims/own/files/{fileId}/pieces",
    summary: "Upload the next piece of a document; idempotent",
    access: "guest",
    params: byOwnFile,
    body: SendPiece,
    responses: { 200: Upload },
    addition: tenants,
  }),
  finishRentClaimFile: endpoint({
    method: "POST",
    path: "/rentClaims/own/files/{fileId}/finish",
    summary: "Complete a document: it is checked and stored",
    access: "guest",
    params: byOwnFile,
    responses: { 201: RentClaimFile },
    addition: tenants,
  }),
  listRentClaims: endpoint({
    method: "GET",
    path: "/rentClaims",
    summary: "The staff's list of rent claims",
    access: "staff",
    query: RentClaimQuery,
    responses: { 200: RentClaimList },
    rows: "RentClaims",
    addition: desk,
  }),
  getRentClaim: endpoint({
    method: "GET",
    path: "/rentClaims/{id}",
    summary: "A rent claim, with the personal number masked",
    access: "staff",
    params: byId,
    responses: { 200: RentClaim },
    addition: desk,
  }),
  moveRentClaim: endpoint({
    method: "PUT",
    path: "/rentClaims/{id}/state",
    summary: "Move a rent claim by an event of its machine, with a text to the tenant",
    access: "staff",
    params: byId,
    body: MoveRentClaim,
    responses: { 200: RentClaim },
    idempotent: "write",
    addition: desk,
  }),
  showPersonalNumber: endpoint({
    method: "POST",
    path: "/rentClaims/{id}/personalNumber",
    summary: "Read the tenant's personal number; the log records who did, and why",
    access: "staff",
    params: byId,
    body: ShowPersonalNumber,
    responses: { 200: ShownPersonalNumber },
    addition: desk,
  }),
  downloadRentClaimFile: endpoint({
    method: "GET",
    path: "/rentClaims/{id}/files/{fileId}",
    summary: "A document of a rent claim",
    access: "staff",
    params: byId.extend({ fileId: idParam }),
    responses: { 200: Download },
    media: "application/octet-stream",
    addition: desk,
  }),
};
