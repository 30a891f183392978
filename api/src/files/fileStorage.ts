import type { Readable } from "node:stream";
import type { Environment } from "../env.ts";
import { openFolder } from "./folderStorage.ts";

/** An object in the storage, with its age. */
export interface Stored {
  key: string;
  modifiedAt: Date;
}

/** Where the content of files is stored. A key is "KEY/NAME"; both are ours, never input. */
export interface FileStorage {
  /** Stores a local file. Once it returns, the file survives a crash of the process. */
  save(key: string, path: string, mediaType: string): Promise<void>;
  /** @returns null for an unknown key */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing for an unknown key. */
  remove(key: string): Promise<void>;
  /** All objects, unordered, including partial writes. */
  list(): AsyncIterable<Stored>;
}

/** An S3 bucket if configured, otherwise a folder in DATA_DIR. */
export async function openFileStorage(
  env: Pick<Environment, "DATA_DIR" | "FILES_S3_BUCKET"> & Partial<Environment>,
): Promise<FileStorage> {
  if (env.FILES_S3_BUCKET === undefined) return openFolder(env.DATA_DIR);
  // The S3 client is large: it is loaded only when used.
  const { openBucket } = await import("./bucketStorage.ts");
  return openBucket({
    bucket: env.FILES_S3_BUCKET,
    endpoint: env.FILES_S3_ENDPOINT,
    region: env.FILES_S3_REGION,
    keyId: env.FILES_S3_KEY_ID,
    secret: env.FILES_S3_SECRET,
  });
}
