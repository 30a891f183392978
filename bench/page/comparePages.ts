import { get } from "../setup/httpGet.ts";
import type { Contestant } from "./servers.ts";

export interface Weight {
  /** Mean bytes of a page, and of the same as a browser gets it. */
  plain: number;
  packed: number;
}

/** What stands between the tags, with what neither reader sees left out. */
function wordsOf(html: string): string {
  const body = /<body.*<\/body>/s.exec(html)?.[0] ?? "";
  return body
    .replace(/<!--.*?-->|<script.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Makes sure that every server shows the same words on every page, and weighs their pages.
 * @throws Error that names the first page that differs
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
