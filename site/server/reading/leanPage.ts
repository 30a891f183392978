import type { PageText } from "../../src/drawnPage.ts";
import { hashOf, type StyleSheet, styleSheetOf } from "./styleSheet.ts";

/** A page around its style sheet, and the hashes of its scripts ('sha256-…'). */
export interface LeanPage {
  before: string;
  sheet: StyleSheet;
  after: string;
  scripts: string[];
}

/** When a page's program is fetched: with the page, when the browser has nothing else to do, or when somebody acts. */
export type Start = "now" | "idle" | "act";

const entry = /^<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"[^>]*><\/script>/;
const entryStart = '<script type="module"';
/** Of scripts that the policy knows by their address, or that don't run. */
const notInline = / src=| type="application\/(?:ld\+)?json"/;

/** What people do first: a pointer over something, a finger, a key, or focus by other means. */
const acts = ["pointerover", "touchstart", "keydown", "focusin"];

const starter = (src: string, start: Start) =>
  start === "act"
    ? `(()=>{const s=()=>import("${src}");${acts.map((act) => `addEventListener("${act}",s,{once:!0,passive:!0})`).join(";")}})()`
    : `(self.requestIdleCallback??setTimeout)(()=>import("${src}"))`;

/** Puts in the place of the script that fetches a page's program one that waits: links, menu and forms do without. */
export function leanPage({ before, style, after }: PageText, start: Start): LeanPage {
  const at = start === "now" ? -1 : after.lastIndexOf(entryStart);
  const [script = "", src] = at < 0 ? [] : (entry.exec(after.slice(at)) ?? []);
  const waiting =
    src === undefined
      ? after
      : `${after.slice(0, at)}<script>${starter(src, start)}</script>${after.slice(at + script.length)}`;
  const scripts = [...inlineScripts(before), ...inlineScripts(waiting)].map(hashOf);
  return { before, sheet: styleSheetOf(style), after: waiting, scripts };
}

/** The scripts that run and stand in the page itself. */
function inlineScripts(html: string): string[] {
  const [, ...elements] = html.split("<script");
  return elements.flatMap((element) => {
    const start = element.indexOf(">");
    if (notInline.test(element.slice(0, start))) return [];
    return [element.slice(start + 1, element.indexOf("</script>", start))];
  });
}

/** The policy of a page without a nonce, which would be another's where the page is kept: its scripts and its style sheet are known by hashes. */
export const leanPolicy = (policy: string, { scripts, sheet }: Pick<LeanPage, "scripts" | "sheet">): string =>
  policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "))
    .replace("style-src 'self'", `style-src 'self' ${sheet.hash}`);
