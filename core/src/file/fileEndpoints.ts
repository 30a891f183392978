import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { BeginFile, FileList, FileQuery, SendPiece, StaffFile, Upload } from "./fileSchema.ts";

const addition = "Files of the specification: news have files, and somebody must be able to put them there";

/** Calls on files. What is in them is fetched at the address that each bears. */
export const fileEndpoints = {
  listFiles: endpoint({
    method: "GET",
    path: "/files",
    summary: "The files that are there, newest first, and how large and how many they may be",
    access: "admin",
    query: FileQuery,
    responses: { 200: FileList },
    rows: "Files",
    addition,
  }),
  beginFile: endpoint({
    method: "POST",
    path: "/files",
    summary: "Say that a file comes; one that is too large is refused before it is sent",
    access: "admin",
    body: BeginFile,
    responses: { 201: Upload },
    addition,
  }),
  sendPiece: endpoint({
    method: "PUT",
    path: "/files/{id}/pieces",
    summary: "Send the next piece of a file; the same piece twice is one",
    access: "admin",
    params: byId,
    body: SendPiece,
    responses: { 200: Upload },
    addition,
  }),
  finishFile: endpoint({
    method: "POST",
    path: "/files/{id}/finish",
    summary: "Have the file that has come looked at and kept; pictures are made anew in several sizes",
    access: "admin",
    params: byId,
    responses: { 201: StaffFile },
    addition,
  }),
  deleteFile: endpoint({
    method: "DELETE",
    path: "/files/{id}",
    summary: "Do away with a file that no news have",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
    addition,
  }),
};
