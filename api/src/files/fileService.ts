import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BeginFile, SendPiece, StaffFile, Upload } from "@lagrum/core/file/fileSchema";
import type { SQL } from "drizzle-orm";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import type { FirmSettings } from "../settings/settingRules.ts";
import { documents, storedNames } from "./fileAddress.ts";
import { fileName } from "./fileNames.ts";
import {
  type FileRow,
  getFile,
  getPiece,
  getUpload,
  insertFile,
  insertPiece,
  listPieces,
  markReady,
  removeFile,
  removeUpload,
  uploadsOf,
} from "./fileRepository.ts";
import { makePictureInWorker, readUploadInWorker } from "./readUploadInWorker.ts";
import { createUploadTurns, type Uploader } from "./uploadTurns.ts";
import { refuseVirus } from "./virusScan.ts";

const MEGABYTE = 1_000_000;

/** Largest file in bytes. */
export const mostBytes = ({ MAX_FILE_MB }: Pick<FirmSettings, "MAX_FILE_MB">): number => MAX_FILE_MB * MEGABYTE;

/** Temporary directory for assembling and checking files. */
export const incomingFolder = ({ DATA_DIR }: Pick<App["env"], "DATA_DIR">): string =>
  join(DATA_DIR, "files", "incoming");

/** 128 random bits: keys reveal nothing and cannot be guessed. */
const drawKey = () => randomBytes(16).toString("hex");

/** @throws Failure FILE_EMPTY, FILE_TOO_LARGE */
export function beginFile(
  tx: Transaction,
  { Name, Size }: BeginFile,
  { maxBytes, userId, now }: { maxBytes: number; userId: number | null; now: Date },
): Promise<Upload> {
  if (Size === 0) throw new Failure("FILE_EMPTY");
  if (Size > maxBytes) throw new Failure("FILE_TOO_LARGE");
  return insertFile(tx, { Key: drawKey(), Name, Size, UserID: userId }, now);
}

/** Stores a chunk after the others. @throws Failure NOT_FOUND, INCORRECT_PROPERTIES */
export async function takePiece(tx: Transaction, id: number, piece: SendPiece, owned: SQL): Promise<Upload> {
  const { Received, Size, ReadyAt } = await getUpload(tx, id, owned);
  if (ReadyAt !== null) throw new Failure("NOT_FOUND");
  const data = Buffer.from(piece.Data, "base64");
  if (piece.At + data.length <= Received) return { ID: id, Received };
  if (piece.At !== Received) throw new Failure("INCORRECT_PROPERTIES", { At: ["INVALID_VALUE"] });
  if (Received + data.length > Size) throw new Failure("INCORRECT_PROPERTIES", { Data: ["TOO_LONG"] });
  await insertPiece(tx, id, Received, data);
  return { ID: id, Received: Received + data.length };
}

type Form = Parameters<typeof markReady>[2];

/** Checks an assembled file and moves its variants into the storage. */
async function settle({ env, storage }: App, { Key, Name }: FileRow, path: string, folder: string): Promise<Form> {
  const kind = await readUploadInWorker(path);
  if (env.CLAMD_ADDRESS) await refuseVirus(env.CLAMD_ADDRESS, path);
  if (kind !== "picture") {
    await storage.save(`${Key}/original.${kind}`, path, documents[kind]);
    const { size } = await stat(path);
    const none = { Width: null, Height: null, Widths: [] };
    return { Name: fileName(Name, kind), Size: size, MediaType: documents[kind], ...none };
  }
  const { width, height, size, variants } = await makePictureInWorker(path, folder);
  for (const variant of variants) await storage.save(`${Key}/${variant.width}.webp`, variant.path, "image/webp");
  const Widths = variants.map((variant) => variant.width);
  return { Name: fileName(Name, "webp"), Size: size, MediaType: "image/webp", Width: width, Height: height, Widths };
}

const passing = ["ENOSPC", "EDQUOT", "EIO", "EROFS", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EPIPE"];

/** A full disk or an unreachable bucket is temporary: the chunks stay, and the call may be repeated. */
function storageFailure(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return passing.includes(code)
    ? new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter: 30, cause: error })
    : error;
}

const inTurn = createUploadTurns();

/** Completes an upload of the library. @throws Failure see completeUpload */
export async function finishFile(app: App, id: number, caller: Account): Promise<StaffFile> {
  const uploads = { owned: uploadsOf(caller.UserID), owner: `account ${caller.UserID}`, network: null };
  await completeUpload(app, id, uploads, (tx, Name) =>
    recordChange(
      { tx, caller, now: app.clock() },
      { Entity: "file", EntityID: id, Action: "uploaded", Changed: [fieldChange("Name", null, Name)] },
    ),
  );
  return getFile(app.db, id);
}

/** Whose uploads a caller may complete. */
interface Uploads extends Uploader {
  owned: SQL;
}

/**
 * Assembles the chunks, checks the type and stores the file. An invalid file is deleted. A repeated call does nothing.
 * @param record writes the upload to the audit log
 * @throws Failure NOT_FOUND, FILE_INCOMPLETE, those of kindOf and refuseActiveContent, FILE_TOO_COMPLEX,
 * PICTURE_TOO_LARGE, FILE_READERS_BUSY, VIRUS_SCAN_UNAVAILABLE, SERVICE_UNAVAILABLE
 */
export async function completeUpload(
  app: App,
  id: number,
  { owned, owner, network }: Uploads,
  record: (tx: Transaction, name: string) => Promise<void>,
): Promise<void> {
  const { db, env } = app;
  const upload = await db.transaction((tx) => getUpload(tx, id, owned));
  // A repeated call: the response was lost.
  if (upload.ReadyAt !== null) return;
  if (upload.Received !== upload.Size) throw new Failure("FILE_INCOMPLETE");
  const incoming = incomingFolder(env);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return inTurn({ owner, network, size: upload.Size }, async () => {
    const folder = await mkdtemp(join(incoming, "file-"));
    try {
      const path = join(folder, "sent");
      await writePieces(app, id, path);
      const form = await settle(app, upload, path, folder);
      await db.transaction(async (tx) => {
        if (await markReady(tx, id, form, app.clock())) await record(tx, form.Name);
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw storageFailure(error);
      // Otherwise a concurrent call has finished the upload, and no chunks are left.
      if (await removeUpload(db, id)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function writePieces({ db }: App, id: number, path: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    for (const { At } of await listPieces(db, id)) await handle.write(await getPiece(db, id, At));
  } finally {
    await handle.close();
  }
}

/** Removes files from the storage. What cannot be removed stays until the storage sweep; no URL leads to it. */
export async function removeFromStorage(
  { storage, log }: Pick<App, "storage" | "log">,
  deleted: FileRow[],
): Promise<void> {
  for (const file of deleted) {
    if (file.ReadyAt === null) continue;
    for (const name of storedNames(file)) {
      await storage.remove(`${file.Key}/${name}`).catch((error: Error) => {
        log.warn({ err: error, file: file.ID }, "a stored file could not be removed");
      });
    }
  }
}

/** @throws Failure NOT_FOUND, FILE_IN_USE */
export async function deleteFile(app: App, id: number, caller: Account): Promise<void> {
  const deleted = await app.db.transaction(async (tx) => {
    const row = await removeFile(tx, id);
    await recordChange(
      { tx, caller, now: app.clock() },
      {
        Entity: "file",
        EntityID: id,
        Action: "deleted",
        Changed: [fieldChange("Name", row.Name, null)],
      },
    );
    return row;
  });
  await removeFromStorage(app, [deleted]);
}
