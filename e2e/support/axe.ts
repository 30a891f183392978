import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What WCAG 2.2 asks at level AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

interface Look {
  /** A selector: what is looked at, or else the whole page. */
  part?: string;
  /** Axe's advice on good habits too. */
  hasAdvice?: boolean;
  /** Only what another colour scheme may change. */
  onlyColours?: boolean;
}

/** What axe has to say about the page as it stands: the rules, each with what breaks it. */
export async function faultsOf(page: Page, { part, hasAdvice, onlyColours }: Look = {}): Promise<string[]> {
  // Half a megabyte of program, which a builder would have each document read again with every look.
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  const source = isThere.every(Boolean) ? { axeSource: ";" } : {};
  // No page of ours holds frames of others', for which axe would open a window of its own each time.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  if (onlyColours) axe.withRules("color-contrast");
  else if (!hasAdvice) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
