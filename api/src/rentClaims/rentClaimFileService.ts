import { Readable } from "node:stream";
import type { Upload } from "@lagrum/core/file/fileSchema";
import type { BeginRentClaimFile, RentClaimFile } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { recordChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { files } from "../db/schema/files.ts";
import { rentClaimFiles } from "../db/schema/rentClaims.ts";
import { storedNames } from "../files/fileAddress.ts";
import { beginFile, completeUpload } from "../files/fileService.ts";
import { networkOf } from "../http/clientNetwork.ts";
import { Failure } from "../http/failure.ts";
import { lockRentClaim } from "./rentClaimRepository.ts";
import { listClaimFiles } from "./rentClaimView.ts";

const MOST_FILES = 15;

/** Uploads of that claim, for the file service. */
export const uploadsToClaim = (claimId: number): SQL =>
  sql`exists (select from ${rentClaimFiles} where ${rentClaimFiles.FileID} = ${files.ID} and ${rentClaimFiles.ClaimID} = ${claimId})`;

/** @throws Failure FILE_TOO_LARGE, RENT_CLAIM_WRONG_STATE once it has ended, TOO_LARGE when there are too many */
export async function beginRentClaimFile(
  tx: Transaction,
  claimId: number,
  { Proof, ...body }: BeginRentClaimFile,
  { maxBytes, now }: { maxBytes: number; now: Date },
): Promise<Upload> {
  const claim = await lockRentClaim(tx, claimId);
  if (claim.EndedAt !== null) throw new Failure("RENT_CLAIM_WRONG_STATE");
  if ((await tx.$count(rentClaimFiles, eq(rentClaimFiles.ClaimID, claimId))) >= MOST_FILES) {
    throw new Failure("TOO_LARGE");
  }
  const upload = await beginFile(tx, body, { maxBytes, userId: null, now });
  await tx.insert(rentClaimFiles).values({ FileID: upload.ID, ClaimID: claimId, Proof });
  return upload;
}

/** Checks and stores the document. @throws Failure as completeUpload */
export async function finishRentClaimFile(
  app: App,
  { claimId, ip }: { claimId: number; ip: string },
  fileId: number,
): Promise<RentClaimFile> {
  const uploader = { owner: `claim ${claimId}`, network: networkOf(ip) };
  await completeUpload(app, fileId, { owned: uploadsToClaim(claimId), ...uploader }, (tx) =>
    recordChange(
      { tx, caller: null, now: app.clock() },
      { Entity: "rentClaim", EntityID: claimId, Action: "fileAdded" },
    ),
  );
  const [file] = await listClaimFiles(app.db, claimId, eq(files.ID, fileId));
  if (!file) throw new Failure("NOT_FOUND");
  return file;
}

/** The content and name of a document, for staff. @throws Failure NOT_FOUND */
export async function openRentClaimFile({ db, storage, log }: App, claimId: number, fileId: number) {
  const isIt = and(eq(files.ID, fileId), isNotNull(files.ReadyAt), uploadsToClaim(claimId));
  const [file] = await db.select().from(files).where(isIt);
  if (!file) throw new Failure("NOT_FOUND");
  const stored = await storage.open(`${file.Key}/${storedNames(file).at(-1)}`);
  if (stored === null) {
    log.error({ file: file.ID }, "a file is missing in the storage");
    throw new Failure("NOT_FOUND");
  }
  return { body: Readable.toWeb(stored.stream) as ReadableStream<Uint8Array<ArrayBuffer>>, fileName: file.Name };
}
