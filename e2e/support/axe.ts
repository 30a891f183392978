import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** WCAG 2.2 level AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

interface Options {
  /** Selector of the part to check. Default: the whole page. */
  part?: string;
  /** Includes axe's best practices. */
  hasAdvice?: boolean;
  /** Only the rules that depend on the colour scheme. */
  onlyColours?: boolean;
}

/** Axe's violations: each rule with the elements that break it. */
export async function axeViolations(page: Page, { part, hasAdvice, onlyColours }: Options = {}): Promise<string[]> {
  // AxeBuilder would inject its half megabyte of script for every analysis: inject it once per document.
  const isInjected = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  const source = isInjected.every(Boolean) ? { axeSource: ";" } : {};
  // No third-party frames, for which axe would open an extra page each time.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  if (onlyColours) axe.withRules("color-contrast");
  else if (!hasAdvice) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
