"use client";

import { pageStyle } from "./pageStyle.js";

/** The site's style sheet, inline as on the site. A client component, so that it isn't serialised twice. */
export function Style() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our own
  return <style dangerouslySetInnerHTML={{ __html: pageStyle }} />;
}
