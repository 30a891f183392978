import { createHash } from "node:crypto";

/** A page whose script waits, and the hashes by which a policy knows its inline scripts ('sha256-…'). */
export interface LeanPage {
  html: string;
  hashes: string[];
}

const entry = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"[^>]*><\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;
/** As the router writes it into every element of the head. */
const nonces = / nonce="[0-9a-f-]{36}"|<meta property="csp-nonce"[^>]*>/g;
const inlineScripts = /<script(?![^>]*(?: src=| type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;

/** What people do first: a pointer over something, a finger, a key, or focus by other means. */
const acts = ["pointerover", "touchstart", "keydown", "focusin"];

/** Fetches the program when somebody acts, or as soon as the browser has nothing else to do. */
const starter = (src: string, isAwaited: boolean) =>
  isAwaited
    ? `(()=>{const s=()=>import("${src}");${acts.map((act) => `addEventListener("${act}",s,{once:!0,passive:!0})`).join(";")}})()`
    : `(self.requestIdleCallback??setTimeout)(()=>import("${src}"))`;

/**
 * Takes from a rendered page all that fetches its program before it is needed: links, menu and forms do without. The
 * page bears no nonce, so that it may be kept and sent to many.
 * @param isAwaited false where the program has something to do by itself
 * @returns undefined where the page is not made as we know them
 */
export function leanPage(html: string, isAwaited: boolean): LeanPage | undefined {
  const src = entry.exec(html)?.[1];
  if (src === undefined) return undefined;
  const lean = html
    .replace(entry, () => `<script>${starter(src, isAwaited)}</script>`)
    .replace(preloads, "")
    .replace(nonces, "");
  const hashes = [...lean.matchAll(inlineScripts)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return { html: lean, hashes: [...new Set(hashes)] };
}

/** The policy of a lean page, made of the one with a nonce. */
export const leanPolicy = (policy: string, hashes: string[]): string =>
  policy
    .replace(/(script-src [^;]*?) ?'nonce-[^']*'/, (_, start: string) => [start, ...hashes].join(" "))
    .replaceAll(/ ?'nonce-[^']*'/g, "");
