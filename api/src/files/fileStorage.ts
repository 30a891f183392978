import type { Readable } from "node:stream";
import type { Environment } from "../env.ts";
import { openFolder } from "./folderStorage.ts";

/** Something that lies in the storage, and since when. */
export interface Stored {
  key: string;
  keptAt: Date;
}

/** Where what is in files lies. A key is "KEY/NAME"; both are ours, never what somebody sent. */
export interface FileStorage {
  /** Takes a file of this machine in under a key. Once it returns, the file outlives whatever happens to the process. */
  keep(key: string, path: string, mediaType: string): Promise<void>;
  /** Gives null where there is none of that key. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing where there is none of that key. */
  remove(key: string): Promise<void>;
  /** All that lies there, in no order, and what was left half written. */
  list(): AsyncIterable<Stored>;
}

/** A bucket where the environment names one, otherwise a folder in DATA_DIR. */
export async function openFileStorage(
  env: Pick<Environment, "DATA_DIR" | "FILES_S3_BUCKET"> & Partial<Environment>,
): Promise<FileStorage> {
  if (env.FILES_S3_BUCKET === undefined) return openFolder(env.DATA_DIR);
  // Its client is large: who has no bucket never loads it.
  const { openBucket } = await import("./bucketStorage.ts");
  return openBucket({
    bucket: env.FILES_S3_BUCKET,
    endpoint: env.FILES_S3_ENDPOINT,
    region: env.FILES_S3_REGION,
    keyId: env.FILES_S3_KEY_ID,
    secret: env.FILES_S3_SECRET,
  });
}
