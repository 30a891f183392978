import type { Client } from "@lagrum/core/client";
import type { FileList, StaffFile } from "@lagrum/core/file/fileSchema";
import { bodyOf } from "./reply.ts";
import { uploadInPieces } from "./upload.ts";

export const fileMethods = (client: Client) => ({
  /** Maximum file size in bytes, and maximum number of files of a news item. */
  getFileLimits: (): Promise<Pick<FileList, "MostBytes" | "MostFiles">> =>
    bodyOf(client.listFiles({ query: { PageSize: 1 } })),
  /** Uploads a file in chunks. @param onProgress called with the uploaded share, 0 to 1 */
  uploadFile: async (file: File, onProgress: (share: number) => void): Promise<StaffFile> => {
    const { ID } = await bodyOf(client.beginFile({ body: { Name: file.name, Size: file.size } }));
    const params = { id: ID };
    return uploadInPieces(file, onProgress, {
      send: (body) => bodyOf(client.sendPiece({ params, body })),
      finish: () => bodyOf(client.finishFile({ params })),
    });
  },
});
