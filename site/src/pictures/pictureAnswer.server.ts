import { createHash } from "node:crypto";
import { drawPicture } from "./picture.server.ts";

/** Drawings kept in memory; each is about 20 kB. */
const KEPT = 200;

const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The longest unused makes room. */
function draw(place: string, title: string): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify([place, title]);
  const drawing = kept.get(key) ?? drawPicture(place, title);
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

/** A page's picture as an answer; 304, and nothing drawn, for whoever has it already. */
export async function pictureAnswer(request: Request, place: string, title: string): Promise<Response> {
  const etag = `"${createHash("sha256").update(`1 ${place} ${title}`).digest("base64url").slice(0, 27)}"`;
  const headers = { etag, "cache-control": "public, no-cache" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(await draw(place, title), { headers: { ...headers, "content-type": "image/png" } });
}
