import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pieceSize } from "@lagrum/core/file/fileSchema";
import { afterAll, expect, test } from "vitest";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf } from "../../test/uploads.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin, server } = testApp;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** Bytes in use after garbage collection. */
async function inUse(): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    collect();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Writes at full speed until there is a response; returns it and the number of bytes sent by then. */
function pour(port: number, bytes: number) {
  return new Promise<{ status: number | undefined; body: string; sent: number }>((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const headers = { "user-token": testApp.tokenOf("admin"), "content-type": "application/json" };
    const asking = request({
      port,
      path: "/api/files",
      method: "POST",
      headers: { ...headers, "content-length": bytes },
    });
    asking.once("response", (response) => {
      isAnswered = true;
      void text(response).then((body) => resolve({ status: response.statusCode, body, sent }), reject);
    });
    asking.on("error", (error) => !isAnswered && reject(error));
    const piece = Buffer.alloc(64 * 1024, "a");
    const write = () => {
      while (!isAnswered && sent < bytes) {
        sent += piece.length;
        if (!asking.write(piece)) return void asking.once("drain", write);
      }
    };
    write();
  });
}

test("an upload of 100 MB is refused in Swedish before most of it is received", async () => {
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  const before = await inUse();
  const { status, body, sent } = await pour(port, 100_000_000);
  expect([status, JSON.parse(body)]).toEqual([
    413,
    expect.objectContaining({ title: "Det du skickade är för stort." }),
  ]);
  expect(sent).toBeLessThan(10_000_000);
  expect((await inUse()) - before).toBeLessThan(5_000_000);
});

test("an upload of the largest size uses the memory of a few pieces only", async () => {
  const bytes = Buffer.concat([aPdf.subarray(0, 9), Buffer.alloc(9_900_000, " "), aPdf.subarray(9)]);
  const { ID } = done(await asAdmin.beginFile({ body: { Name: "Årsredovisning.pdf", Size: bytes.length } }));
  const held: number[] = [];
  for (let At = 0; At < bytes.length; At += pieceSize) {
    const Data = bytes.subarray(At, At + pieceSize).toString("base64");
    done(await asAdmin.sendPiece({ params: { id: ID }, body: { At, Data } }));
    if (At % (10 * pieceSize) === 0) held.push(await inUse());
  }
  expect(done(await asAdmin.finishFile({ params: { id: ID } })).Size).toBe(bytes.length);
  held.push(await inUse());
  // The first uploads load all modules.
  const [, first = 0, ...later] = held;
  expect(later).toHaveLength(5);
  expect(Math.max(...later) - first).toBeLessThan(10 * pieceSize);
});
