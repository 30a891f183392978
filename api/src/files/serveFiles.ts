import { isStaff } from "@lagrum/core/account/roles";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { keepPrivate, varyByCaller } from "../http/cacheHeaders.ts";
import { contentDisposition } from "../http/contentDisposition.ts";
import { Failure } from "../http/failure.ts";
import { readAccounts } from "../http/session.ts";
import { storedName } from "./fileAddress.ts";
import { type FileRow, findFile } from "./fileRepository.ts";

interface Address {
  Params: { key: string; name: string };
}

/** A file may not run, load or be framed, and its type is not sniffed. */
const harmless = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * GET /files/{key}/{name}, an addition to the specification: the content of a file, for everyone once news with it are
 * published, for staff before. Pictures are shown inline, all else is downloaded.
 */
export function serveFiles(server: FastifyInstance, app: App): void {
  const accountOf = readAccounts(app);

  const isForStaff = async (request: FastifyRequest): Promise<boolean> => {
    const token = request.headers["user-token"];
    if (token === undefined || token === "") return false;
    if (Array.isArray(token)) throw new Failure("BAD_REQUEST");
    request.caller = await accountOf(token);
    return isStaff(request.caller.roles);
  };

  server.get<Address>("/files/:key/:name", async (request, reply) => {
    const { key, name } = request.params;
    varyByCaller(reply);
    const staff = await isForStaff(request);
    const file = /^[0-9a-f]{32}$/.test(key) ? await findFile(app.db, key, staff ? "any time" : app.clock()) : undefined;
    const form = file && storedName(file, name);
    if (!file || form === undefined) throw new Failure("NOT_FOUND");
    const tag = `"${key.slice(0, 16)}-${form}"`;
    if (request.caller) keepPrivate(reply);
    // Revalidated each time, since publication can be withdrawn; an unchanged file gets 304.
    else reply.header("cache-control", "no-cache").header("etag", tag);
    if (!request.caller && request.headers["if-none-match"] === tag) return reply.status(304).send();
    return sendForm(app, reply, file, form);
  });
}

async function sendForm({ storage, log }: App, reply: FastifyReply, file: FileRow, form: string) {
  const stored = await storage.open(`${file.Key}/${form}`);
  if (stored === null) {
    log.error({ file: file.ID, form }, "a file is missing in the storage");
    throw new Failure("NOT_FOUND");
  }
  const kind = file.MediaType === "image/webp" ? "inline" : "attachment";
  return reply
    .headers(harmless)
    .header("content-type", file.MediaType)
    .header("content-length", stored.size)
    .header("content-disposition", contentDisposition(kind, file.Name))
    .send(stored.stream);
}
