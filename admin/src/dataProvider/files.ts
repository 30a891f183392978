import type { Client } from "@lagrum/core/client";
import { type FileList, pieceSize, type StaffFile } from "@lagrum/core/file/fileSchema";
import { refusalCode } from "./httpError.ts";
import { bodyOf } from "./reply.ts";

/** Attempts to send a chunk, which is idempotent. */
const ATTEMPTS = 8;
/** Milliseconds, times the number of attempts so far. */
const BACKOFF = 500;

/** TOO_LARGE too: a proxy may respond with it when its upstream closes the connection during the upload. */
const transient = ["NETWORK_ERROR", "TIMEOUT", "SERVICE_UNAVAILABLE", "TOO_MANY_REQUESTS", "TOO_LARGE"];

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !transient.includes(refusalCode(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF * attempt));
    }
  }
}

const toBase64 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });

export const fileMethods = (client: Client) => ({
  /** Maximum file size in bytes, and maximum number of files of a news item. */
  getFileLimits: (): Promise<Pick<FileList, "MostBytes" | "MostFiles">> =>
    bodyOf(client.listFiles({ query: { PageSize: 1 } })),
  /** Uploads a file in chunks. @param onProgress called with the uploaded share, 0 to 1 */
  uploadFile: async (file: File, onProgress: (share: number) => void): Promise<StaffFile> => {
    const { ID } = await bodyOf(client.beginFile({ body: { Name: file.name, Size: file.size } }));
    const params = { id: ID };
    let At = 0;
    while (At < file.size) {
      const Data = await toBase64(file.slice(At, At + pieceSize));
      const body = { At, Data };
      At = (await withRetries(() => bodyOf(client.sendPiece({ params, body })))).Received;
      onProgress(At / file.size);
    }
    return withRetries(() => bodyOf(client.finishFile({ params })));
  },
});
