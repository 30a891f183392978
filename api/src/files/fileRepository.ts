import type { FileQuery, StaffFile, Upload } from "@lagrum/core/file/fileSchema";
import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { filePieces, files } from "../db/schema/files.ts";
import { news, newsFiles } from "../db/schema/news.ts";
import { orderFiles } from "../db/schema/orders.ts";
import { rentClaimFiles } from "../db/schema/rentClaims.ts";
import { Failure } from "../http/failure.ts";
import { addressOf } from "./fileAddress.ts";

export type FileRow = typeof files.$inferSelect;

const used = (db: Reader, more?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(newsFiles)
    .innerJoin(news, eq(news.ID, newsFiles.NewsID))
    .where(and(eq(newsFiles.FileID, files.ID), more));

/** Files of the library: those of orders and rent claims belong to them alone. */
const isOfLibrary = sql`not exists (select from ${orderFiles} where ${orderFiles.FileID} = ${files.ID})
  and not exists (select from ${rentClaimFiles} where ${rentClaimFiles.FileID} = ${files.ID})`;

/** News by the files in them. */
async function newsOf(db: Reader, ids: number[]): Promise<Map<number, StaffFile["News"]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ FileID: newsFiles.FileID, ID: news.ID, Title: news.Title })
    .from(newsFiles)
    .innerJoin(news, eq(news.ID, newsFiles.NewsID))
    .where(inArray(newsFiles.FileID, ids))
    .orderBy(asc(news.ID));
  const grouped = Map.groupBy(rows, ({ FileID }) => FileID);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ ID, Title }) => ({ ID, Title }))]));
}

async function shown(db: Reader, rows: { file: FileRow; UploadedBy: string | null }[]): Promise<StaffFile[]> {
  const its = await newsOf(
    db,
    rows.map(({ file }) => file.ID),
  );
  return rows.map(({ file, UploadedBy }) => ({
    ID: file.ID,
    Name: file.Name,
    Url: addressOf(file),
    MediaType: file.MediaType ?? "",
    Size: file.Size,
    Width: file.Width,
    Height: file.Height,
    UploadedAt: file.ReadyAt ?? file.CreatedAt,
    UploadedBy,
    News: its.get(file.ID) ?? [],
  }));
}

const withSender = (db: Reader) =>
  db
    .select({ file: files, UploadedBy: selectName(accounts) })
    .from(files)
    .leftJoin(accounts, eq(accounts.UserID, files.UserID))
    .$dynamic();

/** Ready files, newest first. */
export async function listFiles(db: Reader, query: FileQuery) {
  const page = pageOf(query);
  const filter = and(
    isOfLibrary,
    isNotNull(files.ReadyAt),
    query.Query ? sql`${files.Name} ilike ${likePattern(query.Query)}` : undefined,
  );
  const [found, Total] = await Promise.all([
    withSender(db)
      .where(and(filter, afterCursor(files.ReadyAt, files.ID, page)))
      .orderBy(...sorting(files.ReadyAt, files.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(files, filter),
  ]);
  const { rows, After } = cut(found, page, ({ file }) => [file.ReadyAt, file.ID]);
  return { Files: await shown(db, rows), Pages: Math.ceil(Total / page.limit), Total, After };
}

/** @throws Failure NOT_FOUND */
export async function getFile(db: Reader, id: number): Promise<StaffFile> {
  const [file] = await shown(
    db,
    await withSender(db).where(and(eq(files.ID, id), isNotNull(files.ReadyAt), isOfLibrary)),
  );
  if (!file) throw new Failure("NOT_FOUND");
  return file;
}

/** A ready file by its key; for the public only when published news contain it. */
export async function findFile(db: Reader, key: string, now: Date | "any time"): Promise<FileRow | undefined> {
  const isPublic = now === "any time" ? undefined : exists(used(db, lte(news.PublishedAt, now.toISOString())));
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.Key, key), isNotNull(files.ReadyAt), isOfLibrary, isPublic));
  return row;
}

