import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { BeginFile, FileList, FileQuery, SendPiece, StaffFile, Upload } from "./fileSchema.ts";

const addition = "Files of the specification: news have files, and staff must be able to upload them";

/** Endpoints for files. The content is downloaded from each file's own address. */
export const fileEndpoints = {
  listFiles: endpoint({
    method: "GET",
    path: "/files",
    summary: "The stored files, newest first, with the limits for size and number",
    access: "admin",
    query: FileQuery,
    responses: { 200: FileList },
    rows: "Files",
    addition,
  }),
  beginFile: endpoint({
    method: "POST",
    path: "/files",
    summary: "Announce an upload; a file that is too large is refused before it is sent",
    access: "admin",
    body: BeginFile,
    responses: { 201: Upload },
    addition,
  }),
  sendPiece: endpoint({
    method: "PUT",
    path: "/files/{id}/pieces",
    summary: "Upload the next piece of a file; idempotent",
    access: "admin",
    params: byId,
    body: SendPiece,
    responses: { 200: Upload },
    addition,
  }),
  finishFile: endpoint({
    method: "POST",
    path: "/files/{id}/finish",
    summary: "Complete an upload: the file is checked and stored, and pictures are re-encoded in several sizes",
    access: "admin",
    params: byId,
    responses: { 201: StaffFile },
    addition,
  }),
  deleteFile: endpoint({
    method: "DELETE",
    path: "/files/{id}",
    summary: "Delete a file that no news use",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
    addition,
  }),
};
