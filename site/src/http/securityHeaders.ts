import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";

interface Page {
  nonce?: string;
  /** Pages with a code in their address tell nobody where the reader came from. */
  secretAddress?: boolean;
  /** In production the browser speaks to the identity provider itself. */
  production: boolean;
  /** What the firm has pages send for from others, each after its own condition; null for what it doesn't use. */
  outside?: OutsideServices | null;
  /** Component libraries that write style elements need this; our own pages don't. */
  inlineStyles?: boolean;
  /** The development server injects scripts and styles of its own. */
  development?: boolean;
}

const identityProvider = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

/** Where the one known script of statistics sends what it counts. */
const googleCounts = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

const originOf = (address: string | undefined) => (address && URL.canParse(address) ? [new URL(address).origin] : []);

/** The hosts that a page may reach beside its own: none but those that the firm has set. */
function hostsOf({ Analytics, ErrorReports, Promotion }: Partial<OutsideServices>) {
  const counting = Analytics?.Provider === "gtag" ? originOf(Analytics.Script) : [];
  const counts = counting.includes("https://www.googletagmanager.com") ? googleCounts : [];
  const promotion = originOf(Promotion?.Script);
  return {
    script: [...counting, ...promotion],
    image: [...counting, ...counts, ...promotion],
    connect: [...counting, ...counts, ...promotion, ...originOf(ErrorReports?.Dsn)],
    frame: promotion,
  };
}

const sources = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(" ");

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(page: Page): string {
  const own = page.nonce ? `'nonce-${page.nonce}'` : "";
  const hosts = hostsOf(page.outside ?? {});
  const directives = {
    "default-src": "'self'",
    "script-src": sources("'self'", page.development ? "'unsafe-inline'" : own, hosts.script),
    "style-src": sources("'self'", page.inlineStyles || page.development ? "'unsafe-inline'" : own),
    "img-src": sources("'self' data:", hosts.image),
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": sources(
      "'self'",
      page.production ? identityProvider : "",
      hosts.connect,
      page.development ? "ws:" : "",
    ),
    "frame-src": sources(hosts.frame) || "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "form-action": "'self'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** The policy of a page without a nonce, whose inline scripts and style sheets are allowed by hashes ('sha256-…'). */
export const allowInlineHashes = (policy: string, hashes: { script: string[]; style: string[] }): string =>
  policy
    .split("; ")
    .map((directive) => {
      if (directive.startsWith("script-src ")) return [directive, ...hashes.script].join(" ");
      return directive.startsWith("style-src ") ? [directive, ...hashes.style].join(" ") : directive;
    })
    .join("; ");

/** Asks browsers to come by https alone, for a year. Production only: it would outlive a trial on localhost. */
export const strictTransport = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** Every header that guards a page. */
export function securityHeaders(page: Page): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(page),
    "x-content-type-options": "nosniff",
    // Never a path: the next page's own address may hold a code, and servers in between like to log where readers were.
    "referrer-policy": page.secretAddress ? "no-referrer" : "strict-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    ...(page.production && strictTransport),
  };
}
