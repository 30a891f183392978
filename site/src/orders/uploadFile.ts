import { pieceSize } from "@lagrum/core/file/fileSchema";
import type { OrderFile } from "@lagrum/core/order/orderSchema";
import type { SiteClient } from "../api/siteClient.ts";

type Uploader = Pick<SiteClient, "beginOrderFile" | "sendOrderFilePiece" | "finishOrderFile">;

interface Upload {
  orderId: number;
  accessCode: string;
  file: File;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Uploads a file to an order in chunks. @returns the file, or an error code */
export async function uploadFile(
  client: Uploader,
  { orderId, accessCode, file, onProgress }: Upload,
): Promise<OrderFile | { Code: string }> {
  const begun = await client.beginOrderFile({
    params: { id: orderId },
    accessCode,
    body: { Name: file.name, Size: file.size },
  });
  if (!begun.ok) return { Code: begun.body.Code };
  const params = { id: orderId, fileId: begun.body.ID };
  for (let at = 0; at < file.size; at += pieceSize) {
    const piece = new Uint8Array(await file.slice(at, at + pieceSize).arrayBuffer());
    const sent = await client.sendOrderFilePiece({ params, accessCode, body: { At: at, Data: toBase64(piece) } });
    if (!sent.ok) return { Code: sent.body.Code };
    onProgress(Math.min(1, (at + piece.length) / file.size));
  }
  const finished = await client.finishOrderFile({ params, accessCode });
  return finished.ok ? finished.body : { Code: finished.body.Code };
}
