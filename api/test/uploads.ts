import type { Client } from "@lagrum/core/client";
import { pieceSize, type StaffFile } from "@lagrum/core/file/fileSchema";
import sharp from "sharp";
import { done } from "./scenes.ts";

/** The shortest complete PDF. */
export const aPdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Uploads a file in pieces and returns the result. Throws on a refusal. */
export async function upload(client: Client, Name: string, bytes: Buffer) {
  const { ID } = done(await client.beginFile({ body: { Name, Size: bytes.length } }));
  for (let At = 0; At < bytes.length; At += pieceSize) {
    const Data = bytes.subarray(At, At + pieceSize).toString("base64");
    done(await client.sendPiece({ params: { id: ID }, body: { At, Data } }));
  }
  return client.finishFile({ params: { id: ID } });
}

/** An uploaded file. */
export const uploaded = async (client: Client, Name = "Villkor.pdf", bytes: Buffer = aPdf): Promise<StaffFile> =>
  done(await upload(client, Name, bytes));

/** A phone's photo: rotated by metadata, with the location. */
export const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#2f6b4f" } })
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Copyright: "Vera Hemlig" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "18/1 3/1 0/1" },
      },
    })
    .jpeg()
    .toBuffer();
