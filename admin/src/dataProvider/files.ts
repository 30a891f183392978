import type { Client } from "@lagrum/core/client";
import { type FileList, pieceSize, type StaffFile } from "@lagrum/core/file/fileSchema";
import { bodyOf, refusalCode } from "./httpError.ts";

/** Times that a piece is sent before it is given up; the same piece twice is one. */
const TRIES = 8;
/** Milliseconds, longer each time. */
const PAUSE = 500;

/** A piece is never too large: the site says so of a long body when the service behind it goes away meanwhile. */
const passing = ["NETWORK_ERROR", "TIMEOUT", "SERVICE_UNAVAILABLE", "TOO_MANY_REQUESTS", "TOO_LARGE"];

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !passing.includes(refusalCode(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
    }
  }
}

/** What a part of a file holds, in base 64. */
const inBase64 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });

/** What can be done with files, for the data provider. */
export const fileMethods = (client: Client) => ({
  /** How large a file may be, and how many go with one piece of news. */
  getFileLimits: async (): Promise<Pick<FileList, "MostBytes" | "MostFiles">> =>
    bodyOf(await client.listFiles({ query: { PageSize: 1 } })),
  /** Sends a file piece by piece. @param tell hears how much of it has arrived, from 0 to 1 */
  sendFile: async (file: File, tell: (share: number) => void): Promise<StaffFile> => {
    const { ID } = bodyOf(await client.beginFile({ body: { Name: file.name, Size: file.size } }));
    const params = { id: ID };
    let At = 0;
    while (At < file.size) {
      const Data = await inBase64(file.slice(At, At + pieceSize));
      const body = { At, Data };
      At = (await persistently(async () => bodyOf(await client.sendPiece({ params, body })))).Received;
      tell(At / file.size);
    }
    return persistently(async () => bodyOf(await client.finishFile({ params })));
  },
});
