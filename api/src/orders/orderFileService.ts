import { Readable } from "node:stream";
import type { BeginFile, Upload } from "@lagrum/core/file/fileSchema";
import type { OrderFile } from "@lagrum/core/order/orderSchema";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Database, Transaction } from "../db/database.ts";
import { files } from "../db/schema/files.ts";
import { orderFiles } from "../db/schema/orders.ts";
import { storedNames } from "../files/fileAddress.ts";
import { beginFile, completeUpload, removeFromStorage } from "../files/fileService.ts";
import type { Uploader } from "../files/uploadTurns.ts";
import { networkOf } from "../http/clientNetwork.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { isByStaff } from "./orderAccess.ts";
import { lockOrder, recordOrderChange } from "./orderRepository.ts";
import { isForBuyer, listOrderFiles } from "./orderView.ts";

/** Files of each side of an order. */
const MOST_FILES = 10;

interface Place {
  orderId: number;
  caller: Account | null;
}

/** The caller's side of the order: its own files. */
const side = ({ orderId, caller }: Place): SQL =>
  sql`(${orderFiles.OrderID} = ${orderId} and ${orderFiles.FromStaff} = ${isByStaff(caller)})`;

/** Uploads of that side, for the file service. */
export const uploadsTo = (place: Place): SQL =>
  sql`exists (select from ${orderFiles} where ${orderFiles.FileID} = ${files.ID} and ${side(place)})`;

/** @throws Failure FILE_TOO_LARGE, ORDER_CLOSED, TOO_LARGE when there are too many */
export async function beginOrderFile(
  tx: Transaction,
  place: Place,
  body: BeginFile,
  { maxBytes, now }: { maxBytes: number; now: Date },
): Promise<Upload> {
  const order = await lockOrder(tx, place.orderId);
  if (order.EndedAt !== null) throw new Failure("ORDER_CLOSED");
  if ((await tx.$count(orderFiles, side(place))) >= MOST_FILES) throw new Failure("TOO_LARGE");
  const upload = await beginFile(tx, body, { maxBytes, userId: place.caller?.UserID ?? null, now });
  await tx.insert(orderFiles).values({ FileID: upload.ID, OrderID: place.orderId, FromStaff: isByStaff(place.caller) });
  return upload;
}

/** The buyer's files and the staff's don't wait for each other. */
const uploaderOf = ({ orderId, caller }: Place, ip: string): Uploader =>
  isByStaff(caller)
    ? { owner: `account ${caller?.UserID}`, network: null }
    : { owner: `order ${orderId}`, network: networkOf(ip) };

/** Checks and stores the file. @throws Failure as completeUpload */
export async function finishOrderFile(app: App, place: Place & { ip: string }, fileId: number): Promise<OrderFile> {
  const { orderId, caller, ip } = place;
  await completeUpload(app, fileId, { owned: uploadsTo(place), ...uploaderOf(place, ip) }, (tx) =>
    recordOrderChange({ tx, caller, now: app.clock() }, orderId, "fileAdded"),
  );
  const [file] = await listOrderFiles(app.db, orderId, eq(files.ID, fileId));
  if (!file) throw new Failure("NOT_FOUND");
  return file;
}

async function findReady(db: Database, place: Place, fileId: number) {
  const [row] = await db
    .select({ file: files })
    .from(orderFiles)
    .innerJoin(files, eq(files.ID, orderFiles.FileID))
    .where(
      and(
        eq(files.ID, fileId),
        eq(orderFiles.OrderID, place.orderId),
        isNotNull(files.ReadyAt),
        isByStaff(place.caller) ? undefined : isForBuyer,
      ),
    );
  if (!row) throw new Failure("NOT_FOUND");
  return row.file;
}

/** The content and name of a file. @throws Failure NOT_FOUND, also for a document that is not delivered to the buyer */
export async function openOrderFile({ db, storage, log }: App, place: Place, fileId: number) {
  const file = await findReady(db, place, fileId);
  const stored = await storage.open(`${file.Key}/${storedNames(file).at(-1)}`);
  if (stored === null) {
    log.error({ file: file.ID }, "a file is missing in the storage");
    throw new Failure("NOT_FOUND");
  }
  return { body: Readable.toWeb(stored.stream) as ReadableStream<Uint8Array<ArrayBuffer>>, fileName: file.Name };
}

/** Removes one of the caller's files that is not delivered. @throws Failure NOT_FOUND */
export async function deleteOrderFile(app: App, place: Place, fileId: number): Promise<void> {
  const { orderId, caller } = place;
  const removed = await app.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [link] = await tx
      .delete(orderFiles)
      .where(and(eq(orderFiles.FileID, fileId), side(place), isNull(orderFiles.DeliveredAt)))
      .returning({ FileID: orderFiles.FileID });
    if (!link) throw new Failure("NOT_FOUND");
    await recordOrderChange({ tx, caller, now: app.clock() }, orderId, "fileRemoved");
    return tx.delete(files).where(eq(files.ID, fileId)).returning();
  });
  await removeFromStorage(app, removed);
}
