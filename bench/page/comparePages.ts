import { get } from "../setup/httpGet.ts";
import type { Target } from "./servers.ts";

export interface PageSize {
  /** Mean size of a page, bytes uncompressed and compressed. */
  uncompressed: number;
  compressed: number;
}

/** The visible text of a page. */
function visibleText(html: string): string {
  const body = /<body.*<\/body>/s.exec(html)?.[0] ?? "";
  return body
    .replace(/<!--.*?-->|<script.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Checks that every server shows the same text on every page, and measures the page sizes.
 * @throws Error with the first page that differs
 */
export async function comparePages(targets: Target[], uris: string[]): Promise<Map<string, PageSize>> {
  const sizes = new Map<string, PageSize>();
  const texts = new Map<string, string>();
  for (const { name, origin, pathOf } of targets) {
    const size = { uncompressed: 0, compressed: 0 };
    for (const uri of uris) {
      const url = origin + pathOf(uri);
      const { status, body } = await get(url, { "accept-encoding": "identity" });
      if (status !== 200) throw new Error(`${name}: ${status} from ${url}`);
      const shown = visibleText(body.toString());
      const known = texts.get(uri) ?? shown;
      if (shown !== known) throw new Error(`${name} shows another text on ${url}:\n${shown}\nnot\n${known}`);
      texts.set(uri, known);
      size.uncompressed += body.length / uris.length;
      size.compressed += (await get(url, { "accept-encoding": "gzip, deflate, br" })).body.length / uris.length;
    }
    sizes.set(name, size);
  }
  return sizes;
}
