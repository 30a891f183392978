import { pieceSize, type SendPiece } from "@lagrum/core/file/fileSchema";
import { refusalCode } from "./httpError.ts";

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

interface Calls<Uploaded> {
  send: (body: SendPiece) => Promise<{ Received: number }>;
  finish: () => Promise<Uploaded>;
}

/** Sends a file that has been announced, in chunks. @param onProgress called with the uploaded share, 0 to 1 */
export async function uploadInPieces<Uploaded>(
  file: File,
  onProgress: (share: number) => void,
  { send, finish }: Calls<Uploaded>,
): Promise<Uploaded> {
  let At = 0;
  while (At < file.size) {
    const body = { At, Data: await toBase64(file.slice(At, At + pieceSize)) };
    At = (await withRetries(() => send(body))).Received;
    onProgress(At / file.size);
  }
  return withRetries(finish);
}
