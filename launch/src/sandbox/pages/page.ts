import { createHash } from "node:crypto";
import { escapeHtml } from "../../html/escapeHtml.ts";
import type { Answer } from "../protocolCall.ts";

/** The pages' only style sheet; the Content-Security-Policy allows it by hash. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
.sandbox { border: 2px dashed #b45309; border-radius: .5rem; padding: .5rem .75rem; margin: 0 0 1rem; font-weight: 600; }
h1 { font-size: 1.25rem; } h2 { font-size: 1.1rem; }
dl { display: grid; grid-template-columns: 1fr max-content; gap: .25rem 1rem; margin: 0 0 1rem; } dd { margin: 0; text-align: right; }
ul { padding-left: 1.25rem; }
form { display: block; margin: 0 0 .5rem; }
button { font: inherit; width: 100%; min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid; border-radius: .5rem; cursor: pointer; }
details { margin-top: 1rem; } summary { padding: .5rem 0; cursor: pointer; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`;

interface PageOptions {
  status?: number;
  /** Redirects the top window to this URL; without JavaScript a link does. */
  leaveTo?: string;
}

/** A page with a notice that it is a sandbox. `body` is HTML. */
export function page(title: string, body: string, { status = 200, leaveTo }: PageOptions = {}): Answer {
  const leave = leaveTo
    ? `<p><a id="leave" target="_top" href="${escapeHtml(leaveTo)}">Till butiken</a></p><script src="/sandbox/leave.js"></script>`
    : "";
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
    body: `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – sandlåda</title><style>${style}</style></head><body>
<p class="sandbox" role="note">Sandlåda: inga riktiga pengar</p>
<main><h1>${escapeHtml(title)}</h1>${body}${leave}</main></body></html>`,
  };
}

/** A form with one button. `action` is a URL of the sandbox. */
export const button = (action: string, text: string): string =>
  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(text)}</button></form>`;

/** Öre as "1 295,00 kr". */
export const kronor = (amount: number): string =>
  new Intl.NumberFormat("sv-SE", { style: "currency", currency: "SEK" }).format(amount / 100);
