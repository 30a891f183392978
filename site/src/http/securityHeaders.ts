import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";

interface Page {
  nonce?: string;
  /** The URL has a code, so no referrer is sent. */
  secretAddress?: boolean;
  /** In production the browser calls the identity provider directly. */
  production: boolean;
  /** Configured third-party services; null for unused ones. */
  outside?: OutsideServices | null;
  /** Names of the Trusted Types policies that the page may create. */
  trustedTypes: string[];
  /** The development server injects scripts and styles. */
  development?: boolean;
}

const identityProvider = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

/** Hosts that Google's analytics script calls. */
const googleHosts = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

const originOf = (address: string | undefined) => (address && URL.canParse(address) ? [new URL(address).origin] : []);

/** Third-party hosts that a page may call: only the configured ones. */
function hostsOf({ Analytics, ErrorReports, Promotion }: Partial<OutsideServices>) {
  const counting = Analytics?.Provider === "gtag" ? originOf(Analytics.Script) : [];
  const counts = counting.includes("https://www.googletagmanager.com") ? googleHosts : [];
  const promotion = originOf(Promotion?.Script);
  return {
    script: [...counting, ...promotion],
    image: [...counting, ...counts, ...promotion],
    connect: [...counting, ...counts, ...promotion, ...originOf(ErrorReports?.Dsn)],
    frame: promotion,
  };
}

const sources = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(" ");

const trustedTypes = ({ trustedTypes: policies }: Page) => ({
  "require-trusted-types-for": "'script'",
  "trusted-types": sources(policies),
});

/** Scripts of third parties and of the development server write HTML and script addresses as text. */
const bearsTrustedTypes = ({ outside, development }: Page) =>
  !development && hostsOf(outside ?? {}).script.length === 0;

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(page: Page): string {
  const own = page.nonce ? `'nonce-${page.nonce}'` : "";
  const hosts = hostsOf(page.outside ?? {});
  const directives = {
    "default-src": "'self'",
    "script-src": sources("'self'", page.development ? "'unsafe-inline'" : own, hosts.script),
    "style-src": sources("'self'", page.development ? "'unsafe-inline'" : own),
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
    ...(bearsTrustedTypes(page) && trustedTypes(page)),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** Adds hashes ('sha256-…') of inline scripts and style sheets to the policy of a page without a nonce. */
export const allowInlineHashes = (policy: string, hashes: { script: string[]; style: string[] }): string =>
  policy
    .split("; ")
    .map((directive) => {
      if (directive.startsWith("script-src ")) return [directive, ...hashes.script].join(" ");
      return directive.startsWith("style-src ") ? [directive, ...hashes.style].join(" ") : directive;
    })
    .join("; ");

/** HSTS for a year. Production only: on localhost it would affect other projects. */
export const strictTransport = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** All security headers of a page. */
export function securityHeaders(page: Page): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(page),
    "x-content-type-options": "nosniff",
    // Never a path: the URL may have a code, and proxies log referrers.
    "referrer-policy": page.secretAddress ? "no-referrer" : "strict-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    ...(!bearsTrustedTypes(page) && { "content-security-policy-report-only": "require-trusted-types-for 'script'" }),
    ...(page.production && strictTransport),
  };
}
