interface Page {
  nonce?: string;
  /** Pages with a code in their address tell nobody where the reader came from. */
  secretAddress?: boolean;
  /** In production the browser speaks to the identity provider itself. */
  production: boolean;
  /** Component libraries that write style elements need this; our own pages don't. */
  inlineStyles?: boolean;
  /** The development server injects scripts and styles of its own. */
  development?: boolean;
}

const identityProvider = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(page: Page): string {
  const own = page.nonce ? ` 'nonce-${page.nonce}'` : "";
  const directives = {
    "default-src": "'self'",
    "script-src": page.development ? "'self' 'unsafe-inline'" : `'self'${own}`,
    "style-src": page.inlineStyles || page.development ? "'self' 'unsafe-inline'" : `'self'${own}`,
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": `'self'${page.production ? ` ${identityProvider}` : ""}${page.development ? " ws:" : ""}`,
    "frame-src": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "form-action": "'self'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

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
