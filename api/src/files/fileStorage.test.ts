import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { openFileStorage, type Stored } from "./fileStorage.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lagrum-storage-"));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const listing = (objects: Map<string, Buffer>) => {
  const one = (path: string) =>
    `<Contents><Key>${path.slice("/lagrum/".length)}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`;
  return `<ListBucketResult>${[...objects.keys()].map(one).join("")}</ListBucketResult>`;
};

/** A minimal S3: objects by path, for signed requests. */
async function openBucketStandIn() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const isSigned = /^AWS4-HMAC-SHA256 Credential=a-key\/\d{8}\/eu-north-1\/s3\/aws4_request/.test(
      request.headers.authorization ?? "",
    );
    if (!isSigned) return response.writeHead(403).end();
    if (path === "/lagrum/")
      return response.writeHead(200, { "content-type": "application/xml" }).end(listing(objects));
    const sent = await buffer(request);
    if (request.method === "PUT") {
      objects.set(path, sent);
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = objects.get(path);
    if (object) return response.writeHead(200, { "content-length": object.length }).end(object);
    response.writeHead(404, { "content-type": "application/xml" });
    return response.end("<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}

const inFolder = (folder: string) => openFileStorage({ DATA_DIR: folder, FILES_S3_BUCKET: undefined });

const inBucket = (folder: string, endpoint: string) =>
  openFileStorage({
    DATA_DIR: folder,
    FILES_S3_BUCKET: "lagrum",
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_REGION: "eu-north-1",
    FILES_S3_KEY_ID: "a-key",
    FILES_S3_SECRET: "a-secret",
  });

test.each(["a folder", "a bucket"])(
  "%s stores a file, returns it with its size, lists it and deletes it",
  async (kind) => {
    const folder = await openFolder();
    const { endpoint } = await openBucketStandIn();
    const open = () => (kind === "a folder" ? inFolder(folder) : inBucket(folder, endpoint));
    const storage = await open();
    const sent = join(folder, "sent");
    const bytes = Buffer.alloc(300_000, "åäö");
    await writeFile(sent, bytes);
    await storage.save("abcd/960.webp", sent, "image/webp");
    // The next open is by another process.
    const stored = await (await open()).open("abcd/960.webp");
    expect(stored?.size).toBe(bytes.length);
    expect(stored && (await buffer(stored.stream)).equals(bytes)).toBe(true);
    const listed: Stored[] = [];
    for await (const stored of storage.list()) listed.push(stored);
    expect(listed).toEqual([{ key: "abcd/960.webp", modifiedAt: expect.any(Date) }]);
    await storage.remove("abcd/960.webp");
    expect(await storage.open("abcd/960.webp")).toBeNull();
    await storage.remove("abcd/960.webp");
  },
);

test("a file in a folder gets its name when it is complete; a bucket's key has the bucket's name", async () => {
  const folder = await openFolder();
  const bucket = await openBucketStandIn();
  const sent = join(folder, "sent");
  await writeFile(sent, "hej");
  for (const storage of [await inFolder(folder), await inBucket(folder, bucket.endpoint)])
    await storage.save("ffff/original.pdf", sent, "application/pdf");
  expect(await readdir(join(folder, "files/ff/ffff"))).toEqual(["original.pdf"]);
  expect([...bucket.objects.keys()]).toEqual(["/lagrum/ffff/original.pdf"]);
});
