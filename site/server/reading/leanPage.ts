import { createHash } from "node:crypto";

/** A page whose script waits, and the hashes by which a policy knows what stands inline ('sha256-…'). */
export interface LeanPage {
  html: string;
  scripts: string[];
  styles: string[];
}

const entry = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"[^>]*><\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;
const nonceMeta = /<meta property="csp-nonce"[^>]*>/;
/** As the router writes it into every element of the head; the same all through the page. */
const anyNonce = / nonce="[0-9a-f-]{36}"/;
const inlineStyles = /<style[^>]*>(.*?)<\/style>/gs;
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
  const waiting = html
    .replace(entry, () => `<script>${starter(src, isAwaited)}</script>`)
    .replace(preloads, "")
    .replace(nonceMeta, "");
  const [nonce] = anyNonce.exec(waiting) ?? [];
  const lean = nonce ? waiting.replaceAll(nonce, "") : waiting;
  return {
    html: lean,
    scripts: hashesOf(lean, inlineScripts, hashOf),
    styles: hashesOf(lean, inlineStyles, styleHashOf),
  };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Each kind of page has one style sheet, for as long as the program runs. */
const knownStyles = new Map<string, string>();

function styleHashOf(style: string): string {
  const hash = knownStyles.get(style) ?? hashOf(style);
  knownStyles.set(style, hash);
  return hash;
}

const hashesOf = (html: string, elements: RegExp, hash: (text: string) => string) => [
  ...new Set([...html.matchAll(elements)].map(([, text = ""]) => hash(text))),
];

/** The policy of a lean page, made of the one with a nonce. */
export const leanPolicy = (policy: string, { scripts, styles }: Pick<LeanPage, "scripts" | "styles">): string =>
  policy
    .replace(/(script-src [^;]*?) ?'nonce-[^']*'/, (_, start: string) => [start, ...scripts].join(" "))
    .replace(/(style-src [^;]*?) ?'nonce-[^']*'/, (_, start: string) => [start, ...styles].join(" "));
