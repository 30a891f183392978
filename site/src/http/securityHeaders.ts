import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";

interface Page {
  nonce?: string;
  /** The URL has an access code, so no referrer is sent. */
  secretAddress?: boolean;
  /** In production the browser calls the identity provider directly. */
  production: boolean;
  /** Configured third-party services; null for unused ones. */
  outside?: OutsideServices | null;
  /** Names of the Trusted Types policies that the page may create. */
  trustedTypes: string[];
  /** The checkout page, where the payment provider's script and frame run. */
  checkout?: boolean;
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
function hostsOf({ outside, checkout }: Pick<Page, "outside" | "checkout">) {
  const { Analytics, ErrorReports, Promotion, Checkout }: Partial<OutsideServices> = outside ?? {};
  const counting = Analytics?.Provider === "gtag" ? originOf(Analytics.Script) : [];
  const counts = counting.includes("https://www.googletagmanager.com") ? googleHosts : [];
  const promotion = originOf(Promotion?.Script);
  const payment = checkout ? (Checkout?.Origins ?? []) : [];
  const shown = [...promotion, ...payment];
  return {
    script: [...counting, ...shown],
    style: payment,
    image: [...counting, ...counts, ...shown],
    connect: [...counting, ...counts, ...shown, ...originOf(ErrorReports?.Dsn)],
    // The sandbox is on this origin.
    frame: checkout ? ["'self'", ...shown] : shown,
  };
}

const sources = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(" ");

const trustedTypes = ({ trustedTypes: policies }: Page) => ({
  "require-trusted-types-for": "'script'",
  "trusted-types": sources(policies),
});

/** Third-party scripts and the development server write HTML and script URLs as text, which Trusted Types block. */
const enforcesTrustedTypes = (page: Page) => !page.development && !page.checkout && hostsOf(page).script.length === 0;

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(page: Page): string {
  const own = page.nonce ? `'nonce-${page.nonce}'` : "";
  const hosts = hostsOf(page);
  const directives = {
    "default-src": "'self'",
    "script-src": sources("'self'", page.development ? "'unsafe-inline'" : own, hosts.script),
    "style-src": sources("'self'", page.development ? "'unsafe-inline'" : own, hosts.style),
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
    ...(enforcesTrustedTypes(page) && trustedTypes(page)),
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
  const origins = page.checkout ? (page.outside?.Checkout?.Origins ?? []) : [];
  const payers = ["self", ...origins.map((origin) => `"${origin}"`)];
  return {
    "content-security-policy": contentSecurityPolicy(page),
    "x-content-type-options": "nosniff",
    // Never a path: the URL may have an access code, and proxies log referrers.
    "referrer-policy": page.secretAddress ? "no-referrer" : "strict-origin",
    // The provider's form may open pages of banks and card issuers.
    "cross-origin-opener-policy": page.checkout ? "same-origin-allow-popups" : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": `camera=(), microphone=(), geolocation=(), payment=(${payers.join(" ")})`,
    ...(!enforcesTrustedTypes(page) && { "content-security-policy-report-only": "require-trusted-types-for 'script'" }),
    ...(page.production && strictTransport),
  };
}
