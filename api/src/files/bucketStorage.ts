import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import type { FileStorage } from "./fileStorage.ts";

interface Bucket {
  bucket: string;
  /** For S3-compatible providers other than Amazon; buckets are then addressed by path. */
  endpoint: string | undefined;
  region: string | undefined;
  /** Default: the credentials of the machine. */
  keyId: string | undefined;
  secret: string | undefined;
}

/** File storage in an S3-compatible bucket. */
export function openBucket({ bucket, endpoint, region = "eu-north-1", keyId, secret }: Bucket): FileStorage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
    // Not every provider supports the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async save(key, path, mediaType) {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentLength: size, ContentType: mediaType }));
    },
    async open(key) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(key)));
        if (!(Body instanceof Readable)) throw new Error("the bucket gave no stream");
        return { stream: Body, size: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
      }
    },
  };
}
