import { AxeBuilder } from "@axe-core/playwright";
import { browser as found } from "@lagrum/e2e/env";
import { publicPages } from "@lagrum/e2e/publicPages";
import { type Browser, chromium, type Page } from "playwright/test";
import { saveResult, today } from "../setup/result.ts";

/**
 * `pnpm measure accessibility http://localhost:3000`: runs axe on every public page of a running service, on phone and
 * desktop, light and dark, with the cookie banner shown, and with the menu open on a phone. Checks for horizontal
 * scroll at 320 px and at 1280 px zoomed to 400 %. The stories check samples; this checks all pages. BROWSER_PATH names
 * a browser.
 */
const [baseUrl = "http://localhost:3000"] = process.argv.slice(2);
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const screens = [375, 1280].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

interface Finding {
  path: string;
  where: string;
  violations: string[];
}

async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

async function horizontalScroll(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`${over} px of horizontal scroll`] : [];
}

async function inspectPage(browser: Browser, path: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { width, scheme } of screens) {
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: { width, height: 800 },
      colorScheme: scheme,
    });
    const page = await context.newPage();
    await page.goto(path);
    findings.push({ path, where: `${width} ${scheme}`, violations: await axeViolations(page) });
    if (width === 375) {
      await page.getByText("Meny", { exact: true }).click();
      findings.push({ path, where: `${width} ${scheme}, menu`, violations: await axeViolations(page) });
    }
    await context.close();
  }
  const page = await browser.newPage({ baseURL: baseUrl });
  await page.goto(path);
  findings.push({ path, where: "320 px", violations: await horizontalScroll(page, 320, 640) });
  findings.push({ path, where: "1280 px at 400 %", violations: await horizontalScroll(page, 320, 256) });
  await page.close();
  return findings;
}

const browser = await chromium.launch({
  ...(found.executablePath && { executablePath: found.executablePath }),
  args: found.args,
});
const findings: Finding[] = [];
for (const { path } of publicPages) {
  const own = await inspectPage(browser, path);
  findings.push(...own);
  console.log(`${path}: ${own.length} checks, ${own.flatMap(({ violations }) => violations).length} violations`);
}
await browser.close();

const failed = findings.filter(({ violations }) => violations.length > 0);
const report = [
  `# Accessibility of the public pages, ${today()}`,
  "",
  `axe-core with ${tags.join(", ")} on ${publicPages.length} pages at 375 and 1280 px, light and dark, with the menu open on the phone, and horizontal scroll at 320 px and at 1280 px zoomed to 400 %: ${findings.length} checks, ${failed.length} with violations.`,
  "",
  ...failed.flatMap(({ path, where, violations }) =>
    violations.map((violation) => `- ${path} (${where}): \`${violation}\``),
  ),
].join("\n");
saveResult(
  "accessibility",
  `${report.trimEnd()}
`,
);
console.log(`${findings.length} checks, ${failed.length} with violations`);
process.exitCode = failed.length === 0 ? 0 : 1;
