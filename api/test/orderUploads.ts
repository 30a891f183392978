import type { Client } from "@lagrum/core/client";
import { pieceSize } from "@lagrum/core/file/fileSchema";
import { done } from "./scenes.ts";

/** Sends a file of an order up to its completion. @returns what completes it */
export async function sendToOrder(
  client: Client,
  { ID, AccessCode: accessCode }: { ID: number; AccessCode: string },
  bytes: Buffer,
) {
  const begin = { params: { id: ID }, accessCode, body: { Name: "avtal.pdf", Size: bytes.length } };
  const params = { id: ID, fileId: done(await client.beginOrderFile(begin)).ID };
  for (let At = 0; At < bytes.length; At += pieceSize) {
    const Data = bytes.subarray(At, At + pieceSize).toString("base64");
    done(await client.sendOrderFilePiece({ params, accessCode, body: { At, Data } }));
  }
  return () => client.finishOrderFile({ params, accessCode });
}
