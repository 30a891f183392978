import { hash } from "node:crypto";
import { Parser } from "htmlparser2";

/** CSP sources ('sha256-…') of a page's inline scripts and style sheets. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

/** JSON and JSON-LD are data, which need no hash in the policy. */
const isCode = (type: string | undefined) => type === undefined || type === "module";

export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { script: [], style: [] };
  let code: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type }) {
      if (name === "style" || (name === "script" && src === undefined && isCode(type))) code = "";
    },
    ontext(text) {
      if (code !== undefined) code += text;
    },
    onclosetag(name) {
      if (code === undefined || (name !== "script" && name !== "style")) return;
      hashes[name].push(`'sha256-${hash("sha256", code, "base64")}'`);
      code = undefined;
    },
  });
  parser.end(html);
  return hashes;
}
