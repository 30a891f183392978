// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { leanPage, leanPolicy } from "./leanPage.ts";

const nonce = "d6bbffff-66a1-4146-8304-30c844f98b55";
const page = `<!DOCTYPE html><html><head><meta property="csp-nonce" content="${nonce}" nonce="${nonce}"/>
<style data-tsr-inline-css="" nonce="${nonce}">p > a {
  color: red;
}</style>
<link rel="modulepreload" href="/assets/b-1.js" nonce="${nonce}"/>
<script type="application/ld+json" nonce="${nonce}">{"@type":"WebPage"}</script></head>
<body><p>Han skrev: nonce=&quot;abc&quot;</p><script nonce="${nonce}">self.a = 1;
self.b = 2</script><script type="module" async="" src="/assets/index-1.js" nonce="${nonce}"></script></body></html>`;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("nothing is fetched ahead, and no visitor's nonce is left", () => {
  const lean = leanPage(page, true);
  expect(lean?.html).not.toMatch(/modulepreload|type="module"|[0-9a-f]{8}-[0-9a-f]{4}/);
  expect(lean?.html).toContain('<style data-tsr-inline-css="">p > a {');
  expect(lean?.html).toContain("Han skrev: nonce=&quot;abc&quot;");
  expect(lean?.html).toMatch(/addEventListener\("touchstart".*import\("\/assets\/index-1\.js"\)|import.*touchstart/s);
});

test("each script that runs and each style sheet is known by its hash, and data is not", () => {
  const lean = leanPage(page, true);
  const scripts = [...(lean?.html ?? "").matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? "");
  expect(scripts).toHaveLength(2);
  expect(lean?.scripts).toEqual(scripts.map(hashOf));
  expect(lean?.styles).toEqual([hashOf("p > a {\n  color: red;\n}")]);
});

test("a page made otherwise stays as it is", () => {
  expect(leanPage(page.replace('async=""', "defer"), true)).toBeUndefined();
});

test("the policy knows the hashes in place of the nonce", () => {
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' https://x.example; style-src 'self' 'nonce-${nonce}'`;
  expect(leanPolicy(policy, { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] })).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b' https://x.example; style-src 'self' 'sha256-c'",
  );
});
