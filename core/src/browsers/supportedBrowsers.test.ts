import { getCompatibleVersions } from "baseline-browser-mapping";
import { expect, test } from "vitest";
import { baselineDay, buildTarget, supportedBrowsers } from "./supportedBrowsers.ts";

test("the supported browsers are the first with all of Baseline 30 months before the day", () => {
  const first = getCompatibleVersions({ widelyAvailableOnDate: baselineDay, suppressWarnings: true });
  const versions = Object.fromEntries(first.map(({ browser, version }) => [browser, version]));
  expect(supportedBrowsers).toEqual(
    Object.fromEntries(Object.keys(supportedBrowsers).map((browser) => [browser, versions[browser]])),
  );
  expect(buildTarget).toContain(`ios${versions.safari_ios}`);
});
