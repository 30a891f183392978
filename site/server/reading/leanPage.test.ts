// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { textAround } from "../../src/drawnPage.ts";
import { leanPage, leanPolicy, type Start } from "./leanPage.ts";
import { styleSheetOf } from "./styleSheet.ts";

const style = `p > a {
  color: red;
}`;
const page = `<!DOCTYPE html><html><head>
<style data-tsr-inline-css=""></style>
<script type="application/ld+json">{"@type":"WebPage"}</script></head>
<body><p>Svaret</p><script>self.a = 1;
self.b = 2</script><script type="module" async="" src="/assets/index-1.js"></script></body></html>`;

function made(start: Start, html = page, css = style) {
  const lean = leanPage(textAround(css, html), start);
  return { ...lean, html: lean.before + lean.sheet.text + lean.after };
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("the program waits until somebody acts, or until the browser has nothing else to do", () => {
  const { html } = made("act");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<style data-tsr-inline-css="">p > a {');
  expect(html).toMatch(/import\("\/assets\/index-1\.js"\).*addEventListener\("touchstart"/);
  expect(made("idle").html).toContain('requestIdleCallback??setTimeout)(()=>import("/assets/index-1.js"))');
});

test("each script that runs and each style sheet is known by its hash, and data is not", () => {
  const lean = made("act");
  const scripts = [...lean.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? "");
  expect(scripts).toHaveLength(2);
  expect(lean.scripts).toEqual(scripts.map(hashOf));
  expect(lean.sheet.hash).toEqual(hashOf(style));
});

test("a page whose program comes at once, or is asked for in a way we don't know, stays as it is with its script's hash", () => {
  const other = page.replace('async=""', "defer");
  for (const { html, scripts } of [made("now"), made("act", other)]) {
    expect(html).toContain(' src="/assets/index-1.js"></script>');
    expect(scripts).toEqual([hashOf("self.a = 1;\nself.b = 2")]);
  }
});

test("the policy knows the hashes", () => {
  const policy = "default-src 'self'; script-src 'self' https://x.example; style-src 'self'";
  expect(leanPolicy(policy, { scripts: ["'sha256-a'", "'sha256-b'"], sheet: styleSheetOf("b{}") })).toBe(
    `default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b' https://x.example; style-src 'self' ${hashOf("b{}")}`,
  );
});

test("pages of two kinds have each its style sheet, also where one begins as the other", () => {
  for (const each of [style, `${style} b{}`, style.slice(0, -2), style]) {
    expect(made("act", page, each).html).toContain(`<style data-tsr-inline-css="">${each}</style>`);
    expect(made("act", page, each).sheet.hash).toBe(hashOf(each));
  }
});
