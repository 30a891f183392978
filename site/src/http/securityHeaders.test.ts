import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./securityHeaders.ts";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]));

test("allows scripts by nonce and own origin only", () => {
  const policy = directives(contentSecurityPolicy({ nonce: "n1", production: true, trustedTypes: [] }));
  expect(policy["script-src"]).toEqual(["'self'", "'nonce-n1'"]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});

test("allows connections to the identity provider in production only", () => {
  const hosts = (production: boolean) =>
    directives(contentSecurityPolicy({ nonce: "n", production, trustedTypes: [] }))["connect-src"];
  expect(hosts(true)).toContain("https://identitytoolkit.googleapis.com");
  expect(hosts(false)).toEqual(["'self'"]);
});

test("never allows inline scripts or styles outside development", () => {
  const policy = directives(contentSecurityPolicy({ production: true, trustedTypes: [] }));
  expect(policy["script-src"]).toEqual(["'self'"]);
  expect(policy["style-src"]).toEqual(["'self'"]);
});

test("enforces Trusted Types; report-only if a third-party script is configured", () => {
  const Analytics = { Provider: "gtag", ID: "G-1", Script: "https://www.googletagmanager.com/gtag/js" } as const;
  const enforced = "content-security-policy";
  const reported = "content-security-policy-report-only";
  const own = securityHeaders({ production: true, trustedTypes: ["a", "b"] });
  expect(own[enforced]).toContain("; require-trusted-types-for 'script'; trusted-types a b");
  expect(own).not.toHaveProperty(reported);
  const outside = { Analytics, ErrorReports: null, Promotion: null, Checkout: null };
  const others = securityHeaders({ production: true, trustedTypes: ["a"], outside });
  expect(others[enforced]).not.toContain("trusted-types");
  expect(others[reported]).toBe("require-trusted-types-for 'script'");
});

test("sends no referrer from a URL with an access code", () => {
  expect(securityHeaders({ production: false, secretAddress: true, trustedTypes: [] })["referrer-policy"]).toBe(
    "no-referrer",
  );
  expect(securityHeaders({ production: false, trustedTypes: [] })["referrer-policy"]).toBe("strict-origin");
});

test("sends HSTS in production", () => {
  expect(securityHeaders({ production: true, trustedTypes: [] })["strict-transport-security"]).toContain(
    "max-age=31536000",
  );
  expect(securityHeaders({ production: false, trustedTypes: [] })).not.toHaveProperty("strict-transport-security");
});

test("allows third-party hosts only when configured, in the directives that each needs", () => {
  const outside = {
    Analytics: { Provider: "gtag", ID: "G-1", Script: "https://www.googletagmanager.com/gtag/js" },
    ErrorReports: { Dsn: "https://key@reports.example/1", Environment: "production" },
    Promotion: { Script: "https://pay.example/p.js", ClientID: null, Key: "footer", Locale: "en-SE" },
    Checkout: null,
  } as const;
  const open = directives(contentSecurityPolicy({ nonce: "n", production: false, trustedTypes: [], outside }));
  expect(open["script-src"]).toEqual([
    "'self'",
    "'nonce-n'",
    "https://www.googletagmanager.com",
    "https://pay.example",
  ]);
  expect(open["connect-src"]).toContain("https://reports.example");
  expect(open["frame-src"]).toEqual(["https://pay.example"]);
  const nothing = { Analytics: { Provider: "local" }, ErrorReports: null, Promotion: null, Checkout: null } as const;
  expect(contentSecurityPolicy({ production: false, trustedTypes: [], outside: nothing })).not.toContain("https:");
  const ownScript = { ...nothing, Promotion: { ...outside.Promotion, Script: "/promotion-example.js" } };
  expect(contentSecurityPolicy({ production: false, trustedTypes: [], outside: ownScript })).not.toContain("https:");
});

test("the payment provider's script and frame are allowed on the checkout page only", () => {
  const Checkout = { Origins: ["https://*.pay.example"] };
  const outside = { Analytics: null, ErrorReports: null, Promotion: null, Checkout };
  const page = { production: true, trustedTypes: ["a"], nonce: "n", outside };
  expect(contentSecurityPolicy(page)).not.toContain("pay.example");
  expect(directives(contentSecurityPolicy(page))["frame-src"]).toEqual(["'none'"]);
  const checkout = directives(contentSecurityPolicy({ ...page, checkout: true }));
  expect(checkout["frame-src"]).toEqual(["'self'", "https://*.pay.example"]);
  expect(checkout["script-src"]).toEqual(["'self'", "'nonce-n'", "https://*.pay.example"]);
  expect(checkout).not.toHaveProperty("trusted-types");
});
