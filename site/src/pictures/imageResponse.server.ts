import { LRUCache } from "lru-cache";
import { notModified, tagOf } from "../http/notModified.server.ts";
import { renderPicture } from "./picture.server.ts";

/** Each picture is about 20 kB. */
const pictures = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: 200 });

function picture(place: string, title: string): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify([place, title]);
  const rendering = pictures.get(key) ?? renderPicture(place, title);
  pictures.set(key, rendering);
  return rendering;
}

/** Responds with a page's image, or 304 without rendering it. */
export async function imageResponse(request: Request, place: string, title: string): Promise<Response> {
  const headers = { etag: tagOf(`1 ${place} ${title}`), "cache-control": "public, no-cache" };
  return (
    notModified(request, headers) ??
    new Response(await picture(place, title), { headers: { ...headers, "content-type": "image/png" } })
  );
}
