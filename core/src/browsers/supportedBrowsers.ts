/**
 * The browsers that the site, the admin and the visualiser are made for: those that have all of Baseline as it was 30
 * months before this day ("widely available", web.dev/baseline). Move the day with each release of dependencies.
 */
export const baselineDay = "2026-11-27";

/** The oldest supported version of each browser. Its test checks them against the day. */
export const supportedBrowsers = {
  chrome: "125",
  edge: "125",
  firefox: "126",
  safari: "17.5",
  safari_ios: "17.5",
} as const;

/** The target of the builds, in esbuild's words. */
export const buildTarget: string[] = Object.entries(supportedBrowsers).map(
  ([browser, version]) => `${browser === "safari_ios" ? "ios" : browser}${version}`,
);
