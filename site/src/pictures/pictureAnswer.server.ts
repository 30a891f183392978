import { notModified, tagOf } from "../http/notModified.server.ts";
import { RecentlyUsed } from "../recentlyUsed.ts";
import { drawPicture } from "./picture.server.ts";

/** Drawings kept in memory; each is about 20 kB. */
const KEPT = 200;

const kept = new RecentlyUsed<Promise<Buffer<ArrayBuffer>>>(KEPT);

function draw(place: string, title: string): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify([place, title]);
  const drawing = kept.get(key) ?? drawPicture(place, title);
  kept.set(key, drawing);
  return drawing;
}

/** A page's picture as an answer; 304, and nothing drawn, for whoever has it already. */
export async function pictureAnswer(request: Request, place: string, title: string): Promise<Response> {
  const headers = { etag: tagOf(`1 ${place} ${title}`), "cache-control": "public, no-cache" };
  return (
    notModified(request, headers) ??
    new Response(await draw(place, title), { headers: { ...headers, "content-type": "image/png" } })
  );
}
