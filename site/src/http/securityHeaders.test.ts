import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./securityHeaders.ts";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]));

test("allows scripts by nonce and own origin only", () => {
  const policy = directives(contentSecurityPolicy({ nonce: "n1", production: true }));
  expect(policy["script-src"]).toEqual(["'self'", "'nonce-n1'"]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});

test("allows connections to the identity provider in production only", () => {
  const hosts = (production: boolean) => directives(contentSecurityPolicy({ nonce: "n", production }))["connect-src"];
  expect(hosts(true)).toContain("https://identitytoolkit.googleapis.com");
  expect(hosts(false)).toEqual(["'self'"]);
});

test("never allows inline scripts outside development, even with inline styles allowed", () => {
  expect(directives(contentSecurityPolicy({ production: true, inlineStyles: true }))["script-src"]).toEqual(["'self'"]);
});

test("sends no referrer from a URL with a code", () => {
  expect(securityHeaders({ production: false, secretAddress: true })["referrer-policy"]).toBe("no-referrer");
  expect(securityHeaders({ production: false })["referrer-policy"]).toBe("strict-origin");
});

test("sends HSTS in production", () => {
  expect(securityHeaders({ production: true })["strict-transport-security"]).toContain("max-age=31536000");
  expect(securityHeaders({ production: false })).not.toHaveProperty("strict-transport-security");
});

test("allows third-party hosts only when configured, in the directives that each needs", () => {
  const outside = {
    Analytics: { Provider: "gtag", ID: "G-1", Script: "https://www.googletagmanager.com/gtag/js" },
    ErrorReports: { Dsn: "https://key@reports.example/1", Environment: "production" },
    Promotion: { Script: "https://pay.example/p.js", ClientID: null, Key: "footer", Locale: "en-SE" },
  } as const;
  const open = directives(contentSecurityPolicy({ nonce: "n", production: false, outside }));
  expect(open["script-src"]).toEqual([
    "'self'",
    "'nonce-n'",
    "https://www.googletagmanager.com",
    "https://pay.example",
  ]);
  expect(open["connect-src"]).toContain("https://reports.example");
  expect(open["frame-src"]).toEqual(["https://pay.example"]);
  const nothing = { Analytics: { Provider: "local" }, ErrorReports: null, Promotion: null } as const;
  expect(contentSecurityPolicy({ production: false, outside: nothing })).not.toContain("https:");
  const ownScript = { ...nothing, Promotion: { ...outside.Promotion, Script: "/promotion-example.js" } };
  expect(contentSecurityPolicy({ production: false, outside: ownScript })).not.toContain("https:");
});