/** Those of the keys that belong to a file, even while uploading. */
export async function knownKeys(db: Reader, keys: string[]): Promise<Set<string>> {
  const rows = await db.select({ Key: files.Key }).from(files).where(inArray(files.Key, keys));
  return new Set(rows.map(({ Key }) => Key));
}

/** Ready pictures by key. */
export async function findPictures(db: Reader, keys: string[]): Promise<Map<string, FileRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.Key, keys), eq(files.MediaType, "image/webp"), isOfLibrary));
  return new Map(rows.map((row) => [row.Key, row]));
}

export async function insertFile(
  tx: Transaction,
  file: Pick<FileRow, "Key" | "Name" | "Size" | "UserID">,
  now: Date,
): Promise<Upload> {
  const [row] = await tx
    .insert(files)
    .values({ ...file, CreatedAt: now.toISOString() })
    .returning({ ID: files.ID });
  if (!row) throw new Error("an insert gave no row");
  return { ID: row.ID, Received: 0 };
}

/** The uploads of a member of staff. */
export const uploadsOf = (userId: number): SQL => sql`(${files.UserID} = ${userId} and ${isOfLibrary})`;

/** An unfinished upload, locked until the transaction ends. @throws Failure NOT_FOUND also for another person's */
export async function getUpload(tx: Transaction, id: number, owned: SQL): Promise<FileRow & { Received: number }> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.ID, id), owned))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  const [sum] = await tx
    .select({ Received: sql<number>`coalesce(sum(length(${filePieces.Data})), 0)::int` })
    .from(filePieces)
    .where(eq(filePieces.FileID, id));
  return { ...row, Received: sum?.Received ?? 0 };
}

export const insertPiece = (tx: Transaction, FileID: number, At: number, Data: Buffer) =>
  tx.insert(filePieces).values({ FileID, At, Data });

/** The offsets of the chunks, in order. */
export const listPieces = (db: Reader, id: number) =>
  db.select({ At: filePieces.At }).from(filePieces).where(eq(filePieces.FileID, id)).orderBy(asc(filePieces.At));

/** The bytes of one chunk. */
export async function getPiece(db: Reader, id: number, at: number): Promise<Buffer> {
  const [row] = await db
    .select({ Data: filePieces.Data })
    .from(filePieces)
    .where(and(eq(filePieces.FileID, id), eq(filePieces.At, at)));
  if (!row) throw new Failure("FILE_INCOMPLETE");
  return row.Data;
}

/** Marks a file as ready. @returns false when it was ready already */
export async function markReady(
  tx: Transaction,
  id: number,
  form: Pick<FileRow, "Name" | "Size" | "MediaType" | "Width" | "Height" | "Widths">,
  now: Date,
): Promise<boolean> {
  await tx.delete(filePieces).where(eq(filePieces.FileID, id));
  const rows = await tx
    .update(files)
    .set({ ...form, ReadyAt: now.toISOString() })
    .where(and(eq(files.ID, id), isNull(files.ReadyAt)))
    .returning({ ID: files.ID });
  return rows.length > 0;
}

/** Deletes a failed upload. @returns false when it no longer exists, or was finished by another call */
export async function removeUpload(db: Reader, id: number): Promise<boolean> {
  const rows = await db
    .delete(files)
    .where(and(eq(files.ID, id), isNull(files.ReadyAt)))
    .returning({ ID: files.ID });
  return rows.length > 0;
}

/** @throws Failure NOT_FOUND, FILE_IN_USE */
export async function removeFile(tx: Transaction, id: number): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.ID, id), isNotNull(files.ReadyAt), isOfLibrary))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  const [use] = await tx.select({ one: sql`1` }).from(newsFiles).where(eq(newsFiles.FileID, id)).limit(1);
  if (use) throw new Failure("FILE_IN_USE");
  await tx.delete(files).where(eq(files.ID, id));
  return row;
}

/** Deletes uploads that were begun before one moment, and unused files that were ready before another. */
export const removeUnused = (db: Reader, before: { begun: string; unused: string }): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      or(
        and(isNull(files.ReadyAt), lt(files.CreatedAt, before.begun)),
        and(lt(files.ReadyAt, before.unused), notExists(used(db)), isOfLibrary),
      ),
    )
    .returning();
