import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./securityHeaders.ts";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]));

test("lets only scripts of this page run", () => {
  const policy = directives(contentSecurityPolicy({ nonce: "n1", production: true }));
  expect(policy["script-src"]).toEqual(["'self'", "'nonce-n1'"]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});

test("speaks to the identity provider directly in production alone", () => {
  const hosts = (production: boolean) => directives(contentSecurityPolicy({ nonce: "n", production }))["connect-src"];
  expect(hosts(true)).toContain("https://identitytoolkit.googleapis.com");
  expect(hosts(false)).toEqual(["'self'"]);
});

test("never allows inline scripts outside development, not even where styles may be inline", () => {
  expect(directives(contentSecurityPolicy({ production: true, inlineStyles: true }))["script-src"]).toEqual(["'self'"]);
});

test("tells nobody of an address with a code in it", () => {
  expect(securityHeaders({ production: false, secretAddress: true })["referrer-policy"]).toBe("no-referrer");
  expect(securityHeaders({ production: false })["referrer-policy"]).toBe("strict-origin");
});

test("asks for https for good in production", () => {
  expect(securityHeaders({ production: true })["strict-transport-security"]).toContain("max-age=31536000");
  expect(securityHeaders({ production: false })).not.toHaveProperty("strict-transport-security");
});
