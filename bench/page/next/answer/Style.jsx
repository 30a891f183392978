"use client";

import { pageStyle } from "./pageStyle.js";

/** The site's own style sheet, in the page as the site has it; of the browser's half, or the page would hold it twice. */
export function Style() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our own
  return <style dangerouslySetInnerHTML={{ __html: pageStyle }} />;
}
