import { get } from "../setup/httpGet.ts";
import type { Contestant } from "./servers.ts";

export interface Weight {
  /** Mean size of a page, bytes uncompressed and compressed. */
  plain: number;
  packed: number;
}

/** The visible text of a page. */
function wordsOf(html: string): string {
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
export async function weighSame(contestants: Contestant[], uris: string[]): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>();
  const words = new Map<string, string>();
  for (const { name, origin, pathOf } of contestants) {
    const weight = { plain: 0, packed: 0 };
    for (const uri of uris) {
      const url = origin + pathOf(uri);
      const { status, body } = await get(url, { "accept-encoding": "identity" });
      if (status !== 200) throw new Error(`${name}: ${status} from ${url}`);
      const shown = wordsOf(body.toString());
      const known = words.get(uri) ?? shown;
      if (shown !== known) throw new Error(`${name} shows other words on ${url}:\n${shown}\nnot\n${known}`);
      words.set(uri, known);
      weight.plain += body.length / uris.length;
      weight.packed += (await get(url, { "accept-encoding": "gzip, deflate, br" })).body.length / uris.length;
    }
    weights.set(name, weight);
  }
  return weights;
}
